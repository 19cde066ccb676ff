package emberdelve.server.session;

import java.util.Optional;

/**
 * One of an account's characters, as its player chooses among them.
 *
 * @param standing the class and level; empty for a new character that only the world knows
 */
record OwnCharacter(long id, String name, Optional<Standing> standing) {
    record Standing(String characterClass, int level) {}
}
