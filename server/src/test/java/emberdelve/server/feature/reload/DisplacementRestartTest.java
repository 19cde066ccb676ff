package emberdelve.server.feature.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.ItemType.Slot;
import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.NoticeBoard;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.replay.TickHash;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.scenario.Wardrobe;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;

/** What changes of content do to people is undone after a restart of the server, too. */
class DisplacementRestartTest {
    private static final String MAP = "[one]--[two]--[three @]";

    private final Restart restart;
    private final Scenario play = Scenario.on(MAP);

    DisplacementRestartTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R20.3")
    void whatCameOffBeforeARestartIsPutOnAgainAfterIt() {
        wearsABand();
        play.world.reload(without(Wardrobe.BAND, content(MAP)));
        assertThat(play.hero().worn()).isEmpty();
        var hash = TickHash.of(play.world);

        var world = restart.after(play.world, play.hero());
        assertThat(hero(world).worn()).isEmpty();
        world.reload(content(MAP));
        assertThat(hero(world).worn()).containsOnlyKeys(Slot.RING);
        assertThat(hero(world).stats().hp()).isEqualTo(30);
        assertThat(told(world)).hasExactlyElementsOfTypes(ReloadEvent.PutOnAgain.class);
        play.world.reload(content(MAP));
        assertThat(TickHash.of(play.world)).isNotEqualTo(hash);
    }

    @Test
    @Rule("R20.3")
    void whoComesBackToOtherContentIsToldWhatCameOffAndWhatIsPutOnAgain() {
        wearsABand();
        var without = without(Wardrobe.BAND, content(MAP));
        var world = restart.after(play.world, without, play.hero());
        assertThat(hero(world).worn()).isEmpty();
        assertThat(told(world)).isEmpty();
        world.tick();
        assertThat(told(world)).hasExactlyElementsOfTypes(ReloadEvent.CameOff.class);
        world.tick();
        assertThat(told(world)).isEmpty();

        world = restart.after(world, content(MAP), hero(world));
        assertThat(hero(world).worn()).containsOnlyKeys(Slot.RING);
        world.tick();
        assertThat(told(world)).hasExactlyElementsOfTypes(ReloadEvent.PutOnAgain.class);
    }

    @Test
    @Rule("R20.1")
    void whoComesBackAndTheRoomIsGoneIsInItsRefugeUntilTheRoomIsBack() {
        var without = content("[one]--[two]");
        var world = restart.after(play.world, without, play.hero());
        var refuge = world.map().room(DrawnMap.id("one")).zone().template().refuge();
        assertThat(hero(world).room().id()).isEqualTo(refuge);
        world.tick();
        assertThat(told(world)).hasExactlyElementsOfTypes(ReloadEvent.Moved.class);

        world = restart.after(world, without, hero(world));
        assertThat(hero(world).room().id()).isEqualTo(refuge);
        world.tick();
        assertThat(told(world)).isEmpty();

        world = restart.after(world, content(MAP), hero(world));
        assertThat(hero(world).room().id()).isEqualTo(DrawnMap.id("three"));
        world.tick();
        assertThat(told(world)).hasExactlyElementsOfTypes(ReloadEvent.Returned.class);
        world = restart.after(world, without, hero(world));
        assertThat(hero(world).room().id()).isEqualTo(refuge);
    }

    private void wearsABand() {
        play.gives(play.hero(), Wardrobe.BAND);
        play.types("wear band").ticks(12);
        assertThat(play.hero().worn()).containsOnlyKeys(Slot.RING);
    }

    private Actor hero(World world) {
        return world.population().find(play.hero().id()).orElseThrow();
    }

    private static List<WorldEvent> told(World world) {
        return world.part(NoticeBoard.class).drain().stream()
                .map(noticed -> noticed.event())
                .filter(ReloadEvent.class::isInstance)
                .toList();
    }

    private static Content content(String drawing) {
        return Bestiary.content(new DrawnMap(drawing).rooms(), Ground.USUAL);
    }

    private static Content without(ItemType type, Content its) {
        var items = new LinkedHashMap<>(its.items());
        items.remove(type.id());
        return new Content(
                its.version(),
                its.rules(),
                its.zones(),
                its.monsters(),
                items,
                its.classes(),
                its.messages(),
                its.help(),
                its.news(),
                its.channels(),
                its.loanwords(),
                its.drafts(),
                its.parts());
    }
}
