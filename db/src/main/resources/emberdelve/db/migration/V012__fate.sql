-- What death means to a character, as text that the server reads. Empty: it wakes again; an empty one
-- is not in the row's digest, so that the digests of all rows from before this column stay.
ALTER TABLE player_character ADD COLUMN fate VARCHAR(1000) DEFAULT '' NOT NULL;
