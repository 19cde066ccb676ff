-- One row: what the whole world is as of its last checkpoint.
CREATE TABLE world (
    id         BIGINT PRIMARY KEY CONSTRAINT world_is_one CHECK (id = 1),
    world_id   VARCHAR(200) NOT NULL,
    seed       BIGINT NOT NULL,
    tick       BIGINT NOT NULL CHECK (tick >= 0),
    checkpoint BIGINT NOT NULL CHECK (checkpoint >= 0),
    next_id    BIGINT NOT NULL CHECK (next_id >= 0),
    digest     BIGINT NOT NULL,
    -- Changed at every start, to learn whether the file can be written at all.
    starts     BIGINT NOT NULL
);

CREATE TABLE player_character (
    id              BIGINT PRIMARY KEY,
    account_id      BIGINT NOT NULL REFERENCES account (id),
    name            VARCHAR(200) NOT NULL,
    folded_name     VARCHAR(200) NOT NULL CONSTRAINT character_name_unique UNIQUE,
    character_class VARCHAR(200) NOT NULL,
    pronouns        VARCHAR(200) NOT NULL,
    level           INTEGER NOT NULL CHECK (level >= 1),
    xp              BIGINT NOT NULL CHECK (xp >= 0),
    hp              INTEGER NOT NULL,
    max_hp          INTEGER NOT NULL CHECK (max_hp >= 1),
    attack          INTEGER NOT NULL CHECK (attack >= 0),
    attack_chance   INTEGER NOT NULL CHECK (attack_chance >= 0),
    defense         INTEGER NOT NULL CHECK (defense >= 0),
    defense_chance  INTEGER NOT NULL CHECK (defense_chance >= 0),
    damage_bonus    INTEGER NOT NULL,
    speed           INTEGER NOT NULL CHECK (speed BETWEEN 1 AND 1000),
    vision          INTEGER NOT NULL CHECK (vision >= 0),
    strength        INTEGER NOT NULL,
    intelligence    INTEGER NOT NULL,
    wisdom          INTEGER NOT NULL,
    dexterity       INTEGER NOT NULL,
    constitution    INTEGER NOT NULL,
    charisma        INTEGER NOT NULL,
    gold            BIGINT NOT NULL CHECK (gold BETWEEN 0 AND 1000000000000),
    room            VARCHAR(200) NOT NULL,
    choices_left    INTEGER NOT NULL CHECK (choices_left >= 0),
    wimpy_percent   INTEGER NOT NULL CHECK (wimpy_percent BETWEEN 0 AND 100),
    show_rolls      BOOLEAN NOT NULL,
    show_far        BOOLEAN NOT NULL,
    screen_reader   BOOLEAN NOT NULL,
    played_ticks    BIGINT NOT NULL CHECK (played_ticks >= 0),
    born_tick       BIGINT NOT NULL CHECK (born_tick >= 0),
    CONSTRAINT character_hp_fits CHECK (hp BETWEEN 0 AND max_hp)
);

CREATE TABLE corpse (
    id                 BIGINT PRIMARY KEY,
    name               VARCHAR(200) NOT NULL,
    room               VARCHAR(200) NOT NULL,
    gold               BIGINT NOT NULL CHECK (gold BETWEEN 0 AND 1000000000000),
    decay_tick         BIGINT NOT NULL CHECK (decay_tick >= 0),
    -- Empty for a monster's corpse.
    owner_character_id BIGINT REFERENCES player_character (id),
    killed_by          VARCHAR(200) NOT NULL
);

-- An item's holder is in its own row, and there is exactly one.
CREATE TABLE item (
    id           BIGINT PRIMARY KEY,
    item_type    VARCHAR(200) NOT NULL,
    character_id BIGINT REFERENCES player_character (id),
    slot         VARCHAR(200),
    corpse_id    BIGINT REFERENCES corpse (id),
    room         VARCHAR(200),
    CONSTRAINT item_has_one_holder CHECK (
        CASE WHEN character_id IS NULL THEN 0 ELSE 1 END
            + CASE WHEN corpse_id IS NULL THEN 0 ELSE 1 END
            + CASE WHEN room IS NULL THEN 0 ELSE 1 END = 1),
    CONSTRAINT item_slot_is_a_characters CHECK (
        CASE WHEN character_id IS NULL THEN 0 ELSE 1 END
            = CASE WHEN slot IS NULL THEN 0 ELSE 1 END)
);

CREATE TABLE ledger (
    reason          VARCHAR(200) PRIMARY KEY,
    gold_minted     BIGINT NOT NULL CHECK (gold_minted >= 0),
    gold_destroyed  BIGINT NOT NULL CHECK (gold_destroyed >= 0),
    items_minted    BIGINT NOT NULL CHECK (items_minted >= 0),
    items_destroyed BIGINT NOT NULL CHECK (items_destroyed >= 0)
);

CREATE INDEX character_by_account ON player_character (account_id);
CREATE INDEX item_by_character ON item (character_id);
CREATE INDEX item_by_corpse ON item (corpse_id);
CREATE INDEX corpse_by_owner ON corpse (owner_character_id);
