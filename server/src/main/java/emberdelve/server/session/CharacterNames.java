package emberdelve.server.session;

import emberdelve.db.Database;
import emberdelve.db.account.NameTaken;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.game.NewNames;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The names of characters: finds out which are free, and gives them to accounts. Threads: as each
 * method says.
 */
final class CharacterNames implements NewNames {
    /** The account id of a player who asks for a first name and has no account yet. */
    static final long NOBODY = -1;

    private final Database database;
    private final StoreWriter writer;
    private final NewCharacters newCharacters;
    private final NameRules rules;

    // Whether the look of all stored names has been added. Once is enough: a later character has
    // the name of its account, whose look is stored, or a reserved name, which {@link
    // NewCharacters} knows.
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
     * @param accountId the account that asks; {@link #NOBODY} if there is none yet
     * @param name the name in its {@linkplain NameRules#canonical canonical} form
     */
    Optional<Note> objection(long accountId, String name) {
        if (isTaken(accountId, name))
            return Optional.of(Note.of("creation.name-taken", Map.of("who", name)));
        if (!isCaughtUp) catchUp();
        return rules.objectionToItsLook(name).or(() -> alike(accountId, name));
    }

    /**
     * Adds the look of all stored names, a few hundred at a time, so that checkpoints come in
     * between.
     */
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
     * @throws NameTaken if somebody has this name, or one that looks the same
     */
    void claim(String name) throws NameTaken {
        catchUpHere();
        if (isTaken(NOBODY, name) || alike(NOBODY, name).isPresent()) throw new NameTaken(name);
    }

    /**
     * Checks that a guest's name is free; it cannot look like a player's. Thread:
     * checkpoint-writer.
     *
     * @throws NameTaken if another guest has it
     */
    void claimForGuest(String name) throws NameTaken {
        if (isTaken(NOBODY, name)) throw new NameTaken(name);
    }

    /**
     * Reserves the name for a further character of that account. Thread: checkpoint-writer.
     *
     * @throws NameTaken if somebody has this name, or one that looks the same
     */
    void reserve(long accountId, String name) throws NameTaken {
        catchUpHere();
        if (isTaken(accountId, name)
                || alike(accountId, name).isPresent()
                || !newCharacters.reserve(accountId, name)) throw new NameTaken(name);
    }

    @Override
    public String kept(String typed) {
        return NameRules.canonical(typed).orElse(typed);
    }

    @Override
    public Optional<Note> keep(long accountId, String name) {
        if (!isCaughtUp) catchUp();
        return rules.objection(name)
                .or(() -> rules.objectionToItsLook(name))
                .or(() -> keepDurably(accountId, name));
    }

    private Optional<Note> keepDurably(long accountId, String name) {
        var isKept = new AtomicBoolean();
        try {
            return writer.write(() -> keepHere(accountId, name, isKept)).join();
        } catch (CompletionException failed) {
            if (isKept.get()) newCharacters.release(name);
            throw failed;
        }
    }

    /** Thread: checkpoint-writer. */
    private Optional<Note> keepHere(long accountId, String name, AtomicBoolean isKept) {
        // A character was renamed since, perhaps.
        while (database.names().isBehind()) database.names().catchUp();
        var other =
                database.names()
                        .ofOthers(accountId, name)
                        .or(() -> newCharacters.lookingLike(accountId, name));
        if (other.filter(its -> !its.equals(name)).isPresent())
            return Optional.of(
                    Note.of("creation.name-alike", Map.of("who", name, "other", other.get())));
        isKept.set(other.isEmpty() && newCharacters.keep(accountId, name));
        return isKept.get()
                ? Optional.empty()
                : Optional.of(Note.of("creation.name-taken", Map.of("who", name)));
    }

    /** Whether an account or a character has the name, or will have it because it is claimed. */
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
