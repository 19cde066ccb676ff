package emberdelve.db.audit;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.ErasedNames;
import emberdelve.db.row.Require;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * The entry of one staff deed in the audit log. Text that is too long is cut, and an instant is
 * kept to the microsecond: an entry must never stop the checkpoint it comes with.
 *
 * @param id the entry's number, unique; regions give theirs in any order
 * @param who the name of the character whose player did it, "console", or "server" for the server
 *     itself
 * @param fromWhere the address of that player, "console", or "local" for a deed outside the game
 * @param deed the command's word
 * @param target the actor or thing that the deed concerned; may be empty
 * @param detail more, such as the reason, or the states before and after; may be empty
 */
public record AuditRow(
        long id,
        long tick,
        Instant at,
        String who,
        String fromWhere,
        String deed,
        String target,
        String detail) {
    /** The most characters of a detail: a player's whole line (1 KiB), a reason and two states. */
    public static final int DETAIL_MAX_CHARS = 4_000;

    public AuditRow {
        at = at.truncatedTo(ChronoUnit.MICROS);
        who = cut(who, Require.WORD_MAX_CHARS);
        fromWhere = cut(fromWhere, Require.WORD_MAX_CHARS);
        deed = cut(deed, Require.WORD_MAX_CHARS);
        target = cut(target, Require.WORD_MAX_CHARS);
        detail = cut(detail, DETAIL_MAX_CHARS);
    }

    /** Whether the deed was done by or to somebody of that name; the case of letters is ignored. */
    public boolean concerns(String name) {
        return who.equalsIgnoreCase(name) || target.equalsIgnoreCase(name);
    }

    /** The entry without a person's names and addresses; the same if it has none. */
    AuditRow without(ErasedNames names) {
        var isDoer = names.isNamed(who);
        return new AuditRow(
                id,
                tick,
                at,
                isDoer ? ErasedAccount.NOBODY : who,
                isDoer ? ErasedAccount.NOBODY : fromWhere,
                deed,
                names.without(target),
                names.without(detail));
    }

    private static String cut(String text, int maxChars) {
        if (text.length() <= maxChars) return text;

        // The database would return something else for half a surrogate pair, and the chain of
        // hashes would break.
        var end = Character.isHighSurrogate(text.charAt(maxChars - 1)) ? maxChars - 1 : maxChars;
        return text.substring(0, end);
    }
}
