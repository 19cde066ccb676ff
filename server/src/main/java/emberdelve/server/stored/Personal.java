package emberdelve.server.stored;

import emberdelve.db.person.Person;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;

import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.ToLongFunction;

/**
 * The part that persons have in the rows of a kind. Each kind says it, so that none is forgotten
 * when somebody asks what is kept of them, or wants to be erased.
 *
 * @param <R> the row
 */
public sealed interface Personal<R> {
    /**
     * The rows have nothing to do with anybody.
     *
     * @param why the reason, for whoever asks
     */
    record Nothing<R>(String why) implements Personal<R> {}

    /**
     * Some rows are about somebody.
     *
     * @param isAbout whether a row is about the person
     * @param erase takes all that is about the person out of a running world: what is the person's
     *     goes, and what is others' stays without the name. Thread: world
     */
    record Rows<R>(BiPredicate<R, Person> isAbout, BiConsumer<World, Person> erase)
            implements Personal<R> {}

    /**
     * Rows of characters, which go with them.
     *
     * @param character the id of the character whose row it is
     * @param forget forgets what there is of a character
     */
    static <R> Personal<R> ofCharacters(
            ToLongFunction<R> character, BiConsumer<World, ActorId> forget) {
        return new Rows<>(
                (row, person) -> person.plays(character.applyAsLong(row)),
                (world, person) -> {
                    for (var each : person.characters())
                        forget.accept(world, new ActorId(each.id()));
                });
    }
}
