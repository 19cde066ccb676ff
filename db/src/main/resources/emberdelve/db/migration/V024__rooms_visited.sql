-- The rooms that a character has been in: what maps are drawn from.
CREATE TABLE atlas (
    character_id BIGINT PRIMARY KEY,
    -- By the zone's id, the ids of its rooms: {"old-mine":["landing","pit"]}.
    rooms        VARCHAR(1000000) NOT NULL
);
