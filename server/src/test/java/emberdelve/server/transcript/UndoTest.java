package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.link.Input;
import emberdelve.server.model.Item;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/**
 * A deed that is taken back leaves the world as it was. Two worlds of the same seed are compared:
 * in the one staff do something and take it back, again and again, in the other they only speak.
 */
class UndoTest {
    private static final int DEEDS = 12;

    /** Deeds that draw no chance and give no order to people. */
    private static final List<String> DEEDS_OF_NUMBERS =
            List.of(
                    "adjust tolo gold %d reason test",
                    "adjust tolo hp %d reason test",
                    "adjust me gold %d reason test",
                    "restore tolo",
                    "create mace for tolo",
                    "create potion-of-healing",
                    "purge all",
                    "purge mace",
                    "mute tolo %dm reason test",
                    "freeze tolo %dm reason test");

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aDeedAndItsUndoGiveTheWorldThatWas(long seed) {
        var random = new Random(seed);
        var done = new Stage();
        var quiet = new Stage();
        for (var i = 0; i < DEEDS; i++) {
            var form = DEEDS_OF_NUMBERS.get(random.nextInt(DEEDS_OF_NUMBERS.size()));
            var line = form.replace("%d", Integer.toString(random.nextInt(1, 90)));
            done.play.forget();
            done.play.types(done.ada, line, "undo");
            assertThat(done.play.played()).as("seed %d: %s", seed, line).contains("Taken back: ");
            quiet.speaksUntil(done.nextId());
            assertThat(done.play.hash())
                    .as("seed %d, deed %d: %s", seed, i, line)
                    .isEqualTo(quiet.play.hash());
            assertThat(done.kept()).as("seed %d: %s", seed, line).isEqualTo(quiet.kept());
        }
    }

    /**
     * Monsters that were made have drawn chance; who was moved has seen the room, and stands behind
     * the others.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "spawn tunnel-rat 3",
                "spawn ogre-overman",
                "at lantern-yard/bunk-loft transfer tolo",
                "transfer hale",
                "goto lantern-yard/bunk-loft"
            })
    void whatMovesIsWhereItWas(String line) {
        var stage = new Stage();
        var before = stage.kept();
        stage.play.types(stage.ada, line);
        assertThat(stage.kept()).isNotEqualTo(before);
        stage.play.types(stage.ada, "undo");
        assertThat(stage.kept()).isEqualTo(before);
    }

    @Test
    void whoHasALowerRoleByNowTakesNothingBack() {
        var stage = new Stage();
        stage.play.types(stage.ada, "adjust tolo gold 500 reason test");
        var before = stage.kept();
        stage.play.takes(
                new Input.RoleChanged(3, "Ada", Role.ADMIN, Role.HELPER, "console", "here"));
        stage.play.types(stage.ada, "undo");
        assertThat(stage.play.played()).contains("That needs the role admin.");
        assertThat(stage.kept()).isEqualTo(before);
    }

    @Test
    void nothingIsTakenBackFromWhoHasBeenGivenARole() {
        var stage = new Stage();
        stage.play.types(stage.ada, "adjust tolo gold 500 reason test");
        var before = stage.kept();
        stage.play.takes(
                new Input.RoleChanged(1, "Tolo", Role.PLAYER, Role.ADMIN, "console", "here"));
        stage.play.types(stage.ada, "undo");
        assertThat(stage.play.played()).contains("The role of Tolo is not lower than yours");
        assertThat(stage.kept()).isEqualTo(before);
    }

    /** Tolo, Hale and Ada in a yard where things lie. */
    private static final class Stage {
        private final Performance play = Performance.ofSeed(7);
        private final LocalPlayer ada;

        Stage() {
            play.comes("Tolo", "striker");
            var hale = play.comes("Hale", "guardian");
            ada = play.comes("Ada", "mender", Role.ADMIN);
            play.ticks(14);
            play.types(hale, "north");
            play.types(ada, "create mace", "create dagger", "create mace");
            play.types(ada, "drop mace");
            play.ticks(20);
            play.types(ada, "drop dagger");
            play.ticks(20);
            play.types(ada, "drop mace");
            play.ticks(20);
            play.types(ada, "mute tolo 3m reason before");
        }

        long nextId() {
            return play.world().ids().next();
        }

        /** Each word to all in the room is a row of the audit, and nothing else. */
        void speaksUntil(long id) {
            while (nextId() < id) play.types(ada, "echo Rain.");
        }

        /** What the store would keep: who is where with what, what lies where, the books. */
        List<String> kept() {
            var kept = new ArrayList<String>();
            var world = play.world();
            for (var actor : world.population().all())
                kept.add(
                        actor.name()
                                + " "
                                + actor.id()
                                + " "
                                + actor.room().id()
                                + " "
                                + actor.hp()
                                + " "
                                + actor.gold()
                                + "/"
                                + actor.boundGold()
                                + " "
                                + things(actor.pack().items()));
            for (var zone : world.map().zones())
                for (var room : zone.rooms())
                    if (!room.floor().items().isEmpty())
                        kept.add(room.id() + " " + things(room.floor().items()));
            var books = new TreeMap<>(world.part(Ledger.class).entries());
            books.values().removeIf(new Ledger.Entry(0, 0, 0, 0)::equals);
            kept.add(books.toString());
            kept.add(world.part(Sanctions.class).all().toString());
            return kept;
        }

        private static List<String> things(List<Item> items) {
            return items.stream().map(item -> item.type().id() + item.id()).toList();
        }
    }
}
