package emberdelve.server.feature.trace;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Named;

/**
 * Somebody in the life of a thing.
 *
 * @param character the id of the character; 0 for a monster, for nobody, and for an erased person
 * @param name the name at that time, with the article of a monster; empty for nobody
 */
record Whom(long character, String name) {
    static final Whom NOBODY = new Whom(0, "");

    static Whom of(Actor actor) {
        return new Whom(actor.isCharacter() ? actor.id().value() : 0, words(actor.named()));
    }

    /** The dead whose corpse that is. */
    static Whom of(Corpse corpse) {
        return corpse.owner()
                .map(owner -> new Whom(owner.value(), corpse.of()))
                .orElseGet(() -> new Whom(0, corpse.of()));
    }

    boolean isNobody() {
        return name.isEmpty();
    }

    boolean isOf(Person person) {
        return character != 0 && person.plays(character);
    }

    Whom erased(Person person) {
        return isOf(person) ? new Whom(0, ErasedAccount.NOBODY) : this;
    }

    Whom renamed(Renaming renaming) {
        return character != 0 && renaming.isOf(character)
                ? new Whom(character, renaming.now())
                : this;
    }

    private static String words(Named who) {
        return who.isProper() ? who.name() : who.article() + " " + who.name();
    }
}
