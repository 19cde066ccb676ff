-- The lanterns over the yard that players have lit.
CREATE TABLE lantern (
    id           BIGINT PRIMARY KEY,
    -- Which lighting it belongs to: when all burn, the next begins.
    round        INTEGER NOT NULL CHECK (round >= 1),
    number       INTEGER NOT NULL CHECK (number >= 1),
    -- Who lit it, and the name that was theirs then.
    character_id BIGINT NOT NULL,
    name         VARCHAR(200) NOT NULL,
    -- When, in days since 1970.
    day_number   BIGINT NOT NULL CHECK (day_number >= 0)
);
