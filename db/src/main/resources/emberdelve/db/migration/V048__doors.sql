-- Doors that are not as they were built: open, or unlocked although they have a lock.
CREATE TABLE door (
    id           BIGINT       PRIMARY KEY,
    -- The rooms on both sides; if it locks itself again, first the one from which it was unlocked.
    from_room    VARCHAR(200) NOT NULL,
    to_room      VARCHAR(200) NOT NULL,
    -- How it was built: a door of another name or lock is another one.
    name         VARCHAR(200) NOT NULL,
    has_lock     BOOLEAN      NOT NULL,
    is_open      BOOLEAN      NOT NULL,
    -- When it locks itself again; 0 for never.
    relocks_tick BIGINT       NOT NULL CHECK (relocks_tick >= 0)
);
