package emberdelve.server.session;

import emberdelve.server.link.InputSink;
import emberdelve.server.offer.Editions;

import jakarta.inject.Inject;

/**
 * The parts that all sessions share. Safe for any thread.
 *
 * @param world the sink that takes inputs for the game
 */
record SessionContext(
        Logins logins,
        Speech speech,
        Programs programs,
        Editions editions,
        InputSink world,
        Sessions sessions,
        InputRate inputRate) {
    @Inject
    SessionContext {}
}
