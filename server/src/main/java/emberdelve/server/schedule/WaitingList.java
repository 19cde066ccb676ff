package emberdelve.server.schedule;

/** The list of contenders who wait for their turns, each under a number. */
interface WaitingList {
    boolean isWaiting(int number);

    /** Takes the contender out, whether or not it waits. */
    void cancel(Contender contender);
}
