package emberdelve.server.session;

import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import java.util.Map;
import java.util.Optional;

/**
 * The names of characters: which are free, and to whom they are given. Threads: as each method
 * says.
 */
final class CharacterNames {
    /** Asks for a first name, and has no account yet. */
    static final long NOBODY = -1;

    private final Database database;
    private final StoreWriter writer;
    private final NewCharacters newCharacters;
    private final NameRules rules;

    // Once is enough: a character that is stored without its look after that has the name of its
    // account, whose look is stored, or one that was reserved, and those are remembered.
    private volatile boolean isCaughtUp;

    @Inject
    CharacterNames(
            Database database, StoreWriter writer, NewCharacters newCharacters, NameRules rules) {
        this.database = database;
        this.writer = writer;
        this.newCharacters = newCharacters;
        this.rules = rules;
    }

    /**
     * The reason why a new character cannot have the name; empty if it is free at this moment.
     * Thread: jobs.
     *
     * @param accountId who asks; {@link #NOBODY} without an account
     * @param name canonical
     */
    Optional<Note> objection(long accountId, String name) {
        if (isTaken(accountId, name))
            return Optional.of(Note.of("creation.name-taken", Map.of("who", name)));
        if (!isCaughtUp) catchUp();
        return rules.objectionToItsLook(name).or(() -> alike(accountId, name));
    }

    /** A few hundred at a time, so that checkpoints come in between. */
    private void catchUp() {
        while (database.names().isBehind())
            writer.write(
                            () -> {
                                database.names().catchUp();
                                return true;
                            })
                    .join();
        isCaughtUp = true;
    }

    /** Thread: checkpoint-writer. */
    private void catchUpHere() {
        if (isCaughtUp) return;
        while (database.names().isBehind()) database.names().catchUp();
        isCaughtUp = true;
    }

    /**
     * Checks again that the name is free. Thread: checkpoint-writer, which alone gives names away.
     *
     * @throws NameTaken if somebody has it, or one that looks the same
     */
    void claim(String name) throws NameTaken {
        catchUpHere();
        if (isTaken(NOBODY, name) || alike(NOBODY, name).isPresent()) throw new NameTaken(name);
    }

    /**
     * Checks a guest's name, which looks like no player's. Thread: checkpoint-writer.
     *
     * @throws NameTaken if another guest has it
     */
    void claimForGuest(String name) throws NameTaken {
        if (isTaken(NOBODY, name)) throw new NameTaken(name);
    }

    /**
     * Keeps the name of a further character for that account. Thread: checkpoint-writer.
     *
     * @throws NameTaken if somebody has it, or one that looks the same
     */
    void reserve(long accountId, String name) throws NameTaken {
        catchUpHere();
        if (isTaken(accountId, name)
                || alike(accountId, name).isPresent()
                || !newCharacters.reserve(accountId, name)) throw new NameTaken(name);
    }

    /** Whether somebody's second character has the name, or is about to. */
    private boolean isTaken(long accountId, String name) {
        return database.names().isTaken(name) || newCharacters.isClaimed(accountId, name);
    }

    private Optional<Note> alike(long accountId, String name) {
        return database.names()
                .lookingLike(name)
                .or(() -> newCharacters.lookingLike(accountId, name))
                .map(other -> Note.of("creation.name-alike", Map.of("who", name, "other", other)));
    }
}
