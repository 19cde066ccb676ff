-- What a character has left in its corpse of the experience of its level; only it can take it back.
ALTER TABLE corpse ADD COLUMN xp BIGINT DEFAULT 0 NOT NULL CHECK (xp >= 0);
