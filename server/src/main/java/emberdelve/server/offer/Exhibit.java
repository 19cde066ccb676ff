package emberdelve.server.offer;

import emberdelve.server.command.Directory;
import emberdelve.server.kernel.World;

/**
 * Something that the world shows to everybody, whether they play or not, such as who is in the
 * dungeon.
 *
 * @param kind a class of immutable facts, which are handed to other threads
 */
public record Exhibit<T>(Class<T> kind, Look<T> look) {
    /**
     * The look at how it is now. It changes nothing: nobody knows when it is called. Thread: world.
     */
    @FunctionalInterface
    public interface Look<T> {
        T at(World world, Directory directory);
    }
}
