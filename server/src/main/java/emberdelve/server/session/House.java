package emberdelve.server.session;

import emberdelve.server.newcomer.Funnel;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.ProgramLogin;
import emberdelve.server.command.Verbs;
import emberdelve.server.game.Blocklist;
import emberdelve.server.gmcp.Bulletins;
import java.util.function.LongSupplier;

/** What all sessions share. Safe for any thread. */
record House(
        Dialogue dialogue,
        LoginDesk desk,
        Speech speech,
        Bulletins bulletins,
        Verbs verbs,
        WorldDoor world,
        Sessions sessions,
        NewCharacters newCharacters,
        Blocklist blocklist,
        Funnel funnel,
        LimitSettings limits,
        ProgramLogin programLogin,
        LongSupplier nanoClock) {
    /** Whether that account, or whoever comes from there, was banned since it logged in. */
    boolean shutsOut(Identity who, String place) {
        return blocklist.of(who.accountId(), who.role(), place).isPresent();
    }
}
