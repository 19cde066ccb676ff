package emberdelve.server.model;

/** The deed of doing nothing for a turn. */
public enum Rest implements Action {
    REST;

    @Override
    public Outcome perform(Turn turn) {
        return new Outcome.Done(Effort.REST);
    }
}
