-- What changes of content have done to a character, until it is undone.
CREATE TABLE displacement (
    character_id BIGINT PRIMARY KEY,
    -- The room that is gone, and the one to which the character was brought; empty for none.
    from_room    VARCHAR(200) NOT NULL,
    to_room      VARCHAR(200) NOT NULL,
    -- By the place where they were worn, the ids of things that came off: {"head":1234}.
    worn         VARCHAR(10000) NOT NULL
);
