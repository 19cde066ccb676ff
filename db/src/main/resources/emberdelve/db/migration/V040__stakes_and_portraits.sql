-- What a character had on the table of a game of dice that was under way.
CREATE TABLE dice_stake (
    character_id BIGINT PRIMARY KEY,
    gold         BIGINT NOT NULL
);

-- What a character says of itself.
CREATE TABLE portrait (
    character_id BIGINT PRIMARY KEY,
    name         VARCHAR(200) NOT NULL,
    words        VARCHAR(200) NOT NULL
);
