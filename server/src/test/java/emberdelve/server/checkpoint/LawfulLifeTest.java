package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Exported;
import emberdelve.db.transfer.CharacterFile.Owner;
import emberdelve.server.command.Renown;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.session.LawfulCharacters;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Whatever the rules allow a character to be can be played: nothing fails that is made of it. */
class LawfulLifeTest {
    private static final long SEED = 42;
    private static final int ROUNDS = Boolean.getBoolean("emberdelve.long") ? 20_000 : 4_000;
    private static final CharacterRow MIRA = LawfulCharactersTest.MIRA;
    private static final LawfulCharacters LAW =
            new LawfulCharacters(ShippedContent.load(), PasswordSettings.DEFAULTS);

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final World world =
            new World(
                    ShippedContent.load(),
                    new WorldSeed(7, 5_000, 1_000_000, Duration.ofMillis(200)),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    },
                    Features.registry());
    private final Restorer restorer =
            new Restorer(world, new Capture(RegionRow.WHOLE, 1, 0, SampleWorld.CLOCK), 20);

    @Test
    void whoIsAllowedCanBePlayed() {
        var allowed = 0;
        for (var round = 0; round < ROUNDS; round++) {
            var drawn = drawn(2 + round);
            if (drawn.isEmpty() || !isAllowed(drawn.get())) continue;
            allowed++;
            var row = drawn.get();
            assertThatCode(() -> play(row)).as("seed %d: %s", SEED, row).doesNotThrowAnyException();
        }
        assertThat(allowed).as("rows that were allowed").isBetween(ROUNDS / 20, ROUNDS - 1);
        for (var tick = 0; tick < 20; tick++) world.tick();
    }

    private static boolean isAllowed(CharacterRow row) {
        var owner = new Owner("Mira", LawfulCharactersTest.HASH, false, Instant.EPOCH);
        return LAW.faults(new Exported(owner, row, List.of()), XpCurve.FIRST).isEmpty();
    }

    /** As a start, a log-in and a log-out do. */
    private void play(CharacterRow row) {
        assertThat(CharacterMapping.fate(row.fate())).isNotNull();
        assertThat(Renown.earned(row.progress().xp(), row.progress().givenXp())).isNotNegative();
        var actor = restorer.character(row, List.of());
        restorer.shareIgnored(actor, List.of(row));
        world.population().add(actor, restorer.roomOf(actor, row));
        restorer.resume(actor, row);
        actor.setPlayedTicks(actor.playedTicks() + world.now());
        CharacterRow.TABLE.digest(CharacterMapping.row(actor, world.now()));
        if (random.nextInt(50) > 0) world.population().remove(actor);
    }

    /** Somebody of whom one to three things are otherwise; empty if there is no such row. */
    private Optional<CharacterRow> drawn(long id) {
        var row = Samples.with(MIRA, Map.of("id", id));
        try {
            for (var times = random.nextInt(1, 4); times > 0; times--) row = changed(row);
            return Optional.of(row);
        } catch (IllegalArgumentException _) {
            // The row says so itself, and no file with it can be read.
            return Optional.empty();
        } catch (LinkageError refused) {
            assertThat(refused)
                    .hasCauseInstanceOf(InvocationTargetException.class)
                    .hasRootCauseInstanceOf(IllegalArgumentException.class);
            return Optional.empty();
        }
    }

    private <R extends Record> R changed(R row) {
        var components =
                List.of(row.getClass().getRecordComponents()).stream()
                        .filter(each -> !LawfulCharactersTest.NAMED.contains(each.getName()))
                        .toList();
        var which = components.get(random.nextInt(components.size()));
        return Samples.with(row, Map.of(which.getName(), other(row, which)));
    }

    private Object other(Record row, RecordComponent which) {
        return switch (Samples.value(row, which)) {
            case FateRow _ ->
                    new FateRow(
                            random.nextBoolean(),
                            Optional.of(number()),
                            Optional.of((int) number()),
                            Optional.of(word()),
                            Optional.of(word()));
            case PlightRow _ -> plight();
            case Record parts -> changed(parts);
            case Integer _ -> (int) number();
            case Long _ -> number();
            case Boolean is -> !is;
            case String _ -> word();
            case Optional<?> _ -> Optional.of(word());
            case List<?> _ -> List.copyOf(words().keySet());
            case Map<?, ?> _ when which.getName().equals("ignored") -> {
                var ignored = new LinkedHashMap<Long, String>();
                for (var word : words().values()) ignored.put((long) ignored.size(), word);
                yield ignored;
            }
            case Map<?, ?> _ when which.getName().equals("sounds") -> {
                var sounds = new LinkedHashMap<String, Integer>();
                for (var kind : words().keySet()) sounds.put(kind, small());
                sounds.put("tell", small());
                yield sounds;
            }
            case Map<?, ?> _ -> words();
            default -> throw new AssertionError(which);
        };
    }

    private PlightRow plight() {
        var effects = new ArrayList<EffectRow>();
        for (var times = one(0, 1, 2, 16, 17); times > 0; times--)
            effects.add(
                    switch (random.nextInt(3)) {
                        case 0 -> new EffectRow.Speed(word(), small(), time(), Math.abs(number()));
                        case 1 ->
                                new EffectRow.Strength(
                                        word(),
                                        small(),
                                        small(),
                                        small(),
                                        small(),
                                        small(),
                                        small(),
                                        small(),
                                        small(),
                                        time(),
                                        Math.abs(number()));
                        default ->
                                new EffectRow.OverTime(
                                        word(),
                                        word(),
                                        random.nextBoolean(),
                                        word(),
                                        time(),
                                        small(),
                                        Math.abs(number()),
                                        Math.abs(number()));
                    });
        var minds =
                List.of(new PlightRow.MindRow(random.nextBoolean() ? "asleep" : word(), small()));
        return new PlightRow(effects, minds, Map.of(word(), number()));
    }

    private Map<String, String> words() {
        var words = new LinkedHashMap<String, String>();
        for (var count = one(0, 1, 30, 31, 100, 101, 1_000); count > 0; count--)
            words.put("w" + count, "word");
        return words;
    }

    private Duration time() {
        return Duration.ofMillis(one(0, 200, 30_000, -1, 1_000_000_000));
    }

    private String word() {
        return List.of("", "x", "/", "x/", "a/b", StoredSamples.YARD, "2d6", "4", "asleep", "9d9d9")
                .get(random.nextInt(10));
    }

    private int small() {
        return one(-1_001, -1_000, -1, 0, 1, 10, 100, 1_000);
    }

    private long number() {
        return random.nextInt(4) == 0
                ? new long[] {Long.MAX_VALUE, Integer.MAX_VALUE, 1_000_000_000_000L}
                        [random.nextInt(3)]
                : one(-1, 0, 1, 2, 3, 18, 57, 103, 1_000, 1_001);
    }

    private int one(int... numbers) {
        return numbers[random.nextInt(numbers.length)];
    }
}
