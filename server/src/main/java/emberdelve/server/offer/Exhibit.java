package emberdelve.server.offer;

import emberdelve.server.command.Directory;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.kernel.World;

import java.util.List;
import java.util.Optional;

/**
 * Something that the world shows to everybody on a page, whether they play or not, such as who is
 * in the dungeon.
 *
 * @param word the page's address, {@code who} for {@code /who}; its link and its title are the
 *     messages {@code web.link-who} and {@code web.title-who}
 * @param kind a class of immutable facts, which are handed to other threads
 * @param leaves the pages below that page
 */
public record Exhibit<T>(
        String word, Class<T> kind, Look<T> look, Writer<T> writer, Leaves<T> leaves) {
    /** An exhibit without pages below its own. */
    public Exhibit(String word, Class<T> kind, Look<T> look, Writer<T> writer) {
        this(word, kind, look, writer, (_, _, _) -> Optional.empty());
    }

    /**
     * The look at the facts as they are now. It must change nothing, because it may be called at
     * any time. Thread: world.
     */
    @FunctionalInterface
    public interface Look<T> {
        T at(World world, Directory directory);
    }

    /** The writer of the page, which has a title already. Safe for any thread. */
    @FunctionalInterface
    public interface Writer<T> {
        List<Html> write(T facts, Voice voice);
    }

    /**
     * The pages below an exhibit's own: {@code /WORD/...}. They come and go with the facts. Safe
     * for any thread.
     */
    @FunctionalInterface
    public interface Leaves<T> {
        /**
         * @param word the last part of a path that somebody asks for, whatever it may be
         * @return empty where there is no such page
         */
        Optional<Leaf> at(T facts, String word, Voice voice);
    }

    /**
     * A page below an exhibit's own.
     *
     * @param word the last part of its path, as it is written
     * @param about what the page is, for those who are shown a link to it
     */
    public record Leaf(String word, String title, String about, List<Html> content) {
        public Leaf {
            content = List.copyOf(content);
        }
    }
}
