package emberdelve.server.scenario;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Encounters;
import emberdelve.config.content.Rules;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.TimeMode;
import emberdelve.config.content.Trigger;

import java.util.List;
import java.util.Optional;

/**
 * What the drawn zone is like.
 *
 * @param danger the level its monsters are made for
 * @param traps what goes off in every room
 * @param spawns who belongs there and comes back
 * @param rules the numbers of the game
 */
public record Ground(
        int danger,
        boolean safe,
        boolean pvp,
        TimeMode pace,
        Optional<Combat> combat,
        Optional<Encounters> encounters,
        List<Trigger> traps,
        List<SpawnTemplate> spawns,
        Rules rules) {
    public static final Ground USUAL = deep(0);
    static final Ground SAFE = kind(true, false, TimeMode.REALTIME);
    public static final Ground PVP = kind(false, true, TimeMode.REALTIME);
    public static final Ground IN_TURNS = kind(false, false, TimeMode.TURNS);

    public static Ground by(Combat combat) {
        return new Ground(
                0,
                false,
                false,
                TimeMode.REALTIME,
                Optional.of(combat),
                Optional.empty(),
                List.of(),
                List.of(),
                Bestiary.RULES);
    }

    public static Ground with(Encounters encounters) {
        return new Ground(
                0,
                false,
                false,
                TimeMode.REALTIME,
                Optional.empty(),
                Optional.of(encounters),
                List.of(),
                List.of(),
                Bestiary.RULES);
    }

    public static Ground with(Trigger trap) {
        return new Ground(
                0,
                false,
                false,
                TimeMode.REALTIME,
                Optional.empty(),
                Optional.empty(),
                List.of(trap),
                List.of(),
                Bestiary.RULES);
    }

    public static Ground with(SpawnTemplate spawn) {
        return new Ground(
                0,
                false,
                false,
                TimeMode.REALTIME,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(spawn),
                Bestiary.RULES);
    }

    /** With other numbers than those that the game began with. */
    public static Ground under(Rules rules) {
        return new Ground(
                0,
                false,
                false,
                TimeMode.REALTIME,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                rules);
    }

    public static Ground deep(int danger) {
        return new Ground(
                danger,
                false,
                false,
                TimeMode.REALTIME,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Bestiary.RULES);
    }

    private static Ground kind(boolean safe, boolean pvp, TimeMode pace) {
        return new Ground(
                0,
                safe,
                pvp,
                pace,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Bestiary.RULES);
    }
}
