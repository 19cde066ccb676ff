package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Item;
import emberdelve.server.schedule.Appointment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** What must hold in every dungeon at every tick. */
public final class Balance {
    private Balance() {}

    public static void check(World world, String label) {
        checkItems(world, label);
        checkGold(world, label);
        checkActors(world, label);
    }

    /** Each item that was made and not destroyed is in exactly one place, and says which. */
    private static void checkItems(World world, String label) {
        var all = items(world);
        assertThat(new HashSet<>(all)).as(label + ": items in two places").hasSameSizeAs(all);
        var total = world.part(Ledger.class).total();
        assertThat((long) all.size())
                .as(label + ": items there are, and in the ledger")
                .isEqualTo(total.itemsMinted() - total.itemsDestroyed());
    }

    /** Monsters' purses are minted when they fall; until then they are no gold yet. */
    private static void checkGold(World world, String label) {
        var gold = 0L;
        for (var actor : world.population().all()) {
            if (actor.isCharacter()) gold += actor.gold() + actor.vault().gold();
        }
        for (var zone : world.map().zones()) {
            for (var room : zone.rooms()) {
                for (var corpse : room.corpses()) gold += corpse.gold();
            }
        }
        var total = world.part(Ledger.class).total();
        assertThat(gold)
                .as(label + ": gold there is, and in the ledger")
                .isEqualTo(total.goldMinted() - total.goldDestroyed());
    }

    private static void checkActors(World world, String label) {
        for (var actor : world.population().all()) {
            assertThat(actor.isAlive()).as("%s: %s lives", label, actor).isTrue();
            assertThat(actor.hp()).as("%s: %s", label, actor).isBetween(1, actor.stats().hp());
            assertThat(actor.room().actors()).as(label).containsOnlyOnce(actor);
        }
        for (var zone : world.map().zones()) {
            assertThat(zone.scheduler().timeline().stream().map(Appointment::contender).toList())
                    .as(label + ": in the queue")
                    .doesNotHaveDuplicates()
                    .isSubsetOf(world.population().all());
            for (var waiting : zone.scheduler().timeline())
                assertThat(waiting.dueTick()).as(label).isGreaterThan(zone.now());
            for (var room : zone.rooms())
                assertThat(world.population().all()).as(label).containsAll(room.actors());
        }
    }

    private static List<Item> items(World world) {
        var all = new ArrayList<Item>();
        for (var actor : world.population().all()) {
            all.addAll(actor.pack().items());
            all.addAll(actor.worn().values());
            all.addAll(actor.vault().things().items());
        }
        for (var zone : world.map().zones()) {
            for (var room : zone.rooms()) {
                all.addAll(room.floor().items());
                for (var corpse : room.corpses()) all.addAll(corpse.items().items());
            }
        }
        return all.stream().flatMap(item -> item.withContents().stream()).toList();
    }
}
