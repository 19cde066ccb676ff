package emberdelve.server.admin;

import java.util.Locale;
import java.util.Optional;

/** What an account may do; each role may do what the ones before it may. */
public enum Role {
    PLAYER,
    HELPER,
    BUILDER,
    ADMIN,
    OWNER;

    /** As typed and stored: {@code owner}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
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
