package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Deeps;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** Delves over a restart of the server. */
class DelveRestartTest {
    private final Restart restart;

    DelveRestartTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R11.11")
    void itIsThereAsItWasWithTheDeadDeadAndAllThatLay() {
        var play = Scenario.on("[mouth @& ]");
        play.world.hooks().timeIs(86_400 * 20_000L);
        play.types("delve daily").ticks(5);
        var before = only(play.world);
        var lair = before.plan().lair();
        play.world
                .part(Items.class)
                .mint(
                        Armoury.SWORD,
                        new OuterPlace.OnFloor(play.world.map().room(lair)),
                        "scenario");
        for (var monster : before.monsters().subList(0, 4))
            play.world.part(Fights.class).wound(monster, 2_000, play.hero());
        var thief = before.monsters().getLast();
        play.world.part(Kills.class).gain(thief, 5, 1);
        play.world.population().move(play.hero(), play.world.map().room(lair));
        play.ticks(5);

        var world = restart.after(play.world, play.hero());
        var after = only(world);
        assertThat(after.run()).isEqualTo(before.run());
        assertThat(after.plan()).isEqualTo(before.plan());
        assertThat(after.monsters()).hasSize(before.monsters().size());
        assertThat(after.monsters())
                .anySatisfy(monster -> {
                    assertThat(monster.id()).isEqualTo(thief.id());
                    assertThat(monster.named()).isEqualTo(thief.named());
                });
        assertThat(after.zone().rooms())
                .extracting(Room::number)
                .isEqualTo(before.zone().rooms().stream().map(Room::number).toList());
        assertThat(world.map().room(lair).floor().items())
                .hasSameSizeAs(play.world.map().room(lair).floor().items());
        assertThat(after.visitors()).extracting(Actor::name).containsExactly("Mira");

        for (var monster : after.monsters())
            world.part(Fights.class).wound(monster, 2_000, monster);
        world.tick();
        assertThat(only(world).run().wonTicks()).hasValue(11);
        world.part(Delves.class).leave(after.visitors().getFirst());
        for (var tick = 0; tick <= world.ticks(Deeps.EMPTY_CLOSES); tick++) world.tick();
        var later = restart.after(world);
        assertThat(later.part(Delves.class).open()).isEmpty();
        assertThat(later.map().zones()).hasSize(1);
        assertThat(later.part(Delves.class).history().quickest(20_000, 3, 10))
                .singleElement()
                .satisfies(kept -> assertThat(kept.members().getFirst().name()).isEqualTo("Mira"));
    }

    @Test
    @Rule({"R11.7", "R11.11"})
    void itIsKeptForThoseWhoNeedLongerAndThenTheyAreFoundAtItsMouth() {
        var play = Scenario.on("[mouth @ ]");
        play.types("delve").ticks(3);
        restart.store(play.world);
        var world = restart.after(play.world);
        var keeps = world.ticks(Deeps.RESTART_KEEPS);
        for (var tick = 0; tick < keeps - 1; tick++) world.tick();
        assertThat(world.part(Delves.class).open()).hasSize(1);
        for (var tick = 0; tick < 3; tick++) world.tick();
        assertThat(world.part(Delves.class).open()).isEmpty();

        var later = restart.after(world, play.hero());
        assertThat(later.population().all())
                .singleElement()
                .satisfies(actor -> assertThat(actor.room().id()).isEqualTo(DrawnMap.id("mouth")));
    }

    @Test
    @Rule("R11.8")
    void whoDiedInItIsStillKeptOut() {
        var play = Scenario.on("[mouth @& ]");
        play.types("invite tolo").types(play.hero('&'), "accept").types("delve");
        play.world.part(Fights.class).wound(play.hero('&'), 500, play.hero('&'));
        play.ticks(2);
        var world = restart.after(play.world, play.hero(), play.hero('&'));
        assertThat(only(world).run().members())
                .extracting(member -> member.fallen())
                .containsExactly(false, true);
    }

    private static Delve only(World world) {
        return world.part(Delves.class).open().getFirst();
    }
}
