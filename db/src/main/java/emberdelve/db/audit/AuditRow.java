package emberdelve.db.audit;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.ErasedNames;
import emberdelve.db.row.Require;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * One staff deed. Text that is too long is cut, and an instant is kept to the microsecond: an entry
 * must never stop the checkpoint it comes with.
 *
 * @param id larger than that of every entry before
 * @param who the account's name, or "console"
 * @param fromWhere the address, or "local"
 * @param deed the command's word
 * @param target what it was done to; may be empty
 * @param detail reason, before and after; may be empty
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
    /** A detail holds a player's whole line (1 KiB) with a reason and two states around it. */
    public static final int DETAIL_MAX_CHARS = 4_000;

    public AuditRow {
        at = at.truncatedTo(ChronoUnit.MICROS);
        who = cut(who, Require.WORD_MAX_CHARS);
        fromWhere = cut(fromWhere, Require.WORD_MAX_CHARS);
        deed = cut(deed, Require.WORD_MAX_CHARS);
        target = cut(target, Require.WORD_MAX_CHARS);
        detail = cut(detail, DETAIL_MAX_CHARS);
    }

    /** Whether it was done by or to somebody of that name, in capital or small letters. */
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

        // Half a surrogate pair would come back as something else, and break the chain of hashes.
        var end = Character.isHighSurrogate(text.charAt(maxChars - 1)) ? maxChars - 1 : maxChars;
        return text.substring(0, end);
    }
}
