package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;

/** What is only said when it is safe is never heard before the tick it belongs to is on disk. */
final class DurabilityCallbacksTest {
    private static final long SEED = 30;
    private static final int TICKS = Boolean.getBoolean("emberdelve.long") ? 50_000 : 2_000;
    private static final int TICKS_BEFORE = 100;

    private final Verbs verbs = Features.registry().verbs();
    private final LoneGame game = game();
    private final Ear mira = new Ear();
    private long durable;

    DurabilityCallbacksTest() {
        game.offer(
                new Input.Create(
                        game.add(mira),
                        Role.PLAYER,
                        1,
                        new Input.NewCharacter(
                                "Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE)));
        // So long that the disk could be far behind.
        for (var tick = 0; tick < TICKS_BEFORE; tick++) game.tick();
        durable(now());
        mira.heard.clear();
    }

    private static LoneGame game() {
        var content = ShippedContent.load();
        var stored = StoredWorld.empty(new WorldRow("pledge", 5));
        var opening =
                new Opening(
                        content.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
        // As in a replay: what is durable when is told from outside, and by nobody else.
        return LoneGame.replay(
                opening,
                content,
                Features.registry(),
                (culprit, tick, fault, _) -> {
                    throw new AssertionError(culprit + " failed at tick " + tick, fault);
                });
    }

    private long now() {
        return game.world().now();
    }

    private void types(String line) {
        if (!(verbs.parse(line) instanceof Parsed.Understood(var command)))
            throw new IllegalArgumentException(line);
        game.offer(new Input.Typed(mira.character(), line, command));
        game.serve();
    }

    /** That tick and all before it are on disk. */
    private void durable(long tick) {
        durable = tick;
        game.offer(new Input.Durable(tick));
        game.serve();
    }

    @Test
    void anAnswerThatWaitsForTheDiskIsNotHeardBeforeItsOwnTickIsThere() {
        types("save");
        var belongsTo = now() + 1;
        durable(now());
        assertThat(mira.heard).isEmpty();
        game.tick();
        assertThat(mira.heard).isEmpty();

        durable(belongsTo);

        assertThat(mira.heard).containsExactly("save.done");
    }

    @Test
    void howeverFarBehindTheDiskIsNoAnswerIsEarlyAndNoneIsMissed() {
        var random = new SplittableRandom(SEED);
        var promised = new ArrayDeque<Long>();
        for (var tick = 0; tick < TICKS; tick++) {
            if (random.nextInt(3) == 0) {
                types("save");
                promised.add(now() + 1);
            }
            game.tick();
            if (random.nextInt(20) == 0) durable(random.nextLong(durable, now() + 1));
            for (; !mira.heard.isEmpty(); mira.heard.remove()) {
                assertThat(mira.heard.peek()).isEqualTo("save.done");
                assertThat(promised.remove())
                        .as("seed %d, at tick %d", SEED, now())
                        .isLessThanOrEqualTo(durable);
            }
            assertThat(promised)
                    .as("seed %d, at tick %d", SEED, now())
                    .allMatch(belongsTo -> belongsTo > durable);
        }
        assertThat(durable).as("seed %d", SEED).isGreaterThan(TICKS_BEFORE);
    }

    @Test
    void whoQuitsIsLetGoWhenAllTheyDidIsThere() {
        types("quit");
        var belongsTo = now() + 1;
        durable(now());
        game.tick();
        assertThat(mira.dismissed).isEmpty();

        durable(belongsTo);

        assertThat(mira.dismissed).contains("quit.done");
    }

    /** Keeps the keys of what is said. */
    private static final class Ear implements Link {
        private final ArrayDeque<String> heard = new ArrayDeque<>();
        private Optional<String> dismissed = Optional.empty();
        private Optional<ActorId> character = Optional.empty();

        ActorId character() {
            return character.orElseThrow();
        }

        @Override
        public Executor loop() {
            return Runnable::run;
        }

        @Override
        public void hear(Batch batch) {
            for (var each : batch.heard())
                if (each instanceof Heard.Shown(Note note) && note.key().equals("save.done"))
                    heard.add(note.key());
        }

        @Override
        public void entered(ActorId who) {
            character = Optional.of(who);
        }

        @Override
        public void dismissed(String key) {
            dismissed = Optional.of(key);
        }

        @Override
        public String from() {
            return "here";
        }
    }
}
