-- A migration as a later release may bring one, so that the tests have an older world to carry over.
CREATE TABLE later (
    character_id BIGINT PRIMARY KEY REFERENCES player_character (id),
    words        VARCHAR(200) NOT NULL
);

INSERT INTO later SELECT id, name FROM player_character;
