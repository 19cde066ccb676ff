package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.link.Links;
import emberdelve.server.model.Abilities;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.Executor;

/** What is told in one go comes to each link in one batch, and to one event loop in one task. */
final class OutboxTest {
    private static final Content CONTENT = ShippedContent.load();

    private final LoneGame game = new FakeDisk(true).game(CONTENT);
    private final Loop loop = new Loop();
    private final RecordingLink mira = new RecordingLink(loop);
    private final RecordingLink tolo = new RecordingLink(loop);

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
        var again = new RecordingLink(loop);
        types(mira, "say Hello.");
        game.offer(new Input.Enter(game.add(again), Role.PLAYER, 2, tolo.character().value()));
        game.serve();

        assertThat(tolo.batches)
                .singleElement()
                .satisfies(batch -> assertThat(batch.heard().toString()).contains("Hello."));
        assertThat(again.batches)
                .allSatisfy(batch -> assertThat(batch.heard().toString()).doesNotContain("Hello."));
    }

    @Test
    void aStateThatCannotBeMadeKeepsNobodyFromHearing() {
        types(mira, "say Hello.");
        game.serve();
        var told = tolo.batches.getLast().self().orElseThrow();
        tolo.batches.clear();
        mira.batches.clear();
        var broken = player(mira);
        var outbox =
                new Outbox(
                        player -> {
                            if (player == broken) throw new IllegalStateException("broken");
                            return told;
                        },
                        new Links());
        for (var whom : List.of(broken, player(tolo)))
            outbox.show(whom, List.of(Note.of("session.yes")));

        assertThatThrownBy(outbox::flush).hasMessage("broken");
        assertThat(mira.batches).singleElement().matches(batch -> batch.self().isEmpty());
        assertThat(tolo.batches).singleElement().matches(batch -> batch.self().isPresent());

        outbox.flush();
        outbox.show(broken, List.of(Note.of("session.yes")));
        assertThatThrownBy(outbox::flush).hasMessage("broken");
        assertThat(mira.batches).hasSize(2);
    }

    private Player player(RecordingLink link) {
        var actor = game.world().population().find(link.character()).orElseThrow();
        return new Player(
                actor, Role.PLAYER, new LinkId(1, link.from()), link, 0, new Recollection(0));
    }

    private void comesIn(String name, long account, RecordingLink link) {
        var wanted = new Input.NewCharacter(name, "guardian", Abilities.AVERAGE, Pronouns.SHE);
        game.offer(new Input.Create(game.add(link), Role.PLAYER, account, wanted));
        game.serve();
    }

    private void types(RecordingLink who, String line) {
        var parsed = Features.registry().verbs(CONTENT).parse(line, Role.PLAYER);
        var command = ((Parsed.Understood) parsed).command();
        game.offer(new Input.Typed(who.character(), line, command));
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
}
