package emberdelve.server.session;

import emberdelve.server.game.Input;

/** The way into the world's inbox. Safe for any thread. */
@FunctionalInterface
interface WorldDoor {
    /**
     * @return false when too much waits there already; nothing was taken then
     */
    boolean offer(Input input);
}
