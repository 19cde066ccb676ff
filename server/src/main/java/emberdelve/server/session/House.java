package emberdelve.server.session;

import emberdelve.server.newcomer.Funnel;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.ProgramLogin;
import emberdelve.server.command.Verbs;
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
        Funnel funnel,
        LimitSettings limits,
        ProgramLogin programLogin,
        LongSupplier nanoClock) {}
