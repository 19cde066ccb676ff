-- Whether a character reads no descriptions of rooms that it knows when it comes in.
ALTER TABLE player_character ADD COLUMN brief BOOLEAN DEFAULT FALSE NOT NULL;
