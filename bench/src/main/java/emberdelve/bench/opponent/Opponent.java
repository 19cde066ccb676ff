package emberdelve.bench.opponent;

import emberdelve.server.bot.Step;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/** The server that is measured: a process of its own that listens on this machine. */
public sealed interface Opponent extends AutoCloseable permits EchoProcess, ServerProcess {
    /** The name by which the table calls it. */
    String name();

    /** The process. */
    Launched launched();

    default int port() {
        return launched().port();
    }

    /** The port where browsers read the page; only of the server. */
    default int webPort() {
        return launched().webPort();
    }

    default ProcessHandle process() {
        return launched().handle();
    }

    /** The file in which its JVM notes each pause of the collector. */
    default Path pauses() {
        return launched().pauses();
    }

    /**
     * The talk from the connection to the first room.
     *
     * @param number of the player, from 0; no two have the same
     * @param known whether that player has been there before
     */
    List<Step> login(int number, boolean known);

    /**
     * The way from the first room to the hall in which the player stands.
     *
     * @param known whether the player stands there already
     */
    List<Step> walk(int hall, boolean known);

    /** A part of the line by which a look is answered. */
    String lookAnswer();

    /** A part of the line that refuses a command because there are too many. */
    String refusal();

    /**
     * The number of ticks that its world has lived through; empty where there is no world to ask.
     */
    OptionalLong ticks();

    /**
     * The most players who may be on their way in; the next one waits, because the backlog of a
     * server is not endless.
     */
    default int comingAtOnce() {
        return 1_000;
    }

    /** Notes that all are logged in, and that the measured time begins. */
    default void begins() {}

    /** Ends the process. */
    @Override
    default void close() {
        launched().close();
    }
}
