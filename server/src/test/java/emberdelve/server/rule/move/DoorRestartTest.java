package emberdelve.server.rule.move;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.Step;
import emberdelve.config.content.ZoneDraft;
import emberdelve.db.account.NameTaken;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.NoticeBoard;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Door;
import emberdelve.server.model.Way;
import emberdelve.server.replay.TickHash;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Doors over a restart of the server. */
class DoorRestartTest {
    private static final String MAP = "[one]-+-[two]-!-[three @]-+-[four]";

    private final Restart restart;
    private final Scenario play = Scenario.on(MAP);

    DoorRestartTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R18.5")
    void whatWasOpenAndUnlockedIsSoAndTheOthersAreAsBuilt() {
        play.types("open east").ticks(10).types("unlock west").ticks(10);

        var world = restart.after(restart.after(play.world));
        assertThat(east(world, "one").isOpen()).isFalse();
        assertThat(east(world, "two").isOpen()).isFalse();
        assertThat(east(world, "two").isLocked()).isFalse();
        assertThat(east(world, "three").isOpen()).isTrue();
        assertThat(world.part(MovedDoors.class).all()).hasSize(2);
    }

    @Test
    @Rule("R18.5")
    void whatIsAsBuiltAgainIsForgotten() {
        play.types("open east").ticks(10).types("unlock west").ticks(10);
        restart.store(play.world);
        play.types("close east").ticks(10).types("lock west").ticks(10);

        var world = restart.after(play.world);
        assertThat(east(world, "three").isAsBuilt()).isTrue();
        assertThat(east(world, "two").isLocked()).isTrue();
        assertThat(world.part(MovedDoors.class).all()).isEmpty();
    }

    @Test
    @Rule({"R1.15", "R18.5"})
    void itLocksItselfAgainWhenItWouldHave() {
        play.types("unlock west").ticks(10).types("open west").ticks(400);
        var due = east(play.world, "two").relocking().orElseThrow().dueTick();
        assertThat(due - play.world.now()).isLessThan(play.world.ticks(Duration.ofMinutes(5)));

        var world = restart.after(restart.after(play.world), play.hero());
        var door = east(world, "two");
        assertThat(door.relocking().orElseThrow().dueTick()).isEqualTo(due);
        while (world.now() < due - 1) world.tick();
        assertThat(door.isOpen()).isTrue();
        world.part(NoticeBoard.class).drain();
        world.tick();
        assertThat(door.isOpen()).isFalse();
        assertThat(door.isLocked()).isTrue();
        assertThat(world.part(NoticeBoard.class).drain())
                .anyMatch(noticed -> noticed.event() instanceof MoveEvent.FellShut);
        assertThat(east(restart.after(world), "two").isLocked()).isTrue();
    }

    @Test
    void whatAMechanismUnlockedStaysSo() {
        work("two", Step.Act.OPEN);
        var world = restart.after(play.world);
        for (var tick = 0; tick <= world.ticks(Duration.ofMinutes(5)); tick++) world.tick();
        assertThat(east(world, "two").isOpen()).isTrue();
    }

    @Test
    @Rule("R18.5")
    void aDoorOfOtherContentIsAsBuiltThenAndEverAfter() {
        work("one", Step.Act.OPEN);
        work("two", Step.Act.OPEN);
        work("three", Step.Act.OPEN);
        var other = content("[one]-!-[two]-+-[three]");

        var world = restart.after(play.world, other);
        assertThat(east(world, "one").isLocked()).isTrue();
        assertThat(east(world, "two").isOpen()).isFalse();
        var before = restart.after(world, play.world.content());
        assertThat(before.part(MovedDoors.class).all()).isEmpty();
        assertThat(east(before, "three").isOpen()).isFalse();
    }

    @Test
    @Rule({"R18.5", "R20.5"})
    void aDoorThatAReloadTakesAwayIsForgotten() {
        play.types("unlock west").ticks(10);
        work("three", Step.Act.OPEN);
        restart.store(play.world);
        var shut = east(play.world, "two");
        play.world.reload(content("[one]-+-[two]--[three]-+-[four]"));
        assertThat(play.world.part(MovedDoors.class).all()).hasSize(1);
        play.ticks((int) play.world.ticks(Duration.ofMinutes(5)));
        assertThat(play.saw(play.hero(), MoveEvent.FellShut.class)).isEmpty();
        assertThat(shut.isLocked()).isFalse();

        var world = restart.after(play.world, content(MAP));
        assertThat(east(world, "two").isLocked()).isTrue();
        assertThat(east(world, "three").isOpen()).isTrue();
    }

    @Test
    void theDoorsOfADelveAreNotStored() {
        var delving = Scenario.on("[mouth @]");
        delving.types("delve").ticks(5);
        var rooms = delving.world.part(Delves.class).open().getFirst().zone().rooms();
        var door =
                rooms.stream()
                        .flatMap(room -> room.ways().stream())
                        .flatMap(way -> way.door().stream())
                        .findFirst()
                        .orElseThrow();
        assertThat(delving.world.part(Doors.class).work(door, Step.Act.OPEN)).isTrue();
        assertThat(delving.world.part(MovedDoors.class).all()).isEmpty();
    }

    @Test
    void theDoorsOfADraftAreNotStored() {
        var drawn = "[one @]-+-[two]--[far]-+-[farther]";
        var drafting = Scenario.on(drawn);
        drafting.world.reload(drafting(content(drawn)));
        var door = east(drafting.world, "far");
        assertThat(drafting.world.part(Doors.class).work(door, Step.Act.OPEN)).isTrue();
        assertThat(drafting.world.part(MovedDoors.class).all()).isEmpty();
    }

    @Test
    @Rule("R18.5")
    void anUnlockedDoorIsPartOfTheTicksHash() {
        var before = TickHash.of(play.world);
        work("two", Step.Act.UNLOCK);
        assertThat(TickHash.of(play.world)).isNotEqualTo(before);
        work("two", Step.Act.LOCK);
        var later = TickHash.of(play.world);
        work("one", Step.Act.OPEN);
        assertThat(TickHash.of(play.world)).isNotEqualTo(later);
    }

    private void work(String room, Step.Act act) {
        assertThat(play.world.part(Doors.class).work(east(play.world, room), act)).isTrue();
    }

    private static Content content(String drawing) {
        return Bestiary.content(new DrawnMap(drawing).rooms(), Ground.USUAL);
    }

    /** With the zone next door as a draft. */
    private static Content drafting(Content its) {
        var zones = new HashMap<>(its.zones());
        var draft = Objects.requireNonNull(zones.remove(DrawnMap.NEXT_ZONE));
        return new Content(
                its.version(),
                its.rules(),
                zones,
                its.monsters(),
                its.items(),
                its.classes(),
                its.messages(),
                its.help(),
                its.news(),
                its.channels(),
                its.loanwords(),
                Map.of(draft.id(), new ZoneDraft(draft, List.of("Mira"), "")),
                its.parts());
    }

    private static Door east(World world, String room) {
        return world.map()
                .room(DrawnMap.id(room))
                .way(Direction.EAST)
                .flatMap(Way::door)
                .orElseThrow();
    }
}
