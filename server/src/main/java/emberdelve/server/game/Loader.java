package emberdelve.server.game;

import emberdelve.server.link.Input;

/**
 * The loader, which is asked for a stored character; the answer comes as {@link Input.Loaded}, or
 * as {@link Input.NotLoaded}.
 */
@FunctionalInterface
interface Loader {
    /**
     * @return false when too many are asked for already; no answer will come then
     */
    boolean load(long characterId);
}
