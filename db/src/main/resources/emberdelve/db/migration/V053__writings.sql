-- The text that a character is writing, line by line.
CREATE TABLE writing (
    character_id BIGINT PRIMARY KEY,
    -- Such as letter, and to whom.
    kind         VARCHAR(40) NOT NULL,
    -- Where it was begun.
    room         VARCHAR(200) NOT NULL,
    about        VARCHAR(65536) NOT NULL,
    -- Each line with a line feed at its end.
    words        VARCHAR(8001) NOT NULL,
    -- Lines that did not fit, and whether the writer has been told of them.
    left_out     INT NOT NULL,
    warned       BOOLEAN NOT NULL
);
