-- How far a character is with its quests.
CREATE TABLE quest (
    character_id BIGINT PRIMARY KEY,
    -- Of the open ones, by their ids, the stage.
    stages       VARCHAR(100000) NOT NULL,
    -- How each ended the last time, and at which tick.
    endings      VARCHAR(100000) NOT NULL,
    ended        VARCHAR(100000) NOT NULL,
    -- How often each came to each ending: {"the-twelfth-tub/mercy":1}.
    counts       VARCHAR(100000) NOT NULL
);
