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
    OWNER;

    /** The word as it is typed and stored: {@code owner}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The roles that somebody can be given. */
    public static List<Role> toGive() {
        return Arrays.stream(values()).filter(role -> role != GUEST).toList();
    }

    /**
     * Whether the deeds of this role are ranked with those of others; those of roles that can
     * change the world are not.
     */
    public boolean isRanked() {
        return !isAtLeast(BUILDER);
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
