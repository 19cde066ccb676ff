-- What a player has arranged with a character (aliases, channels, ignored people, …), as versioned
-- text that the server reads. Empty: nothing; an empty one is not in the row's digest, so that the
-- digests of all rows from before this column stay as they are.
ALTER TABLE player_character ADD COLUMN habits VARCHAR(16000) DEFAULT '' NOT NULL;
