-- The curve by which the stored experience is counted: level L ends above L^exponent × factor. Until
-- the content brings another one, it is the one that the game began with.
ALTER TABLE world ADD COLUMN xp_exponent DOUBLE PRECISION DEFAULT 1.5 NOT NULL;
ALTER TABLE world ADD COLUMN xp_factor INTEGER DEFAULT 20 NOT NULL CHECK (xp_factor >= 1);
