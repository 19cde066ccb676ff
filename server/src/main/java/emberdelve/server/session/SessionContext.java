package emberdelve.server.session;

import emberdelve.server.command.Verbs;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.link.InputSink;

import jakarta.inject.Inject;

/**
 * What all sessions share. Safe for any thread.
 *
 * @param world takes what is for the game
 */
record SessionContext(
        Logins logins,
        Speech speech,
        Bulletins bulletins,
        Verbs verbs,
        InputSink world,
        Sessions sessions,
        InputRate inputRate) {
    @Inject
    SessionContext {}
}
