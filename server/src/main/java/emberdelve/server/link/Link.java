package emberdelve.server.link;

import emberdelve.server.model.ActorId;

import java.util.concurrent.Executor;

/** A player's end of the line, as the world sees it. Safe for any thread. */
public interface Link {
    /** Where it lives: batches are handed over there, all of one loop together. */
    Executor loop();

    /** Thread: the loop's. */
    void hear(Batch batch);

    /** The character has entered the dungeon, or was taken over. Thread: the loop's. */
    void entered(ActorId character);

    /**
     * The world is done with this link: it should say the reason and close. Thread: the loop's.
     *
     * @param key message that says why
     */
    void dismissed(String key);

    /** Where it comes from: an address, or {@code console}. */
    String from();
}
