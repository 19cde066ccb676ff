-- How often a smith has improved a thing; 0 for all that was there before.
ALTER TABLE item ADD COLUMN improved INTEGER DEFAULT 0 NOT NULL CHECK (improved BETWEEN 0 AND 10);
ALTER TABLE lost_and_found ADD COLUMN improved INTEGER DEFAULT 0 NOT NULL;
