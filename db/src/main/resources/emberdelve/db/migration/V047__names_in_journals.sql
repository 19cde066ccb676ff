-- By the kind's id: the names that those had whom the character has killed, if they had names of their
-- own, the latest last. Nothing is known of those before this.
ALTER TABLE journal ADD COLUMN names VARCHAR(1000000) DEFAULT '{}' NOT NULL;
