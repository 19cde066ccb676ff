-- Rooms that are let, each to one character. What lies in a room is of the room lodging-ID/room.
CREATE TABLE lodging (
    character_id BIGINT PRIMARY KEY,
    name         VARCHAR(200) NOT NULL,
    -- In seconds since 1970.
    paid_until   BIGINT NOT NULL,
    -- What the lodger has written over the bed.
    words        VARCHAR(200) NOT NULL
);
