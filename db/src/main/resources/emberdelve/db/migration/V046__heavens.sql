-- The weather over the dungeon, which is one row; the hour follows from the tick.
CREATE TABLE heavens (
    id         BIGINT      PRIMARY KEY,
    -- A kind of weather of the content; empty until the first has been chosen.
    weather    VARCHAR(64) NOT NULL,
    until_tick BIGINT      NOT NULL,
    told_tick  BIGINT      NOT NULL
);
