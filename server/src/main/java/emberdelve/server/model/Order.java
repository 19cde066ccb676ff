package emberdelve.server.model;

/** A player's command as it waits in the character's mind. */
public interface Order {
    /** Whether the order must wait until the character is ready. */
    boolean takesTime();

    /**
     * Carries out the order and answers the player.
     *
     * @return what the order cost; a free order costs nothing
     */
    Outcome carryOut(Turn turn);

    /** Puts this order before all that the player typed; does nothing for monsters. */
    default void comeNext(Turn turn) {
        if (turn.self().minds().own() instanceof PlayerMind mind) mind.goOnWith(this);
    }
}
