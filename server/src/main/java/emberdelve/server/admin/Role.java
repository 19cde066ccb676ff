package emberdelve.server.admin;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The role of an account; each may do what the ones before it may. */
public enum Role {
    /** Looks around for a while, without a password; nobody is given this role. */
    GUEST,
    PLAYER,
    HELPER,
    BUILDER,
    ADMIN,
    OWNER,
    /** Types at the server's own console; nobody is given this role. */
    OPERATOR;

    /** The word as it is typed and stored: {@code owner}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The roles that somebody can be given. */
    public static List<Role> toGive() {
        return Arrays.stream(values()).filter(role -> role != GUEST && role != OPERATOR).toList();
    }

    /**
     * Whether this role is higher than the other. Nobody does anything to somebody whose role is
     * not lower.
     */
    public boolean isAbove(Role other) {
        return compareTo(other) > 0;
    }

    /**
     * The role that is written down for what this role decided: an owner takes back the console's.
     */
    public Role written() {
        return this == OPERATOR ? OWNER : this;
    }

    /**
     * Whether the deeds of this role are ranked with those of others; those of roles that can
     * change the world are not.
     */
    public boolean isRanked() {
        return !isAtLeast(BUILDER);
    }

    /** How many roles are lower. */
    public int height() {
        return compareTo(GUEST);
    }

    public boolean isAtLeast(Role least) {
        return compareTo(least) >= 0;
    }

    public static Optional<Role> named(String word) {
        for (var role : values()) {
            if (role.word().equals(word.toLowerCase(Locale.ROOT))) return Optional.of(role);
        }
        return Optional.empty();
    }
}
