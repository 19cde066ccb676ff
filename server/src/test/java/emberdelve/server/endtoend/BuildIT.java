package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A zone of three rooms, a monster and an item, built by typing, walked, and walked again. */
@Order(1)
final class BuildIT {
    private static final String ROOMS = "content/zones/salt-deep/rooms.yaml";

    @TempDir private Path temporary = Path.of("");

    @Test
    void aZoneBuiltByTypingIsThereForEverybodyAndAfterARestart() throws IOException {
        var configuration = Configuration.fast(temporary.resolve("config")).empty("old-mine");
        var data = temporary.resolve("data");
        var folder = configuration.folder();
        try (var server = RunningServer.on(data, "--config", folder.toString());
                var sable = Client.create(server, "Sable");
                var tolo = Client.create(server, "Tolo")) {
            server.console("role Sable builder");
            sable.await("Your role is builder now");
            build(sable);
            assertThat(Files.readString(folder.resolve(ROOMS)))
                    .startsWith("# yaml-language-server: $schema=")
                    .contains(
                            "  name: Salt Gate\n",
                            "    Blocks of salt, sawn and stacked.\n\n    The");
            breakIt(sable, folder.resolve(ROOMS));
            walk(tolo);
            assertThat(tolo.all()).doesNotContain("Audit", "salt-deep/");
            server.terminate();
            assertThat(server.awaitEnd()).isZero();
        }
        try (var server = RunningServer.on(data, "--config", folder.toString());
                var mira = Client.create(server, "Mira")) {
            walk(mira);
        }
    }

    private static void build(Client sable) throws IOException {
        sable.ask("dig up zone The Salt Deep", "A zone begins up of here now(?s:.*?)Audit \\d+");
        sable.ask("up", "An Empty Room");
        sable.ask("edit name Salt Gate", "name of salt-deep/entrance is changed(?s:.*?)Audit \\d+");
        sable.ask("edit write description", "A dot alone ends it");
        for (var line :
                new String[] {"Blocks of salt,", "sawn and stacked.", "", "The way goes on north."})
            sable.send(line);
        sable.ask(".", "description of salt-deep/entrance is changed(?s:.*?)Audit \\d+");
        sable.ask(
                "dig north Salt Cellar",
                "A room is north of here now: Salt Cellar(?s:.*?)Audit \\d+");
        sable.ask("north", "Salt Cellar Exits: south");
        sable.ask("edit new monster brine rat", "There is a kind of monster now(?s:.*?)Audit \\d+");
        sable.ask("edit monster brine-rat pronouns she", "is changed(?s:.*?)Audit \\d+");
        sable.ask("edit new item salt lick", "There is a kind of item now(?s:.*?)Audit \\d+");
        sable.ask("place salt-lick on brine-rat", "drops salt-lick now(?s:.*?)Audit \\d+");
        sable.ask(
                "place brine-rat",
                "A brine rat appears(?s:.*)brine-rat lives here now(?s:.*?)Audit \\d+");
        sable.ask("dig east Salt End", "Audit \\d+");
        sable.ask("edit exit east door salt door", "is changed(?s:.*?)Audit \\d+");
        sable.ask("edit details.barrel It is full of \"salt\": what else?", "Audit \\d+");
        sable.ask("edit dark true", "is changed(?s:.*?)Audit \\d+");
        sable.ask("edit undo", "Taken back: edit salt-deep/salt-cellar, dark: true");
        sable.ask("show", "zones/salt-deep/rooms.yaml:\\d+ salt-cellar:");
    }

    @Test
    void aDraftIsWalkedByItsBuilderAloneAndByEverybodyOnceItIsPublished() throws IOException {
        var folder = Configuration.fast(temporary.resolve("config")).empty("old-mine").folder();
        try (var server =
                        RunningServer.on(temporary.resolve("data"), "--config", folder.toString());
                var sable = Client.create(server, "Sable");
                var mira = Client.create(server, "Mira");
                var tolo = Client.create(server, "Tolo")) {
            server.console("role Sable builder");
            sable.await("Your role is builder now");
            server.console("role Mira builder");
            mira.await("Your role is builder now");
            sable.ask(
                    "draft lantern-yard", "There is a draft of lantern-yard now(?s:.*?)Audit \\d+");
            sable.ask("draft lantern-yard", "You are in the draft of lantern-yard");
            tolo.await("Sable vanishes");
            sable.ask("dig down Salt Gate", "A room is down of here now(?s:.*?)Audit \\d+");
            sable.ask("down", "Salt Gate");

            mira.ask("draft lantern-yard", "That draft is for Sable to enter");
            mira.ask("goto draft-lantern-yard/yard", "There is no room or player");
            tolo.ask("down", "There is no way there");
            tolo.ask("areas", "Lantern Yard");
            assertThat(tolo.all()).doesNotContain("draft", "Salt Gate");

            sable.ask("publish", "What would change for everybody: 3");
            sable.await("New in rooms: lantern-yard/salt-gate");
            sable.ask("publish yes", "The draft has taken the place of lantern-yard");
            sable.ask("look", "Salt Gate");
            tolo.ask("down", "Salt Gate");
            sable.ask("edit undo", "Taken back: publish lantern-yard");
            tolo.await("The place around you is gone");
        }
    }

    private static void breakIt(Client sable, Path rooms) throws IOException {
        var before = Files.readString(rooms);
        sable.ask("edit dark perhaps", "Nothing has changed");
        sable.await("salt-deep/rooms.yaml:\\d+:\\d+: salt-cellar.dark: perhaps");
        sable.ask("unlink south", "unreachable");
        assertThat(Files.readString(rooms)).isEqualTo(before);
    }

    private static void walk(Client walker) throws IOException {
        walker.ask("up", "Salt Gate \\(?.*Exits: north");
        walker.await("Blocks of salt, sawn and stacked");
        walker.ask("north", "Salt Cellar");
        walker.await("brine rat is here");
        walker.ask("look barrel", "It is full of \"salt\": what else\\?");
        walker.ask("open salt door", "open");
        walker.ask("east", "Salt End");
    }
}
