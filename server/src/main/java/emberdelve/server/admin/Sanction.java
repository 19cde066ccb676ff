package emberdelve.server.admin;

import emberdelve.db.account.ErasedNames;
import emberdelve.db.account.Renaming;

import java.util.Locale;
import java.util.Optional;

/**
 * A sanction that staff laid upon an account, upon an address, or upon a speaker in a place
 * outside.
 *
 * @param account empty for an address, which can only be banned, and for a speaker or a place
 *     outside, which can only be muted
 * @param name the name of a character or an account, or the address, as staff gave it; {@code
 *     ann@irc} or {@code @irc} for a speaker or a place outside
 * @param reason the reason that staff gave; never parsed
 * @param who the name of the character that gave the order, or {@code console}
 * @param whoRole the role that they had, as a word: nobody with a lower role can lift the sanction
 * @param since the second of the order, counted since 1970 in UTC
 * @param until the first second in which it no longer holds, counted likewise; empty when it holds
 *     for good
 */
public record Sanction(
        long id,
        Kind kind,
        Optional<Long> account,
        String name,
        String reason,
        String who,
        String whoRole,
        long since,
        Optional<Long> until) {
    /**
     * The name in the place of an address that means everybody: no player may come in, whoever and
     * from wherever.
     */
    public static final String EVERYBODY = "everybody";

    /** The most characters of a reason. */
    public static final int REASON_MAX = 300;

    /** The kind of sanction: not to be heard, not to do anything, not to be there. */
    public enum Kind {
        MUTE,
        FREEZE,
        BAN;

        /** The word as it is typed and stored: {@code ban}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The sanction without the names of a person who is erased. */
    public Sanction without(ErasedNames names) {
        return new Sanction(
                id,
                kind,
                account,
                name,
                names.without(reason),
                names.without(who),
                whoRole,
                since,
                until);
    }

    /** The sanction when who laid it, or whom it holds for, has another name. */
    public Sanction after(Renaming renaming) {
        var isTheirs = account.filter(own -> own == renaming.account()).isPresent();
        return new Sanction(
                id,
                kind,
                account,
                isTheirs ? renaming.instead(name) : name,
                reason,
                renaming.instead(who),
                whoRole,
                since,
                until);
    }

    /** Whether it shuts out all players. */
    public boolean isForAll() {
        return account.isEmpty() && name.equals(EVERYBODY);
    }

    public boolean isOver(long second) {
        return until.isPresent() && until.get() <= second;
    }
}
