package emberdelve.server.offer;

import emberdelve.config.content.Content;
import emberdelve.config.read.PartReader;
import emberdelve.server.command.Verb;
import emberdelve.server.command.WritingKind;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldFeature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.MessageKeys;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;
import java.util.Optional;

/**
 * One capability of the game, and all that it offers to players. It is named once, in the list of
 * {@code Features}; the server finds all that it offers from there. Safe for any thread.
 */
public interface Feature extends WorldFeature {
    /** The feature's name in one word, which begins the names of its classes: {@code duel}. */
    String name();

    @Override
    default void addTo(World world, Parts parts, Hooks hooks) {}

    /** The readers of what the feature has for itself in the content, one for each part. */
    default List<PartReader<?>> content() {
        return List.of();
    }

    /** The verbs that players can type, in the order in which {@code commands} lists them. */
    default List<Verb> verbs() {
        return List.of();
    }

    /** The verbs that content adds, such as the names of channels. */
    default List<Verb> verbs(Content content) {
        return List.of();
    }

    /** The line that ENTER alone types at moments of this feature. */
    default Optional<EnterLine> enterLine() {
        return Optional.empty();
    }

    /** The kinds of texts that players write line by line for this feature. */
    default List<WritingKind> writings() {
        return List.of();
    }

    /**
     * The messages that the feature uses: names of files in {@code content/messages}. Beside the
     * feature lies a file of each name, with the ending {@code txt}, that declares the messages
     * (see {@link MessageKeys}).
     */
    default List<String> messages() {
        return List.of();
    }

    /** The words for the feature's events. */
    default List<Words<?>> words() {
        return List.of();
    }

    /** The GMCP topics that players' programs can follow. */
    default List<Topic<?>> topics() {
        return List.of();
    }

    /** The exhibits of the feature, each on its own page for everybody in a browser. */
    default List<Exhibit<?>> exhibits() {
        return List.of();
    }

    /** The pages for the feature's views. */
    default List<Page<?>> pages() {
        return List.of();
    }

    /** The kinds of messages that the feature sends to other worlds. */
    default List<Dispatch<?>> dispatches() {
        return List.of();
    }

    /** The kinds of things that the feature stores; each has a table, made by a migration. */
    default List<Stored<?, ?>> stored() {
        return List.of();
    }
}
