-- What a character is known for.
CREATE TABLE feat (
    character_id BIGINT PRIMARY KEY,
    -- What it has done how often, of what nothing else counts: {"DUELS":3}.
    counts       VARCHAR(10000) NOT NULL,
    -- By a feat's id, when it was earned, in days since 1970.
    earned       VARCHAR(100000) NOT NULL
);
