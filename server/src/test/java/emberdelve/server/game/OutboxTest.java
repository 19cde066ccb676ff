package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** What is told in one go comes to each link in one batch, and to one event loop in one task. */
final class OutboxTest {
    private static final Content CONTENT = ShippedContent.load();

    private final LoneGame game = new FakeDisk(true).game(CONTENT);
    private final Loop loop = new Loop();
    private final Ear mira = new Ear(loop);
    private final Ear tolo = new Ear(loop);

    @BeforeEach
    void comeIn() {
        comesIn("Mira", 1, mira);
        comesIn("Tolo", 2, tolo);
        game.tick();
        mira.batches.clear();
        tolo.batches.clear();
    }

    @Test
    void allWhoAreToldSomethingAreHandedItInOneTask() {
        loop.tasks = 0;
        types(mira, "say Hello.");
        game.serve();

        assertThat(mira.batches).hasSize(1);
        assertThat(tolo.batches).hasSize(1);
        assertThat(loop.tasks).isEqualTo(1);
    }

    @Test
    void manyThingsToldAtOnceAreOneBatchInTheirOrder() {
        for (var words : List.of("one", "two", "three")) types(mira, "say " + words);
        game.serve();

        assertThat(tolo.batches)
                .singleElement()
                .satisfies(batch ->
                        assertThat(batch.heard().toString())
                                .containsSubsequence("one", "two", "three"));
    }

    @Test
    void whatWasToldOnceIsNotToldAgain() {
        types(mira, "say Hello.");
        game.serve();
        game.serve();

        assertThat(tolo.batches).hasSize(1);
    }

    @Test
    void whoIsTakenOverIsToldWhatWasMeantForThemAndNobodyElseIs() {
        var again = new Ear(loop);
        types(mira, "say Hello.");
        game.offer(new Input.Enter(again, Role.PLAYER, 2, tolo.character().value()));
        game.serve();

        assertThat(tolo.batches)
                .singleElement()
                .satisfies(batch -> assertThat(batch.heard().toString()).contains("Hello."));
        assertThat(again.batches)
                .allSatisfy(batch -> assertThat(batch.heard().toString()).doesNotContain("Hello."));
    }

    private void comesIn(String name, long account, Ear link) {
        var wanted = new Input.NewCharacter(name, "guardian", Abilities.AVERAGE, Pronouns.SHE);
        game.offer(new Input.Create(link, Role.PLAYER, account, wanted));
        game.serve();
    }

    private void types(Ear who, String line) {
        var parsed = Features.registry().verbs(CONTENT).parse(line, Role.PLAYER);
        var command = ((Parsed.Understood) parsed).command();
        game.offer(new Input.Typed(who.character(), command, line));
    }

    /** Runs at once what it is given. */
    private static final class Loop implements Executor {
        private int tasks;

        @Override
        public void execute(Runnable task) {
            tasks++;
            task.run();
        }
    }

    private static final class Ear implements Link {
        private final Loop loop;
        private final List<Batch> batches = new ArrayList<>();
        private Optional<ActorId> character = Optional.empty();

        private Ear(Loop loop) {
            this.loop = loop;
        }

        private ActorId character() {
            return character.orElseThrow();
        }

        @Override
        public Executor loop() {
            return loop;
        }

        @Override
        public void hear(Batch batch) {
            batches.add(batch);
        }

        @Override
        public void entered(ActorId who) {
            character = Optional.of(who);
        }

        @Override
        public void dismissed(String key) {}

        @Override
        public String from() {
            return "192.0.2.7";
        }
    }
}
