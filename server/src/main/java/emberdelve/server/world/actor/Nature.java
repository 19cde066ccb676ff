package emberdelve.server.world.actor;

import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.MonsterType;

/** What an actor is. */
public sealed interface Nature {
    /**
     * A player's character.
     *
     * @param bornTick when it was created
     */
    record PlayerCharacter(long accountId, CharacterClass characterClass, long bornTick)
            implements Nature {}

    /** A monster of that type. */
    record Monster(MonsterType type) implements Nature {}
}
