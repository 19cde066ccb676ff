-- Ids of item types as JSON, and no more by commas; ids hold neither quotes nor commas. The row's
-- digest is made of the ids, so that it stays as it is.
ALTER TABLE monster ALTER COLUMN belongings SET DATA TYPE VARCHAR(16000);
UPDATE monster SET belongings = CASE WHEN belongings = '' THEN '[]'
    ELSE '["' || REPLACE(belongings, ',', '","') || '"]' END;
