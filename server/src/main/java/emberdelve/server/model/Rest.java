package emberdelve.server.model;

/** Lets a turn pass. */
public enum Rest implements Action {
    REST;

    @Override
    public Outcome perform(Turn turn) {
        return new Outcome.Done(Effort.REST);
    }
}
