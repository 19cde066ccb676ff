-- What a bank keeps of a character's gold; things it keeps have the slot 'bank'. Nothing there is not
-- in the row's digest, so that the digests of all rows from before this column stay as they are.
ALTER TABLE player_character ADD COLUMN bank_gold BIGINT DEFAULT 0 NOT NULL
    CHECK (bank_gold BETWEEN 0 AND 1000000000000);
