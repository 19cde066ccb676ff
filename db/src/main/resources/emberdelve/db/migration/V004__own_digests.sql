-- What the digest of the ticks leaves out gets one of its own, so that a flipped octet there is
-- found, too. Empty until the first start after this migration has computed them.
ALTER TABLE world ADD COLUMN account_digest BIGINT;
ALTER TABLE world ADD COLUMN last_audit_id BIGINT;
ALTER TABLE world ADD COLUMN own_digest BIGINT;
