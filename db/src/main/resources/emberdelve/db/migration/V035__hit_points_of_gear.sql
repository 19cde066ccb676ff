-- What a character wears can give hit points beyond those that are its own, which are max_hp.
ALTER TABLE player_character DROP CONSTRAINT character_hp_fits;
ALTER TABLE player_character ADD CONSTRAINT character_hp_fits CHECK (hp >= 0);
