-- A foreign key brings an index with it, and every index doubles what a change of a row costs. What
-- lies in corpses and on monsters is looked up by nobody: all of it is read at a start, and what has
-- lost its holder is found then. Of the item's holders, only the character keeps its key.
ALTER TABLE item DROP CONSTRAINT item_has_one_holder;
ALTER TABLE item DROP CONSTRAINT item_monster;
DROP INDEX item_by_monster;
ALTER TABLE item ADD COLUMN in_corpse BIGINT;
UPDATE item SET in_corpse = corpse_id WHERE corpse_id IS NOT NULL;
ALTER TABLE item DROP COLUMN corpse_id;
ALTER TABLE item RENAME COLUMN in_corpse TO corpse_id;
ALTER TABLE item ADD CONSTRAINT item_has_one_holder CHECK (
    CASE WHEN character_id IS NULL THEN 0 ELSE 1 END
        + CASE WHEN corpse_id IS NULL THEN 0 ELSE 1 END
        + CASE WHEN monster_id IS NULL THEN 0 ELSE 1 END
        + CASE WHEN room IS NULL THEN 0 ELSE 1 END = 1);

-- Things whose rows contradict the others, as they were, with what is wrong. Nothing refers to them.
CREATE TABLE lost_and_found (
    id           BIGINT PRIMARY KEY,
    item_type    VARCHAR(200) NOT NULL,
    character_id BIGINT,
    slot         VARCHAR(200),
    corpse_id    BIGINT,
    room         VARCHAR(200),
    charges_used INTEGER NOT NULL,
    container_id BIGINT,
    monster_id   BIGINT,
    reason       VARCHAR(200) NOT NULL,
    found_tick   BIGINT NOT NULL CHECK (found_tick >= 0)
);

-- What has befallen a character, and what it has to recover from, as versioned text that the server
-- reads. Empty: nothing; an empty one is not in the row's digest.
ALTER TABLE player_character ADD COLUMN plight VARCHAR(4000) DEFAULT '' NOT NULL;

-- Who belongs to a group.
CREATE TABLE group_member (
    character_id BIGINT PRIMARY KEY REFERENCES player_character (id),
    group_id     BIGINT NOT NULL,
    -- The first one leads.
    place        INTEGER NOT NULL CHECK (place >= 1),
    formation    VARCHAR(200) NOT NULL,
    loot         VARCHAR(200) NOT NULL,
    -- Until when the place is kept for one who is not there; 0 for one who is.
    kept_until   BIGINT NOT NULL CHECK (kept_until >= 0)
);
