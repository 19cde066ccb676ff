package emberdelve.server.session;

import java.security.SecureRandom;
import java.util.random.RandomGenerator;

/** The dice of those who make a character, and of suggested names. Safe for any thread. */
record CreationChance(RandomGenerator generator) {
    static CreationChance unforeseeable() {
        return new CreationChance(new SecureRandom());
    }
}
