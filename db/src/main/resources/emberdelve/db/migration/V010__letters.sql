-- Letters from players to characters, and notices on boards.
CREATE TABLE letter (
    id                BIGINT PRIMARY KEY,
    -- A character's name in lower case, or the id of the room whose board it is pinned to.
    addressee         VARCHAR(200) NOT NULL,
    pinned            BOOLEAN NOT NULL,
    author            VARCHAR(200) NOT NULL,
    author_account_id BIGINT NOT NULL,
    tick              BIGINT NOT NULL CHECK (tick >= 0),
    unread            BOOLEAN NOT NULL,
    words             VARCHAR(4000) NOT NULL
);
