package emberdelve.server.game;

import emberdelve.server.view.Note;

import java.util.Optional;

/** The names that characters may be given. */
public interface NewNames {
    /** The spelling in which a name is kept; the typed text itself when it can be nobody's name. */
    String kept(String typed);

    /**
     * Keeps the name for a character of that account, so that nobody else is given it meanwhile.
     * Thread: jobs; waits for the store. Whoever renames nobody then gives it back ({@link
     * AccountCache#isUnused}).
     *
     * @param name in the spelling in which it is kept
     * @return the reason why the account cannot have it; empty when it is kept
     */
    Optional<Note> keep(long account, String name);
}
