package emberdelve.server.schedule;

/** Where contenders wait for their turns, each under a number. */
interface WaitingList {
    boolean isWaiting(int number);

    /** Takes the contender out, whether or not it waits. */
    void cancel(Contender contender);
}
