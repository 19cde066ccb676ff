package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.link.SavingStage;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** Texts that are written line by line belong to the character, not to the link. */
class WrittenTest {
    private static final String KEPT =
            "What you wrote is kept. A dot alone tries again, cancel drops it.";

    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer mira = play.comes("Mira", "barbarian");
    private final LocalPlayer tolo = play.comes("Tolo", "guardian");

    @Test
    @Rule("R8.13")
    void aLetterGoesOnWhenItsWriterComesBackAfterALostLink() {
        play.types(mira, "mail write tolo", "Meet me at the stile at dusk");
        play.losesLink(mira);
        play.forget();
        play.comesBack(mira);
        assertThat(play.played().lines().skip(2).limit(4))
                .containsExactly(
                        "Welcome back. Your body was still here.",
                        "You were writing to Tolo, 1 line so far. Go on; a dot alone sends it,"
                                + " cancel",
                        "drops it.",
                        "The last line: Meet me at the stile at dusk");
        play.forget();
        play.types(mira, "say nothing to Ownera about the silver", ".");
        play.ticks(1);
        play.types(tolo, "mail 1");
        assertThat(play.played())
                .contains("Your letter to Tolo is on its way.")
                .contains(
                        "Meet me at the stile at dusk\n  say nothing to Ownera about the silver\n")
                .doesNotContain("says");
    }

    @Test
    @Rule("R8.13")
    void whoTakesTheCharacterOverGoesOnWriting() {
        play.types(mira, "mail write tolo", "north");
        play.forget();
        // The same character by another link, while the first one is still there.
        play.comesBack(mira);
        assertThat(play.played()).contains("You were writing to Tolo, 1 line so far.");
    }

    @Test
    @Rule("R8.13")
    void aPastedLetterIsALetterAndNoneOfItsLinesIsACommand() {
        play.pastes(mira, "mail write tolo", "say nothing to Ownera", "drop all", ".", "look");
        assertThat(play.played()).doesNotContain("Mira says").contains("Lantern Yard");
        play.types(tolo, "mail 1");
        assertThat(play.played()).contains("\n  say nothing to Ownera\n  drop all\n");
    }

    @Test
    @Rule("R8.13")
    void anAliasMayBeginALetterAndEndIt() {
        play.types(mira, "alias note mail write tolo;see you;.;say done", "note");
        play.ticks(3);
        play.types(tolo, "mail 1");
        assertThat(play.played()).contains("\n  see you\n").contains("You say: done");
    }

    @Test
    @Rule("R8.13")
    void aTextWithAHoleIsSentOnlyWhenItsWriterSaysSoTwice() {
        play.types(mira, "mail write tolo", "x".repeat(600), "y".repeat(600), "the end", ".");
        assertThat(play.played())
                .contains("No more fits: that line is left out")
                .contains("2 lines are left out.")
                .doesNotContain("on its way");
        play.forget();
        play.types(mira, "look", ".");
        assertThat(play.played())
                .as("only the next dot is an answer")
                .contains("No more fits: that line is left out")
                .contains("3 lines are left out.");
        play.types(mira, ".");
        play.ticks(1);
        assertThat(play.played()).contains("Your letter to Tolo is on its way.");
    }

    @Test
    @Rule("R8.13")
    void whoComesBackToATextWithAHoleIsToldSo() {
        play.types(mira, "mail write tolo", "Meet me", "x".repeat(1_000));
        play.losesLink(mira);
        play.forget();
        play.comesBack(mira);
        assertThat(play.played())
                .contains("The last line: Meet me")
                .contains("Behind it 1 line is left out, and so is all that follows.");
    }

    @Test
    @Rule("R8.13")
    void aLetterHasSixtyLinesAndNoMore() {
        play.types(mira, "mail write tolo");
        for (var line = 0; line < 60; line++) play.types(mira, "a");
        assertThat(play.played()).doesNotContain("No more fits");
        play.types(mira, "a");
        assertThat(play.played()).contains("No more fits");
    }

    @Test
    @Rule("R8.13")
    void aLetterThatIsNotTakenStaysWithItsWriter() {
        for (var letter = 0; letter < 5; letter++) {
            play.types(mira, "mail send tolo another");
            play.ticks(400);
        }
        play.types(mira, "mail write tolo", "one more", ".");
        assertThat(play.played())
                .contains("has as many as the box takes from one person.")
                .contains(KEPT);
        play.types(tolo, "mail delete 1");
        play.forget();
        play.types(mira, ".", "say done");
        play.ticks(1);
        assertThat(play.played()).contains("on its way").contains("You say: done");
    }

    /** Whatever refuses it, before the letter is looked at or behind. */
    @Test
    @Rule("R8.13")
    void aLetterThatMayNotBeSentNowIsSaidToBeKept() {
        play.types(mira, "mail write tolo", "Meet me at the stile");
        play.takes(new Input.Saving(SavingStage.HELD, true));
        play.types(mira, ".");
        assertThat(play.played()).contains(KEPT);
        play.takes(new Input.Saving(SavingStage.WELL, false));
        play.takes(
                new Input.AccountFound(
                        new AccountOrder(
                                "mira",
                                "freeze mira 60s reason noise",
                                "console",
                                "here",
                                Role.OWNER),
                        Optional.of(new AccountOrder.Holder(1, "Mira", Role.PLAYER))));
        play.forget();
        play.types(mira, ".");
        assertThat(play.played()).contains("frozen").contains(KEPT);
    }

    @Test
    @Rule("R8.13")
    void aBuildersTextIsKeptWhenItsWriterIsABuilderNoMore() {
        var sable = play.comes("Sable", "guardian", Role.BUILDER);
        play.types(sable, "edit write description", "A dry cistern.");
        play.takes(new Input.RoleChanged(3, "Sable", Role.BUILDER, Role.PLAYER, "console", "here"));
        play.types(sable, ".");
        assertThat(play.played()).contains(KEPT);
        play.forget();
        play.types(sable, "cancel", "say done");
        assertThat(play.played()).contains("You say: done");
    }

    @Test
    @Rule("R8.13")
    void aBuildersTextIsThereUntilItIsTaken() {
        var sable = play.comes("Sable", "guardian", Role.BUILDER);
        play.pastes(sable, "edit write details.salt", "Salt, {nmae}.", ".", "and more", ".");
        assertThat(play.played()).doesNotContain(KEPT);
        play.takes(new Input.Answered("Sable", Note.of("build.same")));
        play.takes(new Input.Judged("Sable", false));
        play.serve(3);
        assertThat(play.played()).contains(KEPT).doesNotContain("There is no command");
        play.forget();
        play.losesLink(sable);
        play.comesBack(sable);
        assertThat(play.played()).contains("2 lines so far").contains("The last line: and more");
        play.types(sable, ".");
        play.takes(new Input.Judged("Sable", true));
        play.types(sable, "say done");
        assertThat(play.played()).contains("You say: done");
    }

    @Test
    @Rule("R8.13")
    void whatWasWrittenWhileTheTextWasLookedAtStays() {
        var sable = play.comes("Sable", "guardian", Role.BUILDER);
        play.types(sable, "edit write details.salt", "Salt.", ".");
        play.losesLink(sable);
        play.comesBack(sable);
        play.types(sable, "And pepper.");
        play.takes(new Input.Judged("Sable", true));
        play.forget();
        play.comesBack(sable);
        assertThat(play.played()).contains("2 lines so far");
    }

    @Test
    @Rule("R8.13")
    void whatIsDroppedOrEmptyIsSaidToBe() {
        play.types(mira, "mail write tolo", "x", "CANCEL", "mail write tolo", "", ".", "say done");
        assertThat(play.played().lines().filter("What you wrote is dropped."::equals)).hasSize(2);
        assertThat(play.played()).contains("You say: done");
    }
}
