package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.Safekeeping;
import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** At the end of the server players are told the truth about what they did. */
final class LastWordsTest {
    @Test
    void whatIsSafeIsCalledStored() {
        assertThat(lastWords(new Disk(true))).containsExactly("session.server-down");
    }

    @Test
    void whatCouldNotBeSavedIsNotCalledStored() {
        assertThat(lastWords(new Disk(false))).containsExactly("session.server-down-unsaved");
    }

    private static List<String> lastWords(Disk disk) {
        var content =
                ContentLoader.load(Path.of("..", "config", "content"), new Problems())
                        .orElseThrow();
        var stored = StoredWorld.empty(new WorldRow("end", 5, 0, 0, 1, 0));
        var opening =
                new Opening(
                        content.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
        var game =
                LoneGame.keptBy(
                        disk,
                        opening,
                        content,
                        Features.registry(),
                        (culprit, tick, fault, _) -> {
                            throw new AssertionError(culprit + " failed at tick " + tick, fault);
                        });
        var mira = new Ear();
        game.offer(
                new Input.Create(
                        mira,
                        Role.PLAYER,
                        1,
                        new Input.NewCharacter(
                                "Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE)));
        game.tick();

        assertThat(game.finish("an evening off", Duration.ofSeconds(1))).isEqualTo(disk.works());
        return mira.dismissed;
    }

    /** Takes all that there is at the end, or does not. */
    private record Disk(boolean works) implements Safekeeping {
        @Override
        public void afterTick(World world, boolean urgent) {}

        @Override
        public boolean isSettled(World world) {
            return false;
        }

        @Override
        public Optional<StoreHealth> standing(World world) {
            return Optional.empty();
        }

        @Override
        public boolean finish(World world, Duration within) {
            return works;
        }
    }

    private static final class Ear implements Link {
        private final List<String> dismissed = new ArrayList<>();

        @Override
        public Executor loop() {
            return Runnable::run;
        }

        @Override
        public void hear(Batch batch) {}

        @Override
        public void entered(ActorId who) {}

        @Override
        public void dismissed(String key) {
            dismissed.add(key);
        }

        @Override
        public String from() {
            return "here";
        }
    }
}
