package emberdelve.server.scenario;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Encounters;
import emberdelve.config.content.Pace;
import emberdelve.config.content.Trigger;
import java.util.List;
import java.util.Optional;

/**
 * What the drawn zone is like.
 *
 * @param danger the level its monsters are made for
 * @param traps what goes off in every room
 */
record Ground(
        int danger,
        boolean safe,
        boolean pvp,
        Pace pace,
        Optional<Combat> combat,
        Optional<Encounters> encounters,
        List<Trigger> traps) {
    static final Ground USUAL = new Ground(
                0, false, false, Pace.REALTIME, Optional.empty(), Optional.empty(), List.of());
    static final Ground SAFE = new Ground(
                0, true, false, Pace.REALTIME, Optional.empty(), Optional.empty(), List.of());
    static final Ground PVP = new Ground(
                0, false, true, Pace.REALTIME, Optional.empty(), Optional.empty(), List.of());
    static final Ground IN_TURNS = new Ground(
                0, false, false, Pace.TURNS, Optional.empty(), Optional.empty(), List.of());

    static Ground by(Combat combat) {
        return new Ground(
                0, false, false, Pace.REALTIME, Optional.of(combat), Optional.empty(), List.of());
    }

    static Ground with(Encounters encounters) {
        return new Ground(
                0, false, false, Pace.REALTIME, Optional.empty(), Optional.of(encounters),
                List.of());
    }

    static Ground with(Trigger trap) {
        return new Ground(
                0, false, false, Pace.REALTIME, Optional.empty(), Optional.empty(), List.of(trap));
    }

    static Ground deep(int danger) {
        return new Ground(
                danger, false, false, Pace.REALTIME, Optional.empty(), Optional.empty(), List.of());
    }
}
