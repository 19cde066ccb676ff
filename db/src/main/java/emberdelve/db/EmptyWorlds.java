package emberdelve.db;

import emberdelve.db.open.EmptyWorld;
import emberdelve.db.world.Tables;

import java.io.IOException;
import java.nio.file.Path;

/** Makes what new worlds begin with, see {@link Database#open}. */
public final class EmptyWorlds {
    private EmptyWorlds() {}

    /**
     * Makes a file of a world in which nothing has happened.
     *
     * @param file whose name ends in {@code .mv.db}
     * @throws IOException if it cannot be made
     */
    public static void make(Path file, Tables tables) throws IOException {
        EmptyWorld.make(file, new WorldRows(tables));
    }
}
