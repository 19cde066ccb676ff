-- What of a character's gold is bound to it: nobody else can have it. Gold from before is free.
ALTER TABLE player_character ADD COLUMN bound_gold BIGINT DEFAULT 0 NOT NULL
    CHECK (bound_gold BETWEEN 0 AND 1000000000000);
