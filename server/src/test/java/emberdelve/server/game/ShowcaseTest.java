package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.delve.DelveTables;
import emberdelve.server.feature.fame.FameTables;
import emberdelve.server.feature.fame.FameView;
import emberdelve.server.link.Input;
import emberdelve.server.model.Abilities;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.WhoView;

import org.junit.jupiter.api.Test;

/** What the world shows to everybody. */
class ShowcaseTest {
    private static final int TICKS_OF_TWO_SECONDS = 10;

    private final LoneGame game = game();

    @Test
    void thereIsSomethingToSeeFromTheStart() {
        var shown = game.showcase().shown();
        assertThat(shown.get(WhoView.class).lines()).isEmpty();
        assertThat(shown.get(FameTables.class).best().lines()).isEmpty();
        assertThat(shown.get(FameTables.class).deaths().lines()).isEmpty();
        assertThat(shown.get(DelveTables.class).today()).isEmpty();
    }

    @Test
    void whoComesIsShownWithinTwoSeconds() {
        var before = game.showcase().shown();
        game.offer(
                new Input.Create(
                        game.add(new RecordingLink()),
                        Role.PLAYER,
                        1,
                        new Input.NewCharacter(
                                "Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE)));
        for (var tick = 0; tick < TICKS_OF_TWO_SECONDS; tick++) game.tick();

        var shown = game.showcase().shown();
        assertThat(shown.get(WhoView.class).lines())
                .extracting(WhoView.Line::name)
                .containsExactly("Mira");
        assertThat(shown.get(FameTables.class).best().lines())
                .extracting(FameView.Line::name)
                .containsExactly("Mira");
        assertThat(before.get(WhoView.class).lines()).isEmpty();
        game.tick();
        assertThat(game.showcase().shown()).isSameAs(shown);
    }

    private static LoneGame game() {
        var content = ShippedContent.load();
        var stored = StoredWorld.empty(new WorldRow("shows", 5));
        return LoneGame.play(
                new Opening(
                        content.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored),
                content,
                Features.registry(),
                Recorder.NONE,
                (culprit, tick, fault, _) -> {
                    throw new AssertionError(culprit + " failed at tick " + tick, fault);
                });
    }
}
