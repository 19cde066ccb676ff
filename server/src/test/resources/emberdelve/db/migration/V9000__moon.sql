-- Of the feature that only tests have; its number is out of the way of all that ship.
CREATE TABLE moon (
    id         BIGINT      PRIMARY KEY,
    phase      VARCHAR(16) NOT NULL,
    until_tick BIGINT      NOT NULL
);
