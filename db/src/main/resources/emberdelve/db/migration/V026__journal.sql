-- What a character has lived through with each kind of monster.
CREATE TABLE journal (
    character_id BIGINT PRIMARY KEY,
    -- By the kind's id: kills alone and shared, days, the closest fight, deaths, what it dropped.
    kinds        VARCHAR(1000000) NOT NULL
);
