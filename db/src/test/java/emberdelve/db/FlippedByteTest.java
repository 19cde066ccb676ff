package emberdelve.db;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.open.StoreException;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.StoredWorld;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** docs/operating.md: What H2 does, 7: its pages have no checksums; so we have ours (P6). */
class FlippedByteTest {
    private static final int FLIPS = Boolean.getBoolean("emberdelve.long") ? 1_000 : 40;
    private static final long SEED = 97;

    @TempDir private Path temporary;

    /** All that a game would read: by scan, and by every index there is. */
    private record Seen(
            StoredWorld world,
            List<Optional<CharacterRow>> byName,
            List<List<CharacterRow>> byAccount,
            List<List<ItemRow>> held,
            List<Object> rest) {}

    @Test
    void aFileWithOneFlippedByteIsRefusedOrPlayedOnAsItWas() throws IOException {
        var random = new SplittableRandom(SEED);
        var names = write(temporary.resolve("world"), random);
        var whole = Files.readAllBytes(temporary.resolve("world/world.mv.db"));
        var expected = open(temporary.resolve("world"), names).orElseThrow();
        var refused = 0;
        for (var flip = 0; flip < FLIPS; flip++) {
            var octets = whole.clone();
            var at = random.nextInt(octets.length);
            octets[at] ^= (byte) (1 << random.nextInt(8));
            var folder = Files.createDirectories(temporary.resolve("flip-" + flip));
            Files.write(folder.resolve("world.mv.db"), octets);

            var seen = open(folder, names);
            if (seen.isEmpty()) refused++;
            else
                assertThat(seen.get())
                        .as("seed %d, flip %d at octet %d", SEED, flip, at)
                        .isEqualTo(expected);
        }
        assertThat(refused).as("of %d flips", FLIPS).isPositive();
    }

    private static List<String> write(Path folder, SplittableRandom random) {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var world = new GeneratedWorld(Rows.account(database, "Player"), random);
            for (var part = 0; part < 4; part++) {
                world.change(100);
                world.draft().put(Rows.deed(part + 1));
                database.checkpoints().write(world.draft().checkpoint());
            }
            return world.draft().characters().stream().map(CharacterRow::name).toList();
        }
    }

    /** Empty when it was refused. */
    private static Optional<Seen> open(Path folder, List<String> names) {
        try (var database = Database.open(folder, false, TestTables.ALL)) {
            var characters = database.characters();
            var byName = names.stream().map(characters::byName).toList();
            var held = new ArrayList<List<ItemRow>>();
            for (var row : byName) {
                held.add(row.map(each -> characters.itemsOf(each.id())).orElse(List.of()));
            }
            return Optional.of(
                    new Seen(
                            database.checkpoints().loadWorld(RegionRow.WHOLE),
                            byName,
                            List.of(characters.ofAccount(1)),
                            held,
                            List.of(
                                    database.accounts().byName("player"),
                                    database.auditLog().last(9))));
        } catch (StoreException refused) {
            return Optional.empty();
        }
    }
}
