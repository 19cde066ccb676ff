package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.UnstoredRow;
import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Input;
import emberdelve.server.link.SavingStage;
import emberdelve.server.link.Withheld;
import emberdelve.server.model.Abilities;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/**
 * What a player must not lose by surprise is answered when its own tick is on the disk: not at
 * once, nor together with an earlier tick. Everything else is answered at once. The test is the
 * disk.
 */
class HeldAnswersTest {
    private static final Content CONTENT = ShippedContent.load();
    private static final Verbs VERBS = Features.registry().verbs(CONTENT);

    /** More than any turn takes. */
    private static final int LONG_TICKS = 60;

    private final LoneGame game = new FakeDisk(false).game(CONTENT);
    private final RecordingLink mira = new RecordingLink();
    private final RecordingLink tolo = new RecordingLink();

    @BeforeEach
    void comeIn() {
        comesIn("Mira", 1, Role.OWNER, mira, false);
        comesIn("Tolo", 2, Role.PLAYER, tolo, true);
        types("adjust mira gold 100 reason test");
        types("advance mira 3");
    }

    private void comesIn(
            String name, long account, Role role, RecordingLink line, boolean hardcore) {
        var wanted =
                new Input.NewCharacter(name, "guardian", Abilities.AVERAGE, Pronouns.SHE, hardcore);
        game.offer(new Input.Create(game.add(line), role, account, wanted));
        game.serve();
    }

    /** Mira does. */
    private void types(String line) {
        game.offer(new Input.Typed(mira.character(), line, command(line)));
        game.serve();
    }

    private static Command command(String line) {
        if (VERBS.parse(line) instanceof Parsed.Understood(var command)) return command;
        throw new AssertionError(line);
    }

    private void passes(int ticks) {
        for (var tick = 0; tick < ticks; tick++) game.tick();
    }

    private void isDurable(long tick) {
        game.offer(new Input.Durable(tick));
        game.serve();
    }

    /** Types these, and lets the disk take what came of it. */
    private void prepares(String lines) {
        for (var line : lines.split("; ", -1)) {
            types(line);
            passes(LONG_TICKS);
        }
        isDurable(game.world().now());
        mira.read.clear();
    }

    @ParameterizedTest
    @CsvSource({
        "goto lantern-yard/provisioner, buy healing, Bought",
        "goto lantern-yard/provisioner; create bone-die, sell die, Sold",
        "goto lantern-yard/counting-house, deposit 5, DepositedGold",
        "goto lantern-yard/counting-house; create bone-die, deposit die, Deposited",
        "goto lantern-yard/counting-house; deposit 5, withdraw 5, WithdrewGold",
        "goto lantern-yard/counting-house; create bone-die; deposit die, withdraw die, Withdrew",
        "look, levelup 1, levelup.chosen-healthier",
        "look, mail send tolo hello, mail.sent",
        "goto lantern-yard/arcade, board post hello, board.posted",
        "look, save, save.done",
        "look, quit, quit.done",
    })
    void theAnswerWaitsForItsTickAndForNoOther(String before, String line, String answer) {
        prepares(before);
        types(line);
        var tick = game.world().now() + 1;
        passes(LONG_TICKS);
        isDurable(tick - 1);
        assertThat(mira.read).doesNotContain(answer);

        isDurable(tick);
        assertThat(mira.read).containsOnlyOnce(answer);
    }

    @Test
    void whatIsDoneWithinATickIsSafeTogetherWithIt() {
        prepares("goto lantern-yard/provisioner");
        var gold = gold();
        types("buy healing");
        types("buy healing");
        while (gold() > gold - 24) game.tick();

        isDurable(game.world().now() - 1);
        assertThat(mira.read).containsOnlyOnce("Bought");
        isDurable(game.world().now());
        assertThat(mira.read.stream().filter("Bought"::equals)).hasSize(2);
    }

    private long gold() {
        return game.world().population().find(mira.character()).orElseThrow().gold();
    }

    @Test
    void aHeldAnswerHoldsBackNoneOfTheLaterOnesAndNoRefusal() {
        prepares("goto lantern-yard/provisioner");
        types("buy healing");
        types("say hello");
        passes(LONG_TICKS);
        types("buy 40 healing");

        assertThat(mira.read)
                .containsSubsequence("Spoke", "shop.too-poor")
                .doesNotContain("Bought");
    }

    @Test
    void whoStandsBySeesItAtOnce() {
        prepares("goto lantern-yard/provisioner; transfer tolo");
        types("buy healing");

        assertThat(tolo.read).contains("Bought");
        assertThat(mira.read).doesNotContain("Bought");
    }

    @Test
    void theLastAnswersAreReadBeforeTheLinkIsClosed() {
        prepares("goto lantern-yard/provisioner");
        types("buy healing");
        types("save");
        types("quit");
        passes(1);
        isDurable(game.world().now());

        assertThat(mira.read)
                .containsSubsequence("Bought", "save.done", "quit.done")
                .endsWith("quit.done");
    }

    @Test
    void whileTheStoreFailsAPlayerIsToldThatTheAnswerWaits() {
        prepares("goto lantern-yard/provisioner");
        game.offer(new Input.Saving(SavingStage.WELL, true));
        types("buy healing");
        assertThat(mira.read).contains("store.pledged").doesNotContain("Bought");

        game.offer(new Input.Saving(SavingStage.HELD, true));
        passes(LONG_TICKS);
        types("buy healing");
        assertThat(mira.read).contains("store.waits");
        game.offer(new Input.Saving(SavingStage.WELL, false));
        isDurable(game.world().now());
        assertThat(mira.read)
                .containsSubsequence("store.pledged", "store.waits", "store.well", "Bought");
    }

    @Test
    void whoHasFallenIsNotLetInWhileTheDiskDoesNotKnowYet() {
        var hero = game.world().population().find(tolo.character()).orElseThrow();
        game.world().part(Fights.class).wound(hero, hero.hp(), hero);
        passes(LONG_TICKS);
        var again = new RecordingLink();
        game.offer(new Input.Enter(game.add(again), Role.PLAYER, 2, hero.id().value()));
        game.serve();

        assertThat(again.read).containsExactly("login.fallen");
        assertThat(tolo.read).doesNotContain("quit.to-account");
        isDurable(game.world().now());
        assertThat(tolo.read).endsWith("quit.to-account");
    }

    /** Tick and all are safe on disk, but nothing of Mira's is. */
    private void isDurableWithoutMira() {
        var only = List.of(mira.character().value());
        game.offer(new Input.Durable(game.world().now(), new Withheld(only, false)));
        game.serve();
    }

    @Test
    void whoseRowCannotBeStoredIsToldSoAndAllOthersThatTheyAreSafe() {
        prepares("look");
        types("save");
        game.offer(new Input.Typed(tolo.character(), "save", command("save")));
        passes(1);
        isDurableWithoutMira();

        assertThat(mira.read).contains("store.not-safe").doesNotContain("save.done");
        assertThat(tolo.read).contains("save.done").doesNotContain("store.not-safe");
        isDurable(game.world().now());
        assertThat(mira.read).as("once, and that is all").doesNotContain("save.done");
    }

    @Test
    void whoLeavesAndCannotBeStoredIsKeptInMemoryAndToldSo() {
        prepares("look");
        var actor = game.world().population().find(mira.character()).orElseThrow();
        types("quit");
        passes(1);
        isDurableWithoutMira();
        assertThat(mira.read).endsWith("quit.unsafe").doesNotContain("quit.done");

        var again = new RecordingLink();
        game.offer(new Input.Enter(game.add(again), Role.OWNER, 1, actor.id().value()));
        game.serve();
        assertThat(game.world().population().find(actor.id())).containsSame(actor);
    }

    @Test
    void aRowThatIsNobodysConcernsThoseWhoHaveLeftSinceToo() {
        prepares("look");
        var actor = game.world().population().find(mira.character()).orElseThrow();
        types("quit");
        game.offer(new Input.Typed(tolo.character(), "save", command("save")));
        passes(1);
        game.offer(new Input.Durable(game.world().now(), new Withheld(List.of(), true)));
        game.serve();

        assertThat(tolo.read).contains("store.not-safe").doesNotContain("save.done");
        assertThat(mira.read).endsWith("quit.unsafe").doesNotContain("quit.done");
        assertThat(game.world().population().find(actor.id())).as("but her own rows are").isEmpty();
    }

    @Test
    void staffAreToldWhichRowIsSetAside() {
        var news = new UnstoredRow("player_character 1 (Mira)", "max_hp: -5");
        var telling = new FakeDisk(true, List.of(news)).game(CONTENT);
        var warden = new RecordingLink();
        var wanted = new Input.NewCharacter("Warden", "guardian", Abilities.AVERAGE, Pronouns.SHE);
        telling.offer(new Input.Create(telling.add(warden), Role.ADMIN, 1, wanted));
        telling.serve();
        telling.tick();

        assertThat(warden.read).contains("store.aside");
    }
}
