package emberdelve.server.link;

import emberdelve.server.model.ActorId;

import java.util.concurrent.Executor;

/** A player's connection, as the world sees it. Safe for any thread. */
public interface Link {
    /** The link's event loop: batches are handed over there, those of one loop together. */
    Executor loop();

    /** Thread: the loop's. */
    void hear(Batch batch);

    /**
     * Tells the link that the character has entered the dungeon, or was taken over. Thread: the
     * loop's.
     */
    void entered(ActorId character);

    /**
     * Tells the link that the world has finished with it: it should show the reason and close.
     * Thread: the loop's.
     *
     * @param key the message that says why
     */
    void dismissed(String key);

    /** The address that the link comes from, or {@code console}. */
    String from();
}
