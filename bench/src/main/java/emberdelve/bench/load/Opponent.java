package emberdelve.bench.load;

import java.time.Duration;
import java.util.List;

/** What is measured: it listens on this machine, and answers a line with one that repeats it. */
sealed interface Opponent extends AutoCloseable permits EchoServer, ServerProcess, SlowDisk {
    /** How the table calls it. */
    String name();

    int port();

    /** Processor time that it has used since its start. */
    Duration cpu();

    /**
     * The talk until a player can type commands.
     *
     * @param number of the player, from 0; no two have the same
     */
    List<Step> login(int number);

    /** All are logged in; what is measured begins now. */
    default void begins() {}

    /** Ends it; with what it has stored, if anything. */
    @Override
    void close();

    /**
     * One question and its answer.
     *
     * @param asked what the last words before the answer hold
     * @param answer a line, without its end
     */
    record Step(String asked, String answer) {}
}
