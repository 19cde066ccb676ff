-- The path on which a character's class goes on; none before it was chosen.
CREATE TABLE path (
    character_id BIGINT PRIMARY KEY,
    path         VARCHAR(100) NOT NULL
);
