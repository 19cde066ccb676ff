package emberdelve.db.account;

import emberdelve.db.row.RowDigest;

/**
 * What the page keeps for an account: its player's own keys, aliases and triggers. What is in it is
 * the page's business.
 *
 * @param version one more with each change, from 1 on; 0 when nothing was ever kept
 * @param text JSON; empty when nothing was ever kept
 */
public record KeptDocument(long version, String text) {
    /** What an account has for which nothing was ever kept. */
    public static final KeptDocument NONE = new KeptDocument(0, "");

    long digest(long accountId) {
        return RowDigest.of("kept_document").add(accountId).add(version).add(text).value();
    }
}
