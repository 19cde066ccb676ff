-- The role that whoever laid a sanction had: a lower one cannot lift it. Sanctions from before this
-- column were laid by helpers at least, and "helper" is not in the row's digest, so that it stays.
ALTER TABLE sanction ADD COLUMN who_role VARCHAR(200) DEFAULT 'helper' NOT NULL;
