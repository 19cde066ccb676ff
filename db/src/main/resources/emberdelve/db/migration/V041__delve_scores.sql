-- How well a delve was cleared, and on which day, in days since 1970; empty for those before this.
ALTER TABLE delve ADD COLUMN score BIGINT CHECK (score >= 0);
ALTER TABLE delve ADD COLUMN cleared_day BIGINT;
-- Whose try at the delve of the day it is; empty for any other delve.
ALTER TABLE delve ADD COLUMN account_id BIGINT;
