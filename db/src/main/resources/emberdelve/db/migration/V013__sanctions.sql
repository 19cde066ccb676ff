-- Who may not talk, act or come in, why, and until when.
CREATE TABLE sanction (
    id         BIGINT PRIMARY KEY,
    kind       VARCHAR(200) NOT NULL CONSTRAINT sanction_is_known
        CHECK (kind IN ('mute', 'freeze', 'ban')),
    -- Empty for an address.
    account_id BIGINT,
    -- As staff named it: a character, an account or an address.
    name       VARCHAR(200) NOT NULL,
    reason     VARCHAR(1000) NOT NULL,
    who        VARCHAR(200) NOT NULL,
    since_time TIMESTAMP(6) WITH TIME ZONE NOT NULL,
    -- Empty for one that is for good.
    until_time TIMESTAMP(6) WITH TIME ZONE,
    CONSTRAINT sanction_of_an_address_is_a_ban CHECK (account_id IS NOT NULL OR kind = 'ban'),
    CONSTRAINT sanction_ends_later CHECK (until_time IS NULL OR until_time > since_time)
);

CREATE INDEX sanction_by_account ON sanction (account_id);
ALTER TABLE sanction ADD CONSTRAINT sanction_is_of_an_account
    FOREIGN KEY (account_id) REFERENCES account (id);
