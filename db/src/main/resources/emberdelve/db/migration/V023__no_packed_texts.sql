-- Unpacked by V022; and a bonus that nothing has ever had.
ALTER TABLE player_character DROP COLUMN habits;
ALTER TABLE player_character DROP COLUMN plight;
ALTER TABLE player_character DROP COLUMN fate;
ALTER TABLE player_character DROP COLUMN damage_bonus;
