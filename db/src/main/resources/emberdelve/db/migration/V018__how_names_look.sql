-- What a name looks like, so that no two new ones can be taken for each other. Worked out by the
-- program from the name, and empty until then; in no digest. See NameLook.
ALTER TABLE account ADD COLUMN look VARCHAR(1000);
ALTER TABLE player_character ADD COLUMN look VARCHAR(1000);

CREATE INDEX account_by_look ON account (look);
CREATE INDEX player_character_by_look ON player_character (look);
