package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.sky.HeavensRow;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The learning of what another world has stored: asked of every kind that there is, so that a new
 * one cannot be forgotten.
 */
class LearnedRowsTest {
    private static final Map<Table<?>, Changed<?>> SAMPLES = samples();

    private final World world =
            new World(
                    ShippedContent.load(),
                    new WorldSeed(7, 5_000, 1_000_000, Duration.ofMillis(200)),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    },
                    Features.registry());

    private static Map<Table<?>, Changed<?>> samples() {
        var samples = new LinkedHashMap<Table<?>, Changed<?>>();
        for (var each : SampleWorld.STORED.changes()) samples.put(each.table(), each);
        for (var each : FeatureSamples.all()) samples.put(each.table(), each);
        return samples;
    }

    private static List<KindSamples<?, ?>> shared() {
        return Features.registry().stored().all().stream()
                .filter(kind -> kind.reach() != Reach.PLACE)
                .<KindSamples<?, ?>>map(LearnedRowsTest::of)
                .toList();
    }

    private static <T, R extends Record> KindSamples<T, R> of(Stored<T, R> kind) {
        assertThat(SAMPLES).as("samples of %s", kind.table()).containsKey(kind.table());
        @SuppressWarnings("unchecked") // They are kept by their tables.
        var its = (Changed<R>) SAMPLES.get(kind.table());
        return new KindSamples<>(kind, its.rows());
    }

    private void learn(Changed<?> changed) {
        Features.registry().stored().learn(world, changed);
    }

    @Test
    void aWorldKnowsWhatAnotherHasStored() {
        for (var each : shared()) learn(each.changed());
        for (var each : shared()) each.areKnownTo(world);
        assertThat(world.changes().isEmpty()).isTrue();
    }

    @Test
    void learningTheSameTwiceChangesNothing() {
        for (var each : shared()) {
            learn(each.changed());
            var once = each.counts(world);
            learn(each.changed());
            assertThat(each.counts(world)).as(each.name()).isEqualTo(once);
            each.areKnownTo(world);
        }
        assertThat(world.changes().isEmpty()).isTrue();
    }

    @Test
    void aChangedRowTakesThePlaceOfTheEarlierOne() {
        for (var each : shared()) {
            learn(each.changed());
            learn(each.turned().changed());
            each.turned().areKnownTo(world);
        }
        assertThat(world.changes().isEmpty()).isTrue();
    }

    @Test
    void whatIsGoneIsForgotten() {
        for (var each : shared()) {
            // The sky is always there.
            if (each.kind().table() == HeavensRow.TABLE) continue;
            learn(each.changed());
            learn(each.gone());
            learn(each.gone());
            assertThat(each.counts(world)).as(each.name()).isEmpty();
        }
        assertThat(world.changes().isEmpty()).isTrue();
    }

    @Test
    void whatBelongsToPlacesStaysInItsWorld() {
        for (var kind : Features.registry().stored().all()) {
            if (kind.reach() != Reach.PLACE || !SAMPLES.containsKey(kind.table())) continue;
            learn(SAMPLES.get(kind.table()));
            assertThat(of(kind).counts(world)).as(kind.table().name()).isEmpty();
        }
        assertThat(world.changes().isEmpty()).isTrue();
    }

    /** A row that is told once more, when its character is here and has gone on, does no harm. */
    @Test
    void theRowsOfACharacterThatIsHereAreThisWorldsOwn() {
        var character = comesIn();
        for (var each : shared()) {
            if (each.kind().reach() != Reach.CHARACTER) continue;
            var its = each.ofCharacter(character);
            var before = its.counts(world);
            learn(its.changed());
            learn(its.gone());
            assertThat(its.counts(world)).as(each.name()).isEqualTo(before);
        }
        assertThat(world.changes().isEmpty()).isTrue();
    }

    private long comesIn() {
        var row = SampleWorld.STORED.of(CharacterRow.TABLE).rows().getFirst();
        var capture = new Capture(RegionRow.WHOLE, 1, 0, SampleWorld.CLOCK);
        var restorer = new Restorer(world, capture, 20);
        var actor = restorer.character(row, List.of());
        world.population().add(actor, restorer.roomOf(actor, row));
        world.changes().clear();
        return row.id();
    }

    /**
     * The rows of a kind.
     *
     * @param rows at least two, with keys of their own
     */
    private record KindSamples<T, R extends Record>(Stored<T, R> kind, List<R> rows) {
        String name() {
            return kind.table().name();
        }

        Changed<R> changed() {
            return new Changed<>(kind.table(), rows, List.of());
        }

        Changed<R> gone() {
            return new Changed<>(kind.table(), List.of(), rows.stream().map(this::key).toList());
        }

        private long key(R row) {
            return (Long) kind.table().key(row);
        }

        /** The number of things that the world has by each key. */
        Map<Long, Integer> counts(World world) {
            var counts = new TreeMap<Long, Integer>();
            StoredThings.of(world, kind).forEach((key, its) -> counts.put(key, its.size()));
            return counts;
        }

        /** Whatever the world has by the keys of these rows makes the same rows. */
        void areKnownTo(World world) {
            var things = StoredThings.of(world, kind);
            for (var row : rows) {
                var its = things.getOrDefault(key(row), List.of());
                assertThat(its)
                        .as("%s of %s", name(), row)
                        .isNotEmpty()
                        .allSatisfy(each -> assertThat(kind.row(key(row), each)).isEqualTo(row));
            }
        }

        /** The same keys, each with what the next row says; who has only one row keeps it. */
        KindSamples<T, R> turned() {
            var names = List.of(rows.getFirst().getClass().getRecordComponents());
            // A life's entry is found by its thing and its number, too.
            var kept =
                    names.stream()
                            .filter(each ->
                                    each == names.getFirst()
                                            || each.getName().equals("itemId")
                                            || each.getName().equals("number"))
                            .toList();
            var turned = new ArrayList<R>();
            for (var at = 0; at < rows.size(); at++) {
                var row = rows.get(at);
                var same = new TreeMap<String, Object>();
                for (var each : kept) same.put(each.getName(), Samples.value(row, each));
                turned.add(Samples.with(rows.get((at + 1) % rows.size()), same));
            }
            return new KindSamples<>(kind, turned);
        }

        /** The first row, as if it were that character's. */
        KindSamples<T, R> ofCharacter(long id) {
            var key = rows.getFirst().getClass().getRecordComponents()[0].getName();
            return new KindSamples<>(kind, List.of(Samples.with(rows.getFirst(), Map.of(key, id))));
        }
    }
}
