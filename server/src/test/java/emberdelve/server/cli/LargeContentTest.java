package emberdelve.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.feature.Features;
import emberdelve.server.time.Clock;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Content as large as that of old dungeons: 12,000 rooms and 4,000 kinds of monsters and items
 * beside the shipped ones. It is meant to load in 3 seconds and to be checked in 10
 * (docs/building.md); here it may take tenfold, for machines that have other things to do.
 */
final class LargeContentTest {
    private static final Path SHIPPED = Path.of("..", "config", "content");
    private static final Duration LOADS = Duration.ofSeconds(3);
    private static final Duration CHECKS = Duration.ofSeconds(10);
    private static final int SLACK = 10;
    private static final int ZONES = 120;
    private static final int ROOMS = 100;
    private static final int KINDS = 2_000;

    /** Any two differ in every letter, so that no name looks like another one mistyped. */
    private static final String[] SYLLABLES = {"bam", "cel", "din", "fop", "gur", "hys"};

    @Test
    void aLargeDungeonIsLoadedAndCheckedInTime(@TempDir Path folder) throws IOException {
        generate(folder);

        assertThat(load(folder, new ContentLoader(Features.registry().content())))
                .isLessThan(LOADS.multipliedBy(SLACK));
        assertThat(load(folder, Features.registry().loader()))
                .isLessThan(CHECKS.multipliedBy(SLACK));
    }

    /**
     * Prints how long it takes, and how much of that the processor works: the docs have the
     * figures.
     */
    public static void main(String[] arguments) throws IOException {
        var folder = Files.createTempDirectory("large");
        generate(folder);
        for (var i = 0; i < 3; i++) {
            tell("load ", folder, new ContentLoader(Features.registry().content()));
            tell("check", folder, Features.registry().loader());
        }
    }

    private static void tell(String what, Path folder, ContentLoader loader) {
        var processor = ManagementFactory.getThreadMXBean();
        var before = processor.getCurrentThreadCpuTime();
        var took = load(folder, loader).toMillis();
        var worked = (processor.getCurrentThreadCpuTime() - before) / 1_000_000;
        IO.println(what + " " + took + " ms, of the processor " + worked + " ms");
    }

    private static Duration load(Path folder, ContentLoader loader) {
        var began = Clock.SYSTEM.nanoTime();
        var problems = new Problems();
        var content = loader.load(folder, problems);
        var took = Duration.ofNanos(Clock.SYSTEM.nanoTime() - began);
        assertThat(content).as(problems.toString()).isPresent();
        assertThat(problems.warnings()).isEmpty();
        return took;
    }

    private static void generate(Path folder) throws IOException {
        try (var files = Files.walk(SHIPPED)) {
            for (var file : files.filter(Files::isRegularFile).toList())
                write(folder, SHIPPED.relativize(file).toString(), Files.readString(file));
        }
        write(folder, "zones/deep-0/rooms.yaml", "");
        for (var zone = 0; zone < ZONES; zone++) {
            var id = "deep-" + zone;
            write(
                    folder,
                    "zones/" + id + "/zone.yaml",
                    "{name: Deep " + zone + ", danger: 3, refuge: lantern-yard/yard}\n");
            write(folder, "zones/" + id + "/rooms.yaml", rooms(zone));
            write(folder, "zones/" + id + "/spawns.yaml", spawns(zone));
        }
        var yard = folder.resolve("zones/lantern-yard/rooms.yaml");
        var text = Files.readString(yard);
        Files.writeString(
                yard,
                text.replaceFirst("(?m)^yard:\n", "yard:\n")
                        .replaceFirst("  exits:\n", "  exits:\n    northwest: deep-0/room-0\n"));
        var monsters = new StringBuilder();
        var items = new StringBuilder();
        for (var i = 0; i < KINDS; i++) {
            monsters.append(monster(i));
            items.append(item(i));
        }
        write(folder, "monsters/deep.yaml", monsters.toString());
        write(folder, "items/deep.yaml", items.toString());
    }

    /** A corridor from zone to zone. */
    private static String rooms(int zone) {
        var rooms = new StringBuilder();
        for (var room = 0; room < ROOMS; room++) {
            var at = zone * ROOMS + room;
            var last = zone == 0 ? "lantern-yard/yard" : place(at - 1);
            var back = at == 0 ? "southeast: " + last : "west: " + place(at - 1);
            var on = at == ZONES * ROOMS - 1 ? "" : ", east: " + place(at + 1);
            rooms.append(
                    """
                    room-%d:
                      name: Hall of %s
                      at: [%d, 0, 0]
                      description: >-
                        A long hall, one of many, cut by somebody with a straight eye and much time.
                        The floor is worn in the middle; along the walls it is as it was left.
                      exits: {%s%s}
                      details:
                        floor: Grey stone, and a line in it where feet have been.
                        walls: There are marks at the height of a hand.
                    """
                            .formatted(room, name(at), room, back, on));
        }
        return rooms.toString();
    }

    private static String place(int at) {
        return "deep-" + at / ROOMS + "/room-" + at % ROOMS;
    }

    private static String spawns(int zone) {
        var spawns = new StringBuilder();
        for (var room = 0; room < ROOMS; room++)
            spawns.append(
                    "- {room: room-%d, monster: kind-%d, count: 1, respawn: 2m}\n"
                            .formatted(room, (zone * ROOMS + room) % KINDS));
        return spawns.toString();
    }

    private static String monster(int number) {
        return """
        kind-%d:
          name: %s
          description: It has a number of legs, and knows what each of them is for.
          hp: 3d6
          attack: 1
          attack-chance: 50
          defense: 1
          defense-chance: 30
          speed: 10
          drops: [{item: thing-%d, chance: 50}]
        """
                .formatted(number, name(number), number);
    }

    private static String item(int number) {
        return """
        thing-%d:
          name: %s
          kind: treasure
          description: It was made for something, and is now for sale.
          value: 3
          grams: 100
        """
                .formatted(number, name(number));
    }

    private static String name(int number) {
        var name = new StringBuilder();
        for (var rest = number; name.isEmpty() || rest > 0; rest /= SYLLABLES.length)
            name.append(SYLLABLES[rest % SYLLABLES.length]);
        return name.toString();
    }

    private static void write(Path folder, String file, String text) throws IOException {
        var path = folder.resolve(file);
        Files.createDirectories(path.resolveSibling("."));
        Files.writeString(path, text);
    }
}
