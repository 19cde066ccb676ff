package emberdelve.server.offer;

import emberdelve.server.command.Directory;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.kernel.World;

import java.util.List;

/**
 * Something that the world shows to everybody on a page, whether they play or not, such as who is
 * in the dungeon.
 *
 * @param word the page's address, {@code who} for {@code /who}; its link and its title are the
 *     messages {@code web.link-who} and {@code web.title-who}
 * @param kind a class of immutable facts, which are handed to other threads
 */
public record Exhibit<T>(String word, Class<T> kind, Look<T> look, Writer<T> writer) {
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
}
