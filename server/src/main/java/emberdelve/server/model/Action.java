package emberdelve.server.model;

/** A deed that costs time; players and monsters use the same actions. */
public interface Action {
    Outcome perform(Turn turn);
}
