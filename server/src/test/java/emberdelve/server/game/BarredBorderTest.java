package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.link.SavingStage;
import emberdelve.server.model.ActorId;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** Nobody steps into a world that stands still, or while saving is not well. */
final class BarredBorderTest {
    private static final Content CONTENT = ShippedContent.load();

    private final DividedDungeon dungeon =
            new DividedDungeon(CONTENT, (message, deliver) -> deliver.accept(message));
    private final DividedDungeon.Part here = dungeon.parts.getFirst();
    private final DividedDungeon.Part beyond = dungeon.parts.getLast();
    private final RecordingLink miras = new RecordingLink();
    private final RecordingLink wardens = new RecordingLink();
    private final ActorId mira = dungeon.create("Mira", 1, miras, () -> {});
    private final ActorId warden = dungeon.create("Warden", Role.ADMIN, 2, wardens, () -> {});
    private final String out = dungeon.border.direction().name().toLowerCase(Locale.ROOT);

    @Test
    void nobodyStepsIntoAWorldThatStandsStill() {
        here.inbox.offer(new Input.Stands(1, "mine", true));
        here.inbox.offer(new Input.Stands(1, "mine", true));
        assertThat(types(mira, out)).containsExactly("walk.barred");
        assertThat(types(warden, "goto " + dungeon.border.to().id().value()))
                .containsExactly("walk.barred");
        assertThat(wardens.read).containsOnlyOnce("region.stands");
        assertThat(miras.read).doesNotContain("region.stands");
        assertThat(types(warden, "health")).contains("health.stands");
        assertThat(here.find(mira).orElseThrow().room())
                .isEqualTo(here.room(dungeon.border.from()));

        here.inbox.offer(new Input.Stands(1, "mine", false));
        types(mira, out);
        assertThat(wardens.read).contains("region.goes-on");
        assertThat(types(warden, "health")).doesNotContain("health.stands");
        assertThat(dungeon.with(mira)).containsExactly(beyond);
    }

    @Test
    void whoFollowsStaysWithWhomItFollows() {
        types(warden, "follow mira");
        here.inbox.offer(new Input.Stands(1, "mine", true));
        types(mira, out);
        assertThat(dungeon.with(mira)).containsExactly(here);
        assertThat(dungeon.with(warden)).containsExactly(here);
    }

    @Test
    void nobodyStepsOverWhileSavingIsNotWell() {
        for (var ill :
                List.of(
                        new Input.Saving(SavingStage.WELL, true),
                        new Input.Saving(SavingStage.WARNED, true),
                        new Input.Saving(SavingStage.HELD, false))) {
            here.inbox.offer(ill);
            assertThat(types(mira, out)).as("%s", ill).contains("walk.barred");
            assertThat(dungeon.with(mira)).containsExactly(here);
        }
        here.inbox.offer(new Input.Saving(SavingStage.WELL, false));
        types(mira, out);
        assertThat(dungeon.with(mira)).containsExactly(beyond);
    }

    @Test
    void aWorldThatGoesOnLearnsWhatItHadNoRoomFor() {
        types(warden, out);
        assertThat(types(warden, "who mira")).doesNotContain("who.nobody");
        var nothing = new Input.LinkLost(new ActorId(9_999), new LinkId(9_999, "192.0.2.9"));
        while (beyond.inbox.offer(nothing)) {}
        dungeon.types(mira, "quit");
        for (var tick = 0; tick < 12; tick++) {
            here.game.tick();
            here.isDurable();
        }
        assertThat(dungeon.with(mira)).isEmpty();
        // What it had no room for waited, and comes when it has.
        types(warden, "look");
        assertThat(types(warden, "who mira")).contains("who.nobody");
    }

    /** Types it, and reads the keys of messages that come of it. */
    private List<String> types(ActorId who, String line) {
        var link = who.equals(mira) ? miras : wardens;
        var before = link.read.size();
        dungeon.types(who, line);
        dungeon.passes(12);
        return link.read.subList(before, link.read.size()).stream()
                .filter(key -> !key.startsWith("tutorial.") && !key.startsWith("hint."))
                .toList();
    }
}
