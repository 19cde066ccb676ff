-- A thing that lies in another keeps its outermost holder in the columns it had, so that all a
-- character has is still found by one key; this names the container itself.
ALTER TABLE item ADD COLUMN container_id BIGINT;

-- 0 for what was never used, so that new charges of a type reach the old things of it.
ALTER TABLE item ADD COLUMN charges_used INTEGER DEFAULT 0 NOT NULL;
