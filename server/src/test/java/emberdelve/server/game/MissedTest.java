package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.RecapView;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Mira's link is lost, and Tolo goes on counting aloud: she reads each number once. */
final class MissedTest {
    private static final int SEEDS = 60;
    private static final int STEPS = 120;

    /** After so long without a link a character that does not fight has left. */
    private static final int LEAVES_TICKS = 200;

    private static final Content CONTENT = ShippedContent.load();

    private final LoneGame game = new FakeDisk(true).game(CONTENT);
    private final RecordingLink tolo = new RecordingLink();
    private Page mira = new Page(new RecordingLink());
    private final ActorId hero;
    private LinkId link;
    private int said;

    MissedTest() {
        comesIn("Tolo", 2, tolo);
        link = comesIn("Mira", 1, mira.link);
        hero = mira.link.character();
    }

    /** What her page has shown: a browser that sleeps gets nothing more. */
    private static final class Page {
        private final RecordingLink link;
        private int taken;
        private long read;
        private final List<String> numbers = new ArrayList<>();

        private Page(RecordingLink link) {
            this.link = link;
        }

        private void reads() {
            for (; taken < link.batches.size(); taken++) shows(link.batches.get(taken));
        }

        private void shows(Batch batch) {
            batch.heard().stream()
                    .flatMap(MissedTest::events)
                    .forEach(event -> {
                        if (event instanceof TalkEvent.Spoke spoke) numbers.add(spoke.words());
                    });
            read = batch.moment();
        }

        private Page at(RecordingLink next) {
            var page = new Page(next);
            page.numbers.addAll(numbers);
            page.read = read;
            return page;
        }
    }

    private static Stream<WorldEvent> events(Heard heard) {
        return switch (heard) {
            case Heard.Fact fact -> Stream.of(fact.event());
            case Heard.Shown(RecapView recap) ->
                    recap.moments().stream().map(RecapView.Moment::event);
            case Heard.Shown _, Heard.Beside _, Heard.Overheard _, Heard.Settled _ -> Stream.of();
        };
    }

    @Test
    @Rule("R9.2")
    void whateverIsLostOnTheWayIsToldOnceWhenThePageIsBack() {
        for (var seed = 0; seed < SEEDS; seed++) {
            var test = new MissedTest();
            test.plays(new Random(seed));
            assertThat(test.mira.numbers).as("seed %d", seed).isEqualTo(test.all());
        }
    }

    private void plays(Random chance) {
        for (var step = 0; step < STEPS; step++) {
            switch (chance.nextInt(8)) {
                case 0 -> losesLink();
                case 1 -> comesBack();
                case 2 -> waits(chance.nextInt(4));
                case 3, 4 -> mira.reads();
                default -> counts(1 + chance.nextInt(3));
            }
            if (unread() > RecapView.MOMENTS_MAX / 2) comesBack();
        }
        comesBack();
        mira.reads();
    }

    private int unread() {
        return said - mira.numbers.size();
    }

    @Test
    void whoLeftTheDungeonMeanwhileIsToldWhatWasNoticedBefore() {
        counts(1);
        mira.reads();
        counts(2);
        losesLink();
        counts(2);
        waits(LEAVES_TICKS);
        assertThat(game.world().population().find(hero)).isEmpty();
        comesBack();
        mira.reads();
        assertThat(mira.numbers).isEqualTo(all());
    }

    @Test
    void whoseClientDoesNotSayWhatWasReadIsToldWhatCameSinceTheLinkWasLost() {
        counts(2);
        losesLink();
        counts(2);
        comesBack(Optional.empty());
        mira.reads();
        assertThat(mira.numbers).containsExactly("3", "4");
    }

    @Test
    void whoTakesOverWithoutALossIsToldNothingTwice() {
        counts(2);
        mira.reads();
        comesBack(Optional.empty());
        counts(1);
        mira.reads();
        assertThat(mira.numbers).isEqualTo(all());
    }

    @Test
    void ofMoreThanAPageScrollsTheNumberIsTold() {
        mira.reads();
        losesLink();
        counts(RecapView.MISSED_MAX + 7);
        comesBack();
        assertThat(recap().moments()).hasSize(RecapView.MISSED_MAX);
        // The loss of the link is a moment, too.
        assertThat(recap().earlier()).isBetween(7L, 8L);
    }

    @Test
    void whoListensOrReadsAtATerminalIsToldTwoScreens() {
        losesLink();
        counts(RecapView.MISSED_MAX);
        comesBack(Optional.empty());
        assertThat(recap().moments()).hasSize(RecapView.MOMENTS_MAX);

        var hers = actor(hero);
        hers.setPreferences(hers.preferences().withScreenReader(true));
        losesLink();
        counts(RecapView.MOMENTS_MAX + 7);
        comesBack();
        assertThat(recap().moments()).hasSize(RecapView.MOMENTS_MAX);
        assertThat(recap().earlier()).isPositive();
    }

    /** What she was told that she missed. */
    private RecapView recap() {
        return mira.link.batches.stream()
                .flatMap(batch -> batch.heard().stream())
                .flatMap(heard ->
                        heard instanceof Heard.Shown(RecapView view)
                                ? Stream.of(view)
                                : Stream.of())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aNumberThatNobodyToldHarmsNobody() {
        for (var read : List.of(Long.MIN_VALUE, -1L, 0L, Long.MAX_VALUE)) {
            losesLink();
            counts(1);
            comesBack(Optional.of(read));
        }
        counts(1);
        mira.reads();
        assertThat(mira.numbers).contains(Integer.toString(said));
    }

    private List<String> all() {
        return IntStream.rangeClosed(1, said).mapToObj(Integer::toString).toList();
    }

    /** Tolo says the next numbers where Mira is, or would be. */
    private void counts(int times) {
        for (var i = 0; i < times; i++) {
            if (game.world().population().find(hero).isEmpty()) return;
            said++;
            var speaker = actor(tolo.character());
            var spoke = new TalkEvent.Spoke(speaker.named(), Integer.toString(said));
            game.world().emit(actor(hero).room(), spoke);
            game.serve();
        }
    }

    private Actor actor(ActorId id) {
        return game.world().population().find(id).orElseThrow();
    }

    private void waits(int ticks) {
        for (var i = 0; i < ticks; i++) game.tick();
    }

    private void losesLink() {
        game.offer(new Input.LinkLost(hero, link));
        game.serve();
    }

    private void comesBack() {
        comesBack(Optional.of(mira.read));
    }

    private void comesBack(Optional<Long> read) {
        var next = new RecordingLink();
        mira = mira.at(next);
        link = game.add(next);
        game.offer(new Input.Enter(link, Role.PLAYER, 1, hero.value(), read));
        game.serve();
    }

    private LinkId comesIn(String name, long account, RecordingLink its) {
        var id = game.add(its);
        var wanted = new Input.NewCharacter(name, "guardian", Abilities.AVERAGE, Pronouns.SHE);
        game.offer(new Input.Create(id, Role.PLAYER, account, wanted));
        game.serve();
        game.tick();
        return id;
    }
}
