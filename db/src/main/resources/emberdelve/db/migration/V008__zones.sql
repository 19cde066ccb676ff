-- Monsters that own or have learned something; the others are not stored.
CREATE TABLE monster (
    id             BIGINT PRIMARY KEY,
    monster_type   VARCHAR(200) NOT NULL,
    room           VARCHAR(200) NOT NULL,
    -- Where it belongs, and another comes when it has died; empty for one that came by.
    nest           VARCHAR(200),
    hp             INTEGER NOT NULL,
    max_hp         INTEGER NOT NULL CHECK (max_hp >= 1),
    attack         INTEGER NOT NULL CHECK (attack >= 0),
    attack_chance  INTEGER NOT NULL CHECK (attack_chance >= 0),
    defense        INTEGER NOT NULL CHECK (defense >= 0),
    defense_chance INTEGER NOT NULL CHECK (defense_chance >= 0),
    speed          INTEGER NOT NULL CHECK (speed BETWEEN 1 AND 1000),
    vision         INTEGER NOT NULL CHECK (vision >= 0),
    level          INTEGER NOT NULL CHECK (level >= 1),
    xp             BIGINT NOT NULL CHECK (xp >= 0),
    -- Of no account before it falls, as are its belongings: ids of item types, by commas.
    gold           BIGINT NOT NULL CHECK (gold BETWEEN 0 AND 1000000000000),
    belongings     VARCHAR(4000) NOT NULL,
    CONSTRAINT monster_hp_fits CHECK (hp BETWEEN 1 AND max_hp)
);

-- One that has died and will come back.
CREATE TABLE monster_return (
    id           BIGINT PRIMARY KEY,
    monster_type VARCHAR(200) NOT NULL,
    nest         VARCHAR(200) NOT NULL,
    due_tick     BIGINT NOT NULL CHECK (due_tick >= 0)
);

ALTER TABLE item ADD COLUMN monster_id BIGINT;
ALTER TABLE item ADD CONSTRAINT item_monster FOREIGN KEY (monster_id) REFERENCES monster (id);
ALTER TABLE item DROP CONSTRAINT item_has_one_holder;
ALTER TABLE item ADD CONSTRAINT item_has_one_holder CHECK (
    CASE WHEN character_id IS NULL THEN 0 ELSE 1 END
        + CASE WHEN corpse_id IS NULL THEN 0 ELSE 1 END
        + CASE WHEN monster_id IS NULL THEN 0 ELSE 1 END
        + CASE WHEN room IS NULL THEN 0 ELSE 1 END = 1);
CREATE INDEX item_by_monster ON item (monster_id);
