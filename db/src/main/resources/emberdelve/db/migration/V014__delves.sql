-- Delves: while they are open, and of those that were cleared for good.
CREATE TABLE delve (
    id          BIGINT PRIMARY KEY,
    -- What it is made from: with the same content, the same rooms and monsters.
    seed        BIGINT NOT NULL,
    made_for    INTEGER NOT NULL CHECK (made_for >= 1),
    level_sum   INTEGER NOT NULL CHECK (level_sum >= 0),
    pace        VARCHAR(200) NOT NULL,
    -- Whose delve of the day it is, in days since 1970; empty for one of nobody else's.
    day_number  BIGINT,
    site        VARCHAR(200) NOT NULL,
    opened_tick BIGINT NOT NULL CHECK (opened_tick >= 0),
    -- Who went in, as text that the server reads.
    party       VARCHAR(1000) NOT NULL,
    is_open     BOOLEAN NOT NULL,
    is_lost     BOOLEAN NOT NULL,
    -- Game time until it was cleared; empty when it was not.
    won_ticks   BIGINT CHECK (won_ticks >= 0)
);
