package emberdelve.server.game;

import emberdelve.server.link.Input;

/**
 * The loader of stored characters; its answers come as {@link Input.Loaded} or {@link
 * Input.NotLoaded}.
 */
@FunctionalInterface
interface Loader {
    /**
     * @return false when too many requests wait already; then no answer will come
     */
    boolean load(long characterId);
}
