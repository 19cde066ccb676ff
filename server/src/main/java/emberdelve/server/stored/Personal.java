package emberdelve.server.stored;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;

import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.ToLongFunction;

/**
 * The part that persons have in the rows of a kind. Each kind says it, so that none is forgotten
 * when somebody asks what is kept of them, wants to be erased, or has another name.
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
     * @param rename puts the new name of a character in the place of the old one, wherever a row
     *     has it; texts that somebody wrote stay as they are. Thread: world
     */
    record Rows<R>(
            BiPredicate<R, Person> isAbout,
            BiConsumer<World, Person> erase,
            BiConsumer<World, Renaming> rename)
            implements Personal<R> {}

    /**
     * Rows of characters, which go with them and have no name in them.
     *
     * @param character the id of the character whose row it is
     * @param forget forgets what there is of a character
     */
    static <R> Personal<R> ofCharacters(
            ToLongFunction<R> character, BiConsumer<World, ActorId> forget) {
        return ofCharacters(character, forget, (_, _) -> {});
    }

    /**
     * Rows of characters, which go with them.
     *
     * @param rename as in {@link Rows}
     */
    static <R> Personal<R> ofCharacters(
            ToLongFunction<R> character,
            BiConsumer<World, ActorId> forget,
            BiConsumer<World, Renaming> rename) {
        return new Rows<>(
                (row, person) -> person.plays(character.applyAsLong(row)),
                (world, person) -> {
                    for (var each : person.characters())
                        forget.accept(world, new ActorId(each.id()));
                },
                rename);
    }
}
