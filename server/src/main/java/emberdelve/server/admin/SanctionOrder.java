package emberdelve.server.admin;

import java.util.Optional;

/**
 * The order of staff that somebody be sanctioned.
 *
 * @param name of a character, or the name to log in with, in any case
 * @param seconds for how long; empty for good
 * @param who wants it: the name of a character, or {@code console}
 * @param from an address, or {@code console}
 * @param role of whoever wants it
 */
public record SanctionOrder(
        Sanction.Kind kind,
        String name,
        Optional<Long> seconds,
        String reason,
        String who,
        String from,
        Role role) {
    /**
     * The account that an order is about.
     *
     * @param name as it is written
     */
    public record Holder(long account, String name, Role role) {}
}
