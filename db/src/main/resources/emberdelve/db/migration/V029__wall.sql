-- What a character has done this week and the last.
CREATE TABLE wall (
    character_id BIGINT PRIMARY KEY,
    name         VARCHAR(200) NOT NULL,
    -- By the number of the week, from 5 January 1970: kills, experience, lanterns, the best delve.
    weeks        VARCHAR(10000) NOT NULL
);
