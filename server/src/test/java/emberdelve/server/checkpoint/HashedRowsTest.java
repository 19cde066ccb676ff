package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.db.zone.MonsterRow;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.replay.TickHash;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A world in which a character, a thing, a corpse or a monster is stored otherwise has another
 * hash. Each number, and each yes or no, is another one by itself. Of all else (words, lists, what
 * is there or not) the samples differ, several components at once, so that one may hide behind
 * another; what features store beside these is not looked at here.
 */
class HashedRowsTest {
    private static final WorldRow WORLD = new WorldRow("w", 7);
    private static final RegionRow REGION =
            new RegionRow(
                    RegionRow.WHOLE, SampleWorld.STORED.tick(), 1, SampleWorld.STORED.nextId(), 0);

    /** All samples of characters are called otherwise. */
    private static final Set<String> NAMED = Set.of("id", "name", "foldedName");

    private static final CharacterRow HERO = samples(CharacterRow.TABLE).getFirst();

    private static <R extends Record> List<R> samples(Table<R> table) {
        return SampleWorld.STORED.of(table).rows();
    }

    private static StoredWorld stored(
            List<ItemRow> items, List<CorpseRow> corpses, List<MonsterRow> monsters) {
        return new StoredWorld(
                WORLD, REGION, items, corpses, monsters, List.of(), List.of(), List.of());
    }

    /** Of a world with nothing but that. */
    private static long hash(StoredWorld stored, List<CharacterRow> heroes, List<ItemRow> items) {
        var world =
                new World(
                        ShippedContent.load(),
                        new WorldSeed(
                                WORLD.seed(),
                                REGION.tick(),
                                REGION.nextId(),
                                Duration.ofMillis(200)),
                        (_, _, fault, _) -> {
                            throw new AssertionError(fault);
                        },
                        Features.registry());
        var restorer =
                new Restorer(world, new Capture(RegionRow.WHOLE, 1, 0, SampleWorld.CLOCK), 20);
        restorer.restore(stored);
        for (var hero : heroes) {
            var actor = restorer.character(hero, items);
            world.population().add(actor, restorer.roomOf(actor, hero));
            restorer.resume(actor, hero);
        }
        return TickHash.of(world);
    }

    @Test
    void everyComponentOfACharacterCounts() {
        differ(
                HERO,
                samples(CharacterRow.TABLE),
                row -> hash(stored(List.of(), List.of(), List.of()), List.of(row), List.of()));
    }

    @Test
    void everyComponentOfAThingCounts() {
        var nothing = stored(List.of(), List.of(), List.of());
        var carried =
                samples(ItemRow.TABLE).stream()
                        .filter(row -> row.place() instanceof ItemPlace.OnCharacter)
                        .toList();
        var sack = carried.stream().filter(row -> row.type().equals("flour-sack")).toList();
        differ(
                carried.getFirst(),
                carried,
                row -> {
                    var all = new ArrayList<>(sack);
                    all.add(row);
                    return hash(nothing, List.of(HERO), all);
                });
    }

    @Test
    void everyComponentOfACorpseCounts() {
        differ(
                samples(CorpseRow.TABLE).getFirst(),
                samples(CorpseRow.TABLE),
                row -> hash(stored(List.of(), List.of(row), List.of()), List.of(), List.of()));
    }

    @Test
    void everyComponentOfAMonsterCounts() {
        differ(
                samples(MonsterRow.TABLE).getFirst(),
                samples(MonsterRow.TABLE),
                row -> hash(stored(List.of(), List.of(), List.of(row)), List.of(), List.of()));
    }

    private interface Hashing<R> {
        long of(R row);
    }

    private static <R extends Record> void differ(R base, List<R> rows, Hashing<R> hashing) {
        var before = hashing.of(base);
        assertThat(hashing.of(base)).as("the same").isEqualTo(before);
        var blind = new ArrayList<String>();
        for (var row : rows) {
            var other = alike(base, row);
            var differences = Samples.differences(base, other);
            if (!differences.isEmpty() && hashing.of(other) == before)
                blind.add(differences.toString());
        }
        for (var other : counted(base))
            if (hashing.of(other) == before) blind.add(Samples.differences(base, other).toString());
        assertThat(blind).as("stored, and not in the hash").isEmpty();
    }

    /** The same once for each number, and each yes or no, at any depth: that alone is another. */
    private static <R extends Record> List<R> counted(R row) {
        var others = new ArrayList<R>();
        for (var component : row.getClass().getRecordComponents()) {
            var name = component.getName();
            // Whose a thing is is said by whom it is brought back for.
            if (name.equals("characterId")) continue;
            switch (Samples.value(row, component)) {
                case Integer number -> others.add(Samples.with(row, Map.of(name, number + 2)));
                case Long number -> others.add(Samples.with(row, Map.of(name, number + 2)));
                case Boolean flag -> others.add(Samples.with(row, Map.of(name, !flag)));
                case Record parts -> {
                    for (var part : counted(parts))
                        others.add(Samples.with(row, Map.of(name, part)));
                }
                default -> {}
            }
        }
        return others;
    }

    /** That row under the base's name and id. */
    private static <R extends Record> R alike(R base, R row) {
        var same = new LinkedHashMap<String, Object>();
        for (var component : row.getClass().getRecordComponents())
            if (component.getName().equals("id")
                    || (row instanceof CharacterRow && NAMED.contains(component.getName())))
                same.put(component.getName(), Samples.value(base, component));
        return Samples.with(row, same);
    }
}
