-- What zones, rooms, monsters and characters remember for triggers.
CREATE TABLE memory (
    -- The actor's, or one of the world's that was given to the place.
    id         BIGINT PRIMARY KEY,
    -- zone old-mine, room old-mine/stables, actor
    owner      VARCHAR(200) NOT NULL,
    -- By name, as content writes it: {"lever":"true"}.
    remembered VARCHAR(100000) NOT NULL
);

-- Steps of triggers that are done later.
CREATE TABLE trigger_waiting (
    id           BIGINT PRIMARY KEY,
    due_tick     BIGINT NOT NULL CHECK (due_tick >= 0),
    -- room old-mine/stables, monster mason, item brass-key
    origin       VARCHAR(200) NOT NULL,
    trigger_name VARCHAR(200) NOT NULL,
    -- Where its steps go on.
    path         VARCHAR(200) NOT NULL,
    -- Who set it off.
    self_id      BIGINT NOT NULL,
    room         VARCHAR(200) NOT NULL,
    -- Whose it is; 0 for no monster's.
    actor_id     BIGINT NOT NULL,
    depth        INTEGER NOT NULL,
    roll         INTEGER NOT NULL
);
