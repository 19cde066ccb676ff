package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.link.Input;
import emberdelve.server.model.Abilities;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Registry;
import emberdelve.server.offer.Topic;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.text.Page;
import emberdelve.server.view.View;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How often players' programs are given what changes all the time. */
class GmcpPaceTest {
    private static final int SECONDS = 4;
    private static final long TICKS_PER_SECOND =
            Duration.ofSeconds(1).dividedBy(WorldSettings.DEFAULTS.tick());

    private int looks;

    @Test
    void whatIsNotUrgentIsLookedAtOnceASecondHoweverOftenItChanges() {
        var game = game();
        var mira = new RecordingLink();
        game.offer(
                new Input.Create(
                        game.add(mira),
                        Role.PLAYER,
                        1,
                        new Input.NewCharacter(
                                "Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE)));
        game.tick();
        game.offer(new Input.Follow(mira.character(), List.of("LOOKS")));
        for (var tick = 0; tick < SECONDS * TICKS_PER_SECOND; tick++) game.tick();

        assertThat(mira.beside).hasSizeBetween(SECONDS, SECONDS + 1).hasSize(looks);
    }

    /** It is another one whenever it is looked at. */
    private record Looks(int count) implements View {
        Map<String, Integer> json() {
            return Map.of("count", count);
        }
    }

    private final class LooksFeature implements Feature {
        @Override
        public String name() {
            return "looks";
        }

        @Override
        public List<Page<?>> pages() {
            return List.of(new Page<>(Looks.class, (_, _) -> {}));
        }

        @Override
        public List<Topic<?>> topics() {
            var page = DataPage.of("LOOKS", Looks.class, "Looks.Count", Looks::json);
            return List.of(new Topic<>(page, (_, _, _) -> new Looks(++looks)));
        }
    }

    private LoneGame game() {
        var content = ShippedContent.load();
        var features = new ArrayList<>(Features.ALL);
        features.add(new LooksFeature());
        var stored = StoredWorld.empty(new WorldRow("pace", 5));
        var opening =
                new Opening(
                        content.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
        return LoneGame.play(
                opening,
                content,
                Registry.of(features),
                Recorder.NONE,
                (culprit, tick, fault, _) -> {
                    throw new AssertionError(culprit + " failed at tick " + tick, fault);
                });
    }
}
