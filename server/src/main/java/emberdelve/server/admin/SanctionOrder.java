package emberdelve.server.admin;

import java.util.Optional;

/**
 * The order of staff that somebody be sanctioned.
 *
 * @param name the name of a character, or the name to log in with, in capital or small letters
 * @param seconds the time for which the sanction holds; empty for good
 * @param who the name of the character that gives the order, or {@code console}
 * @param from the address from which the order came, or {@code console}
 * @param role the role of whoever gives the order
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
     * @param name the name in the spelling in which it is kept
     */
    public record Holder(long account, String name, Role role) {}
}
