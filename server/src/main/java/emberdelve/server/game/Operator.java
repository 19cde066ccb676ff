package emberdelve.server.game;

import emberdelve.server.admin.Funnel;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.offer.Editions;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.helpers.NOPLogger;

import java.util.function.Consumer;

/**
 * The person who runs the server, as the game sees them: the log that they read, the editions, and
 * the order to stop.
 */
final class Operator {
    private final Logger log;
    private final Funnel funnel;
    private final Consumer<String> stopServer;
    private final Editions editions;
    private final CommandCounts commands;

    @Inject
    Operator(Funnel funnel, ServerControl control, Editions editions, CommandCounts commands) {
        this(
                LoggerFactory.getLogger(Operator.class),
                funnel,
                control::requestStop,
                editions,
                commands);
    }

    private Operator(
            Logger log,
            Funnel funnel,
            Consumer<String> stopServer,
            Editions editions,
            CommandCounts commands) {
        this.commands = commands;
        this.editions = editions;
        this.log = log;
        this.funnel = funnel;
        this.stopServer = stopServer;
    }

    /** No operator: for replays and for games of bots. */
    static Operator absent(Editions editions) {
        return new Operator(
                NOPLogger.NOP_LOGGER,
                new Funnel(NOPLogger.NOP_LOGGER),
                _ -> {},
                editions,
                new CommandCounts());
    }

    /** The log of arrivals and of players' reports. */
    Logger log() {
        return log;
    }

    /** The count of the commands that were run. */
    CommandCounts commands() {
        return commands;
    }

    Funnel funnel() {
        return funnel;
    }

    /** The editions, which sessions and pages read, too. */
    Editions editions() {
        return editions;
    }

    /** Stops the server, because a shutdown that staff ordered is due. */
    void stopServer(String reason) {
        stopServer.accept(reason);
    }
}
