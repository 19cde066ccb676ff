-- A line that a player has had carved on the stone; without words when staff took them away.
CREATE TABLE carving (
    id           BIGINT PRIMARY KEY,
    character_id BIGINT NOT NULL,
    account_id   BIGINT NOT NULL,
    name         VARCHAR(100) NOT NULL,
    tick         BIGINT NOT NULL,
    day_number   BIGINT NOT NULL,
    words        VARCHAR(200) NOT NULL
);
