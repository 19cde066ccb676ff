-- The id of the character that a thing is bound to; 0 for nobody, as with all that was there before.
-- No foreign key, which would bring an index: nobody looks a thing up by it.
ALTER TABLE item ADD COLUMN bound_to BIGINT DEFAULT 0 NOT NULL CHECK (bound_to >= 0);
ALTER TABLE lost_and_found ADD COLUMN bound_to BIGINT DEFAULT 0 NOT NULL;
