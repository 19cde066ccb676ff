-- What a character's three texts had packed: a column for each value, and JSON for lists and maps.
-- TypedCharacters (V022) unpacks the texts, and V023 takes them away.
ALTER TABLE player_character ADD COLUMN given_xp BIGINT DEFAULT 0 NOT NULL CHECK (given_xp >= 0);
ALTER TABLE player_character ADD COLUMN deleted BOOLEAN DEFAULT FALSE NOT NULL;
-- Empty when the profile decides.
ALTER TABLE player_character ADD COLUMN combat_detail VARCHAR(200);
ALTER TABLE player_character ADD COLUMN prompt VARCHAR(200) DEFAULT '' NOT NULL;
ALTER TABLE player_character ADD COLUMN title VARCHAR(200) DEFAULT '' NOT NULL;
ALTER TABLE player_character ADD COLUMN hints BOOLEAN DEFAULT TRUE NOT NULL;
ALTER TABLE player_character ADD COLUMN minimap BOOLEAN DEFAULT FALSE NOT NULL;
ALTER TABLE player_character ADD COLUMN assists BOOLEAN DEFAULT TRUE NOT NULL;
ALTER TABLE player_character ADD COLUMN muted_channels VARCHAR(64000) DEFAULT '[]' NOT NULL;
ALTER TABLE player_character ADD COLUMN learned VARCHAR(64000) DEFAULT '[]' NOT NULL;
ALTER TABLE player_character ADD COLUMN aliases VARCHAR(64000) DEFAULT '{}' NOT NULL;
ALTER TABLE player_character ADD COLUMN ignored_since BIGINT DEFAULT 0 NOT NULL
    CHECK (ignored_since >= 0);
ALTER TABLE player_character ADD COLUMN ignored VARCHAR(64000) DEFAULT '{}' NOT NULL;
ALTER TABLE player_character ADD COLUMN effects VARCHAR(64000) DEFAULT '[]' NOT NULL;
ALTER TABLE player_character ADD COLUMN minds VARCHAR(64000) DEFAULT '[]' NOT NULL;
ALTER TABLE player_character ADD COLUMN recovering VARCHAR(64000) DEFAULT '{}' NOT NULL;
-- A hardcore character that has died is fallen for good; of any other, the last death is kept.
ALTER TABLE player_character ADD COLUMN hardcore BOOLEAN DEFAULT FALSE NOT NULL;
ALTER TABLE player_character ADD COLUMN death_tick BIGINT;
ALTER TABLE player_character ADD COLUMN death_level INTEGER;
ALTER TABLE player_character ADD COLUMN death_room VARCHAR(200);
ALTER TABLE player_character ADD COLUMN death_killer VARCHAR(200);
