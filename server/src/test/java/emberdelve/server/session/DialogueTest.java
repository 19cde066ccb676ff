package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.PasswordSettings;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Input;
import emberdelve.server.model.Abilities;
import emberdelve.server.offer.Editions;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

final class DialogueTest {
    private static final long SEED = 7;
    private static final Identity MIRA = new Identity(3, "Mira", Role.PLAYER, false);
    private static final Stage.AskingName START = new Stage.AskingName(0);

    private final Set<String> online = new HashSet<>();
    private final Dialogue dialogue = dialogue(new SplittableRandom(SEED));

    private Dialogue dialogue(RandomGenerator random) {
        var creation =
                new Creation(
                        new NameRules(ReservedWords.with(List.of("look", "kobold"))),
                        () -> PasswordSettings.DEFAULTS,
                        new Editions(ShippedContent.load(), Features.registry()),
                        new CreationChance(random));
        return new Dialogue(() -> "Emberdelve", () -> LimitSettings.DEFAULTS, creation, online);
    }

    @Test
    void aNameIsAskedForItsPasswordWhoeverItIs() {
        var step = dialogue.next(START, "  mIRA ");

        assertThat(step.next()).isEqualTo(new Stage.AskingPassword("Mira", 0));
        assertThat(step.task()).isEmpty();
        assertThat(((Stage.Asking) step.next()).isHidden()).isTrue();
    }

    @Test
    void aPasswordIsTakenAsItIsWithItsBlanks() {
        var step = dialogue.next(new Stage.AskingPassword("Mira", 1), " open sesame ");

        assertThat(step.task())
                .contains(new Task.CheckPassword("Mira", new Secret(" open sesame "), 1));
        assertThat(step.next()).isInstanceOf(Stage.Working.class);
    }

    @Test
    void connectLogsInWithOneLine() {
        assertThat(dialogue.next(START, "Connect mira my long secret").task())
                .contains(new Task.CheckPassword("Mira", new Secret("my long secret"), 0));
    }

    @Test
    void anEmptyPasswordIsAChangeOfMindAndNoFailure() {
        assertThat(dialogue.next(new Stage.AskingPassword("Mira", 2), "").next())
                .isEqualTo(new Stage.AskingName(2));
    }

    @Test
    void theThirdWrongPasswordEndsIt() {
        assertThat(dialogue.resume(new Answer.Wrong("Mira", 2)).next())
                .isEqualTo(new Stage.AskingPassword("Mira", 2));
        assertThat(dialogue.resume(new Answer.Wrong("Mira", 3)).next())
                .isEqualTo(new Stage.Closed(Note.of("login.too-many")));
    }

    @Test
    void aSecretIsNotShownByAnythingThatHoldsIt() {
        var secret = "tell nobody 99";
        var asked = dialogue.next(new Stage.AskingPassword("Mira", 0), secret);
        var repeating = dialogue.next(new Stage.NewPassword("Mira"), secret);

        assertThat(asked.toString()).doesNotContain(secret);
        assertThat(repeating.toString()).doesNotContain(secret);
        assertThat(repeating.next()).isInstanceOf(Stage.RepeatPassword.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a", "x2y", "Mira Rose", "../etc/passwd", "Mirа", "${jndi:x}", "%s%s%s"})
    void whatIsNoNameIsSaidToBeNone(String typed) {
        var step = dialogue.next(START, typed);

        assertThat(step.next()).isEqualTo(START);
        assertThat(step.notes())
                .containsExactly(Note.of("login.no-name"), Note.of("login.type-new"));
    }

    @Test
    void whoNamesThoseWhoPlay() {
        assertThat(dialogue.next(START, "who").notes())
                .containsExactly(Note.of("login.who-nobody"));
        online.addAll(List.of("Mira", "Tolo"));
        assertThat(dialogue.next(START, "who").notes().getFirst().arguments())
                .containsEntry("names", "Mira, Tolo")
                .containsEntry("count", "2");
    }

    @Test
    void moreThanAHundredAreCountedAndNotNamed() {
        for (var number = 0; number < 100; number++) online.add("Bot" + number);
        assertThat(dialogue.next(START, "who").notes().getFirst().key()).isEqualTo("login.who");
        online.add("Mira");
        assertThat(dialogue.next(START, "who").notes())
                .containsExactly(Note.of("login.who-many", Map.of("count", "101")));
    }

    @Test
    void listsOfServersAreToldTheStatusAndNobodyIsCalledThat() {
        var step = dialogue.next(START, "MSSP-REQUEST");
        assertThat(step.task()).contains(new Task.TellStatus());
        assertThat(step.next()).isEqualTo(START);
    }

    @Test
    void quitSaysGoodBye() {
        assertThat(dialogue.next(START, "quit").next())
                .isEqualTo(new Stage.Closed(Note.of("session.bye")));
    }

    @Test
    void enterTakesTheSuggestedName() {
        var naming = (Stage.NamingCharacter) dialogue.next(START, "new").next();

        assertThat(NameRules.canonical(naming.suggestion())).contains(naming.suggestion());
        assertThat(dialogue.next(naming, "").task())
                .contains(new Task.CheckName(naming.suggestion(), 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"all", "Self", "SOMEONE", "kobold", "look", "guest"})
    void reservedWordsAreNoNamesForANewCharacter(String typed) {
        var step = dialogue.next(new Stage.NamingCharacter(0, "Orona"), typed);

        assertThat(step.task()).isEmpty();
        assertThat(step.notes().getFirst().key()).isEqualTo("creation.name-reserved");
    }

    @Test
    void aNewPasswordIsNeitherShortNorLongNorTheName() {
        var asking = new Stage.NewPassword("Mirabella");

        assertThat(keyOf(asking, "seven77")).isEqualTo("creation.password-short");
        assertThat(keyOf(asking, "x".repeat(129))).isEqualTo("creation.password-long");
        assertThat(keyOf(asking, "MIRABELLA")).isEqualTo("creation.password-is-name");
        assertThat(dialogue.next(asking, "x".repeat(128)).next())
                .isInstanceOf(Stage.RepeatPassword.class);
        assertThat(dialogue.next(asking, "eight888").next())
                .isInstanceOf(Stage.RepeatPassword.class);
    }

    @Test
    void aPasswordThatIsRepeatedWronglyIsAskedForAgain() {
        var repeating = new Stage.RepeatPassword("Mira", new Secret("longenough"));

        assertThat(dialogue.next(repeating, "longEnough").next())
                .isEqualTo(new Stage.NewPassword("Mira"));
        assertThat(dialogue.next(repeating, "longenough").task())
                .contains(new Task.MakeAccount("Mira", new Secret("longenough")));
    }

    @Test
    void aClassIsChosenByNumberByBeginningOrByEnter() {
        assertThat(classChosenBy("2")).contains("guardian");
        assertThat(classChosenBy("stri")).contains("striker");
        assertThat(classChosenBy("")).contains("barbarian");
        assertThat(classChosenBy("9")).isEmpty();
        assertThat(classChosenBy("wizard")).isEmpty();
    }

    @Test
    void everyClassIsExplained() {
        var stage = new Stage.AskingClass(MIRA);

        assertThat(dialogue.next(stage, "?").notes()).hasSize(4);
        assertThat(dialogue.next(stage, "? 4").notes().getFirst().arguments())
                .containsEntry("who", "Striker");
        assertThat(dialogue.next(stage, "?").next()).isEqualTo(stage);
    }

    @Test
    void rollsCanBeRolledAnewTwiceAndNoMore() {
        var first = (Stage.AskingRolls) dialogue.next(new Stage.AskingClass(MIRA), "1").next();
        var second = (Stage.AskingRolls) dialogue.next(first, "reroll").next();
        var third = (Stage.AskingRolls) dialogue.next(second, "r").next();

        assertThat(List.of(first.rolled(), second.rolled(), third.rolled()))
                .as("seed %s", SEED)
                .doesNotHaveDuplicates();
        assertThat(third.rerolls()).isZero();
        assertThat(dialogue.next(third, "r").next()).isEqualTo(third);
    }

    @Test
    void whoHangsUpAndComesBackIsAskedAboutTheSameRolls() {
        var asking = new Stage.AskingClass(MIRA);
        var first = (Stage.AskingRolls) dialogue.next(asking, "1").next();
        assertThat(dialogue.next(asking, "1").next()).isEqualTo(first);

        var second = (Stage.AskingRolls) dialogue.next(first, "reroll").next();
        var last = (Stage.AskingRolls) dialogue.next(second, "reroll").next();
        var back = (Stage.AskingRolls) dialogue.next(asking, "guardian").next();
        assertThat(back.rolled()).isEqualTo(last.rolled());
        assertThat(back.rerolls()).isZero();

        var other = new Identity(4, "Tolo", Role.PLAYER, false);
        var others = (Stage.AskingRolls) dialogue.next(new Stage.AskingClass(other), "1").next();
        assertThat(others.rolled()).as("seed %s", SEED).isNotEqualTo(back.rolled());
        assertThat(others.rerolls()).isEqualTo(Creation.REROLLS);
    }

    @Test
    void whoRollsByTwoConnectionsHasTheLastRollsOnBoth() {
        var asking = new Stage.AskingClass(MIRA);
        var here = (Stage.AskingRolls) dialogue.next(asking, "1").next();
        var there = (Stage.AskingRolls) dialogue.next(here, "reroll").next();

        for (var line : List.of("keep", "reroll", "hardcore", "?"))
            assertThat(dialogue.next(here, line).next()).as(line).isEqualTo(there);
        var sworn = new Stage.AskingHardcore(here);
        assertThat(dialogue.next(sworn, "yes").next()).isEqualTo(there);
        assertThat(dialogue.next(there, "keep").next()).isEqualTo(new Stage.Entering(MIRA));
    }

    @Test
    void whoHasDecidedRollsAnewForTheNextCharacter() {
        var asking = new Stage.AskingClass(MIRA);
        var first = (Stage.AskingRolls) dialogue.next(asking, "1").next();
        dialogue.next(first, "keep");

        var next = (Stage.AskingRolls) dialogue.next(asking, "1").next();
        assertThat(next.rolled()).as("seed %s", SEED).isNotEqualTo(first.rolled());
        assertThat(next.rerolls()).isEqualTo(Creation.REROLLS);
    }

    @Test
    void keepingTheRollsMakesTheCharacterThatWasShown() {
        var rolled = new Abilities(3, 4, 5, 6, 7, 8);
        var guardian = ShippedContent.load().classes().get("guardian");
        assertThat(guardian).isNotNull();
        if (guardian == null) return;

        var step = dialogue.next(new Stage.AskingRolls(MIRA, guardian, rolled, 1), "");

        assertThat(step.next()).isEqualTo(new Stage.Entering(MIRA));
        assertThat(step.task().map(Task.Create.class::cast).map(Task.Create::character))
                .map(Input.NewCharacter::abilities)
                .contains(rolled);
    }

    @Test
    void oneLifeIsChosenByItsWordAndAClearYes() {
        var rolls = (Stage.AskingRolls) dialogue.next(new Stage.AskingClass(MIRA), "1").next();
        var asking = (Stage.AskingHardcore) dialogue.next(rolls, "hardcore").next();

        assertThat(hardcore(rolls, "")).contains(false);
        assertThat(hardcore(asking, "YES")).contains(true);
        for (var no : List.of("", "no", "cancel"))
            assertThat(dialogue.next(asking, no).next()).isEqualTo(rolls);
        assertThat(keyOf(asking, "")).isEqualTo("creation.hardcore-no");
        assertThat(keyOf(asking, "?")).isEqualTo("creation.hardcore-means");
        assertThat(keyOf(asking, "perhaps")).isEqualTo("creation.hardcore-unclear");
        assertThat(dialogue.next(asking, "perhaps").next()).isEqualTo(asking);
        assertThat(dialogue.next(asking, "quit").next()).isInstanceOf(Stage.Closed.class);
    }

    @Test
    void creationThatBrokeOffGoesOnAtTheClass() {
        assertThat(dialogue.resume(new Answer.Known(MIRA, OptionalLong.empty())).next())
                .isEqualTo(new Stage.AskingClass(MIRA));
        assertThat(dialogue.resume(new Answer.Known(MIRA, OptionalLong.of(12))).task())
                .contains(new Task.Enter(MIRA, 12));
    }

    private Optional<Boolean> hardcore(Stage.Asking stage, String line) {
        return dialogue.next(stage, line)
                .task()
                .map(Task.Create.class::cast)
                .map(create -> create.character().hardcore());
    }

    private String keyOf(Stage.Asking stage, String line) {
        return dialogue.next(stage, line).notes().getFirst().key();
    }

    private Optional<String> classChosenBy(String line) {
        return dialogue.next(new Stage.AskingClass(MIRA), line).next()
                        instanceof Stage.AskingRolls rolls
                ? Optional.of(rolls.characterClass().id())
                : Optional.empty();
    }
}
