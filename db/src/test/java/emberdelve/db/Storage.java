package emberdelve.db;

import java.nio.file.Path;

/** What a test's world is stored in: the same tests hold for both. */
public enum Storage {
    FILE,
    POSTGRES;

    /** Puts a world in which nothing is yet into that folder. */
    public Path prepared(Path folder) {
        switch (this) {
            case FILE -> StoppedWorld.untouched(folder);
            case POSTGRES -> PostgresServer.copyUntouchedFor(folder);
        }
        return folder;
    }

    /** As {@link StoppedWorld#played}. */
    public StoppedWorld played(Path folder) {
        if (this == FILE) return StoppedWorld.played(folder);

        PostgresServer.copyPlayedFor(folder);
        return new StoppedWorld(folder);
    }
}
