package emberdelve.server.offer;

import emberdelve.config.content.Content;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldFeature;
import emberdelve.server.model.Actor;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.MessageKeys;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;
import java.util.Optional;

/**
 * One capability of the game, and all that it offers to players. It is named once, in the list of
 * {@code Features}; what is offered here is found from there. Safe for any thread.
 */
public interface Feature extends WorldFeature {
    /** One word, which begins the names of its classes: {@code duel}. */
    String name();

    @Override
    default void addTo(World world, Parts parts, Hooks hooks) {}

    /** What players can type, as {@code commands} lists it within each kind. */
    default List<Verb> verbs() {
        return List.of();
    }

    /** What players can type because content says so, such as the words of channels. */
    default List<Verb> verbs(Content content) {
        return List.of();
    }

    /** The line that an empty one stands for just now; empty when for none. Thread: world. */
    default Optional<String> enter(World world, Actor actor) {
        return Optional.empty();
    }

    /**
     * The messages that it asks for: names of files in {@code content/messages}. Beside the feature
     * lies a file of each name, with the ending {@code txt}, that declares the messages (see {@link
     * MessageKeys}).
     */
    default List<String> messages() {
        return List.of();
    }

    /** How its events are told. */
    default List<Words<?>> words() {
        return List.of();
    }

    /** What players' programs can follow. */
    default List<Topic<?>> topics() {
        return List.of();
    }

    /** How its views are shown. */
    default List<Page<?>> pages() {
        return List.of();
    }

    /** What it stores; each kind has a table, which a migration made. */
    default List<Stored<?, ?>> stored() {
        return List.of();
    }
}
