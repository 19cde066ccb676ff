package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Sanction;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.model.Preferences;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From the greeting to the first room, against a real database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SessionLoginTest {
    private final Doorstep doorstep = new Doorstep();

    @BeforeAll
    void openTheStore(@TempDir Path folder) {
        doorstep.open(folder);
    }

    @AfterAll
    void closeTheStore() {
        doorstep.close();
    }

    @Test
    void theGreetingIsShortNarrowAndAsksForTheName() {
        var visit = doorstep.visit();

        assertThat(visit.terminal.read())
                .hasSizeLessThanOrEqualTo(12)
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(78));
        assertThat(visit.terminal.prompt()).contains("Name: ");
        assertThat(visit.terminal.writes()).isEqualTo(1);
    }

    @Test
    void aNewPlayerGetsAnAccountAndThenACharacter() {
        var visit = doorstep.visit();
        visit.types("new", "Mirabel");
        visit.terminal.runNext();
        assertThat(visit.terminal.isHidden()).isTrue();
        visit.types(Doorstep.SECRET, Doorstep.SECRET);
        assertThat(visit.terminal.isHidden()).isFalse();
        visit.terminal.runNext();
        visit.types("guardian", "yes");

        assertThat(visit.inputs).hasSize(1).first().isInstanceOf(Input.Create.class);
        var create = (Input.Create) visit.inputs.getFirst();
        assertThat(create.character().name()).isEqualTo("Mirabel");
        assertThat(create.character().characterClass()).isEqualTo("guardian");
        assertThat(doorstep.database().accounts().byName("mirabel")).isPresent();
        visit.entersWith(Preferences.DEFAULT);
        assertThat(visit.context.sessions().online()).containsExactly("Mirabel");
        assertThat(visit.session.isPlaying()).isTrue();
    }

    @Test
    void aNameThatIsTakenIsRefusedInEveryCase() {
        var visit = doorstep.visit();
        visit.types("new", "tOLO");
        visit.terminal.runNext();

        assertThat(visit.terminal.read()).anyMatch(line -> line.contains("Tolo already"));
    }

    @Test
    void aNameThatLooksLikeSomebodysIsRefusedAndSaysWhose() {
        doorstep.hasAccount("Mama");
        var visit = doorstep.visit();
        visit.types("new", "Marna");
        visit.terminal.runNext();

        assertThat(String.join(" ", visit.terminal.read()))
                .contains("Marna looks too much like Mama, who is here already.");
    }

    @Test
    void ofTwoNamesThatLookTheSameTheSecondIsRefusedThoughBothWereFree() {
        var first = doorstep.visit();
        first.types("new", "Arnelie");
        first.terminal.runNext();
        var second = doorstep.visit();
        second.types("new", "Amelie");
        second.terminal.runNext();
        first.types(Doorstep.SECRET, Doorstep.SECRET);
        first.terminal.runNext();
        second.types(Doorstep.SECRET, Doorstep.SECRET);
        second.terminal.runNext();

        assertThat(String.join(" ", second.terminal.read())).contains("called Amelie already");
        assertThat(doorstep.database().accounts().byName("Amelie")).isEmpty();
    }

    @Test
    void wrongPasswordsAndUnknownNamesReadTheSame() {
        var known = doorstep.visit();
        known.types("Tolo", "wrong password");
        known.terminal.runNext();
        var unknown = doorstep.visit();
        unknown.types("Nobodyhere", "wrong password");
        unknown.terminal.runNext();

        assertThat(known.terminal.read()).isEqualTo(unknown.terminal.read()).isNotEmpty();
    }

    @Test
    void theThirdWrongPasswordHangsUp() {
        var visit = doorstep.visit();
        for (var round = 0; round < 3; round++) {
            assertThat(visit.terminal.isClosed()).isFalse();
            if (round == 0) visit.types("Tolo");
            visit.types("wrong password " + round);
            visit.terminal.runNext();
        }
        assertThat(visit.terminal.isClosed()).isTrue();
    }

    @Test
    void passwordsAreNeverShown() {
        var visit = doorstep.visit();
        var read = new ArrayList<String>();
        read.addAll(visit.types("Tolo", Doorstep.SECRET + " not"));
        visit.terminal.runNext();
        read.addAll(visit.terminal.read());
        read.addAll(visit.types("", "connect Tolo " + Doorstep.SECRET));
        visit.terminal.runNext();
        read.addAll(visit.terminal.read());
        assertThat(read).as("it was let in").anyMatch(line -> line.contains("Tolo"));
        assertThat(String.join("\n", read)).doesNotContain(Doorstep.SECRET);
    }

    @Test
    void whoWantsIntoAClosedServerIsToldWhyAndStaffComeIn() {
        doorstep.bans(
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.empty(),
                        Sanction.EVERYBODY,
                        "the roof leaks",
                        "Warden",
                        "admin",
                        0,
                        Optional.empty()));
        try {
            var newcomer = doorstep.visit();
            newcomer.types("new", "Sableen");
            newcomer.terminal.runNext();
            assertThat(String.join(" ", newcomer.terminal.read()))
                    .contains("Only staff can log in at the moment: the roof leaks.");
            assertThat(newcomer.terminal.isClosed()).isTrue();
            var helper = doorstep.visit();
            helper.logsIn();
            assertThat(helper.terminal.isClosed()).isFalse();
        } finally {
            doorstep.bans();
        }
    }

    @Test
    void whoIsBannedIsToldWhyAndUntilWhenAndOnlyWithTheRightPassword() {
        var tolo = doorstep.database().accounts().byName("tolo").orElseThrow().id();
        doorstep.bans(
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.of(tolo),
                        "Tolo",
                        "spam",
                        "Mira",
                        "admin",
                        0,
                        Optional.of(600L)));
        try {
            var guesser = doorstep.visit();
            guesser.types("connect Tolo wrong password");
            guesser.terminal.runNext();
            assertThat(guesser.terminal.read()).noneMatch(line -> line.contains("banned"));
            var visit = doorstep.visit();
            visit.logsIn();
            assertThat(visit.terminal.read())
                    .contains("You are banned here until 1970-01-01 00:10 UTC: spam.");
            assertThat(visit.terminal.isClosed()).isTrue();
            assertThat(visit.inputs).isEmpty();
        } finally {
            doorstep.bans();
        }
        var back = doorstep.visit();
        back.logsIn();
        assertThat(back.terminal.isClosed()).isFalse();
    }

    @Test
    void fromABannedAddressNobodyGetsANewAccountButStaffComeIn() {
        doorstep.bans(
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.empty(),
                        "192.0.2.7",
                        "bots",
                        "Mira",
                        "admin",
                        0,
                        Optional.empty()));
        try {
            var newcomer = doorstep.visit();
            newcomer.types("new", "Sableen");
            newcomer.terminal.runNext();
            assertThat(newcomer.terminal.read()).contains("You are banned here for good: bots.");
            assertThat(newcomer.terminal.isClosed()).isTrue();
            var helper = doorstep.visit();
            helper.logsIn();
            assertThat(helper.terminal.isClosed()).isFalse();
        } finally {
            doorstep.bans();
        }
    }

    @Test
    void whoIsBannedWhileTheyComeInIsShutOut() {
        var visit = doorstep.visit();
        visit.logsIn();
        visit.types("1", "");
        var tolo = doorstep.database().accounts().byName("tolo").orElseThrow().id();
        doorstep.bans(
                new Sanction(
                        1,
                        Sanction.Kind.BAN,
                        Optional.of(tolo),
                        "Tolo",
                        "spam",
                        "Mira",
                        "admin",
                        0,
                        Optional.empty()));
        try {
            visit.inputs.clear();
            visit.session.entered(Visit.HERO);
            assertThat(visit.terminal.isClosed()).isTrue();
            assertThat(visit.inputs).containsExactly(new Input.LinkLost(Visit.HERO, Visit.LINK));
        } finally {
            doorstep.bans();
        }
    }

    @Test
    void whatIsTypedWhileItWaitsIsKeptAndServedInOrder() {
        var visit = doorstep.visit();
        visit.types("Tolo", Doorstep.SECRET, "2", "yes", "look", "ping one");
        assertThat(visit.inputs).isEmpty();
        visit.terminal.runNext();
        assertThat(visit.inputs).hasSize(1).first().isInstanceOf(Input.Create.class);
        visit.session.entered(Visit.HERO);
        // They may be lines of a text that was begun before.
        assertThat(visit.inputs).hasSize(1);
        visit.session.hear(new Batch(List.of(Heard.Settled.SETTLED), Optional.empty(), 0));

        assertThat(visit.inputs).hasSize(3);
        assertThat(visit.inputs.get(1).toString()).contains("Look");
        assertThat(visit.inputs.get(2).toString()).contains("Ping");
    }

    @Test
    void onlySoManyLinesAreKept() {
        var visit = doorstep.visit();
        visit.types("Tolo", Doorstep.SECRET);
        for (var line = 0; line < 30; line++) visit.session.typed("ping " + line, false);

        assertThat(visit.terminal.read()).hasSize(1).first().asString().contains("too much");
    }

    @Test
    void whoIsReadToSaysSoAtTheDoorAndTheWorldIsTold() {
        var visit = doorstep.visit();
        visit.types("sr");
        assertThat(visit.terminal.isReadAloud()).isTrue();
        visit.logsIn();
        visit.types("1", "");
        visit.inputs.clear();
        visit.entersWith(Preferences.DEFAULT);

        assertThat(visit.inputs).hasSize(1).first().asString().contains("ScreenReader[on=true]");
        assertThat(visit.terminal.isReadAloud()).isTrue();
        assertThat(visit.terminal.prompt()).isEmpty();
    }

    @Test
    void whoIsReadToIsSentNoColours() {
        var visit = doorstep.visit();
        assertThat(visit.types("sr")).contains("(colours NONE)");
        assertThat(visit.types("sr off")).contains("(colours of the client)");

        var announced = doorstep.visit();
        announced.session.readerIsRead(true);
        assertThat(announced.terminal.read()).contains("(colours NONE)");
    }

    @Test
    void whoIsReadToAndWantsColoursKeepsThem() {
        var visit = doorstep.playing();
        assertThat(visit.types("set colour on")).contains("(colours ANSI_16)");
        visit.entersWith(Preferences.DEFAULT.withScreenReader(true));
        assertThat(visit.terminal.isReadAloud()).isTrue();
        assertThat(visit.terminal.read()).doesNotContain("(colours NONE)");
    }

    @Test
    void whatAClientAnnouncesIsForThisVisit() {
        var visit = doorstep.visit();
        visit.session.readerIsRead(true);
        visit.logsIn();
        visit.types("1", "");
        visit.inputs.clear();
        visit.entersWith(Preferences.DEFAULT);
        assertThat(visit.inputs).last().asString().contains("ScreenReaderForVisit[on=true]");

        visit.inputs.clear();
        visit.session.readerIsRead(false);
        assertThat(visit.inputs)
                .singleElement()
                .asString()
                .contains("ScreenReaderForVisit[on=false]");
    }

    @Test
    void whatTheCharacterHasAnywayIsNotAskedForAgain() {
        var visit = doorstep.visit();
        visit.session.readerIsRead(true);
        visit.logsIn();
        visit.types("1", "");
        visit.inputs.clear();
        visit.entersWith(Preferences.DEFAULT.withScreenReader(true));
        assertThat(visit.inputs).isEmpty();
    }

    @Test
    void aClientThatAnnouncesAScreenReaderIsBelievedUnlessItsUserSaysOtherwise() {
        var believed = doorstep.visit();
        believed.session.readerIsRead(true);
        assertThat(believed.terminal.isReadAloud()).isTrue();

        var declined = doorstep.visit();
        declined.types("sr off");
        declined.session.readerIsRead(true);
        assertThat(declined.terminal.isReadAloud()).isFalse();
    }

    @Test
    void whoHangsUpWhileTheWorldLetsThemInIsGoneForTheWorldToo() {
        var visit = doorstep.visit();
        visit.logsIn();
        visit.types("1", "");
        visit.session.lost();
        visit.inputs.clear();
        visit.session.entered(Visit.HERO);

        assertThat(visit.inputs).containsExactly(new Input.LinkLost(Visit.HERO, Visit.LINK));
    }

    @Test
    void anAccountGetsOneCharacterEvenIfItAsksTwice() {
        var visit = doorstep.visit();
        visit.logsIn();
        visit.types("1", "");
        var terminal = new FakeTerminal();
        var second = new SessionFactory(visit.context).create(terminal, "192.0.2.8");
        second.opened();
        second.typed("connect Tolo " + Doorstep.SECRET, false);
        terminal.runNext();
        second.typed("1", false);
        second.typed("", false);

        assertThat(visit.inputs).hasSize(1);
        assertThat(terminal.isClosed()).isTrue();
    }

    /** What is no Telnet is turned away before a session; here sits somebody with a keyboard. */
    @Test
    void whateverIsTypedFirstIsAnsweredAndNobodyIsHungUpOn() {
        for (var line : new String[] {"F\ufffdr", "\u0015", "GET / HTTP/1.1"}) {
            var visit = doorstep.visit();
            visit.types(line);

            assertThat(visit.terminal.isClosed()).as(line).isFalse();
        }
    }

    @Test
    void areYouThereIsAnswered() {
        var visit = doorstep.visit();
        visit.terminal.read();
        visit.session.areYouThere();

        assertThat(visit.terminal.read()).containsExactly("[Yes]");
        assertThat(visit.terminal.prompt()).contains("Name: ");
    }
}
