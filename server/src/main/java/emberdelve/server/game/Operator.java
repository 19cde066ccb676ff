package emberdelve.server.game;

import emberdelve.server.admin.ServerControl;
import emberdelve.server.feature.newcomer.Funnel;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.helpers.NOPLogger;

import java.util.function.Consumer;

/** Who runs the server: reads who comes and what is reported, and ends it when it is ordered. */
final class Operator {
    private final Logger log;
    private final Funnel funnel;
    private final Consumer<String> stopServer;

    @Inject
    Operator(Funnel funnel, ServerControl control) {
        this(LoggerFactory.getLogger(Operator.class), funnel, control::requestStop);
    }

    private Operator(Logger log, Funnel funnel, Consumer<String> stopServer) {
        this.log = log;
        this.funnel = funnel;
        this.stopServer = stopServer;
    }

    /** Nobody reads, and nothing is to be ended: it was long ago, or they are no people. */
    static Operator absent() {
        return new Operator(NOPLogger.NOP_LOGGER, new Funnel(NOPLogger.NOP_LOGGER), _ -> {});
    }

    /** Where who comes and what players report is noted. */
    Logger log() {
        return log;
    }

    Funnel funnel() {
        return funnel;
    }

    /** Somebody's order to stop is due. */
    void stopServer(String reason) {
        stopServer.accept(reason);
    }
}
