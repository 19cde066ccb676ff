-- Append-only. The chain is a SHA-256 over the row and the chain of the row before.
CREATE TABLE audit_entry (
    id         BIGINT PRIMARY KEY,
    tick       BIGINT NOT NULL,
    at_time    TIMESTAMP(6) WITH TIME ZONE NOT NULL,
    who        VARCHAR(200) NOT NULL,
    from_where VARCHAR(200) NOT NULL,
    deed       VARCHAR(200) NOT NULL,
    target     VARCHAR(200) NOT NULL,
    detail     VARCHAR(4000) NOT NULL,
    chain      VARCHAR(64) NOT NULL
);
