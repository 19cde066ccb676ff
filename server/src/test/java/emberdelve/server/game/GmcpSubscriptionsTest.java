package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.look.VerbsView;
import emberdelve.server.link.Input;
import emberdelve.server.model.Abilities;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.VitalsView;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What players' programs are given, and when. */
class GmcpSubscriptionsTest {
    private static final String[] TOPICS =
            Features.registry().topics().keySet().toArray(String[]::new);

    private final LoneGame game = game();
    private final RecordingLink mira = new RecordingLink();

    GmcpSubscriptionsTest() {
        game.offer(
                new Input.Create(
                        game.add(mira),
                        Role.PLAYER,
                        1,
                        new Input.NewCharacter(
                                "Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE)));
        game.tick();
    }

    @Test
    void aHundredWishesInOneTickAreOneLook() {
        for (var i = 0; i < 100; i++) follow("VITALS", "ROOM");
        game.serve();
        assertThat(mira.beside).isEmpty();
        game.tick();
        assertThat(mira.beside).hasSize(2);
    }

    @Test
    void whatHasNotChangedIsNotGivenAgain() {
        follow("VITALS");
        for (var tick = 0; tick < 20; tick++) game.tick();
        assertThat(mira.beside).singleElement().isInstanceOf(VitalsView.class);
    }

    @Test
    void theVerbsAreGivenOnceAndAgainToWhoHasAnotherRole() {
        follow("VERBS");
        for (var tick = 0; tick < 20; tick++) game.tick();
        assertThat(mira.beside).hasSize(1);
        game.offer(new Input.RoleChanged(1, "Mira", Role.PLAYER, Role.HELPER, "Sable", "here"));
        for (var tick = 0; tick < 20; tick++) game.tick();
        assertThat(mira.beside).hasSize(2);
        assertThat(((VerbsView) mira.beside.getLast()).words()).contains("mute");
    }

    @Test
    void whoWishesForNothingAnyMoreIsGivenNothing() {
        follow(TOPICS);
        game.tick();
        assertThat(mira.beside).hasSize(TOPICS.length);
        mira.beside.clear();
        follow();
        for (var tick = 0; tick < 20; tick++) game.tick();
        assertThat(mira.beside).isEmpty();
    }

    @Test
    void whoComesBackByAnotherLinkHasNoWishesYet() {
        follow(TOPICS);
        var again = new RecordingLink();
        game.offer(new Input.Enter(game.add(again), Role.PLAYER, 1, mira.character().value()));
        for (var tick = 0; tick < 20; tick++) game.tick();
        assertThat(again.beside).isEmpty();
    }

    private void follow(String... topics) {
        game.offer(new Input.Follow(mira.character(), List.of(topics)));
    }

    private static LoneGame game() {
        var content = ShippedContent.load();
        var stored = StoredWorld.empty(new WorldRow("feeds", 5));
        var opening =
                new Opening(
                        content.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
        return LoneGame.play(
                opening,
                content,
                Features.registry(),
                Recorder.NONE,
                (culprit, tick, fault, _) -> {
                    throw new AssertionError(culprit + " failed at tick " + tick, fault);
                });
    }
}
