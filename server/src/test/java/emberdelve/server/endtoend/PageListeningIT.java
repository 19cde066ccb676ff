package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The page for those who listen to it. */
final class PageListeningIT extends SharedPage {
    private static final String FOR_VISIT = "Output for screen readers is on for this visit";

    /** The words that one can listen to in a minute and still hear one's companions. */
    private static final int WORDS_A_MINUTE = 250;

    private static final Duration FIGHT = Duration.ofMinutes(1);
    private static final Duration HEALED_EVERY = Duration.ofSeconds(1);
    private static final double MENACE_MS_MAX = 200;

    /** Within that time the same words would be the same news. */
    private static final double TWICE_MS = 2_000;

    @Override
    RunningServer serve(Path temporary) throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config")).withoutTls().empty("old-mine");
        var folder = configuration.folder().toString();
        return RunningServer.on(temporary.resolve("data"), "--config", folder);
    }

    @BeforeAll
    void makeAListener() throws IOException {
        for (var name : List.of("Nora", "Tolo", "Hale"))
            try (var maker = Client.create(server(), name)) {
                maker.ask("quit", "All you have is safe");
            }
        server().makeOwner("Tolo");
    }

    @Test
    void aLayoutLeavesNothingBehind() throws IOException {
        browser().go(server());
        browser().set("preset", "reader");
        browser().logIn("Nora");
        browser().awaitLog("Output for screen readers is on");
        assertThat(isListened()).isTrue();
        browser().press("#leave");
        browser().awaitThere("body[data-screen=start]");

        try (var seeing = Client.back(server(), "Nora")) {
            seeing.ask("set", "screenreader off");
            seeing.ask("quit", "All you have is safe");
        }
    }

    @Test
    void anotherLayoutEndsItInTheSameVisit() {
        browser().go(server());
        browser().set("preset", "reader");
        browser().logIn("Nora");
        browser().awaitLog(FOR_VISIT);
        browser().set("preset", "compact");
        browser().awaitLog("Output for screen readers is off again.");
        browser().await("the page knows", () -> !isListened());
        browser().set("preset", "reader");
        browser().await("the page knows", this::isListened);
    }

    @Test
    void whatThePlayerTypesIsTheCharactersOwn() throws IOException {
        browser().go(server());
        browser().set("preset", "reader");
        browser().logIn("Nora");
        browser().awaitLog(FOR_VISIT);
        browser().ask("sr on", "Output for screen readers is on. To leave it");
        browser().set("preset", "play");
        browser().awaitLog("Output for screen readers stays on");
        browser().press("#leave");
        browser().awaitThere("body[data-screen=start]");

        try (var again = server().connect()) {
            again.await("Name: ");
            again.ask("Nora", "Password");
            again.ask("password of Nora", "Lantern Yard\\. Safe\\.");
            again.ask("sr off", "Output for screen readers is off\\.");
            again.ask("quit", "All you have is safe");
        }
    }

    @Test
    void aFightOfThreeAgainstNineIsHeardInTime() throws IOException {
        browser().go(server());
        browser().set("preset", "reader");
        browser().logIn("Nora");
        browser().awaitLog(FOR_VISIT);
        browser().ask("hints off", "Hints are off");
        browser().ask("skip tutorial", "tutorial");
        try (var tolo = Client.back(server(), "Tolo");
                var hale = Client.back(server(), "Hale")) {
            browser().ask("invite tolo", "You invite Tolo");
            tolo.ask("accept", "group");
            browser().ask("invite hale", "You invite Hale");
            hale.ask("accept", "group");
            tolo.ask("advance nora 5", "Audit");
            tolo.ask("goto old-mine/lamp-cabin", "Lamp Cabin");
            tolo.ask("transfer nora", "Audit");
            tolo.ask("transfer hale", "Audit");
            tolo.ask("spawn kobold-guard 9", "Audit");
            browser().awaitLog("Lamp Cabin");

            var heard = Announcements.of(browser());
            heard.listenIn();
            var begin = System.nanoTime();
            // The guards go for whoever strikes first, and menace them.
            browser().ask("kill guard", "The fight begins");
            for (var who : List.of(tolo, hale)) who.send("kill guard");
            Awaitility.await()
                    .pollInterval(HEALED_EVERY)
                    .atMost(Launcher.PATIENCE)
                    .until(() -> {
                        // They are strong enough for nine, and stay in the fight.
                        for (var who : List.of("nora", "tolo", "hale"))
                            tolo.ask("adjust " + who + " hp 9999 reason test", "Audit");
                        return System.nanoTime() - begin > FIGHT.toNanos();
                    });
            var said = heard.said();
            // A busy machine is asked for longer than a minute, and hears more words for it.
            var minuteEnds = said.getFirst().at() + FIGHT.toMillis();
            assertThat(
                            said.stream()
                                    .filter(each -> each.at() < minuteEnds)
                                    .mapToInt(Announcements.Said::count)
                                    .sum())
                    .as("%s", said)
                    .isBetween(WORDS_A_MINUTE / 5, WORDS_A_MINUTE);
            menacesAreHeardAtOnceAndAlone(heard.came(), said);

            browser().type("quit");
            browser().awaitText("#answers", "yes");
            var question = browser().find("#question").getText();
            assertThat(heard.said())
                    .filteredOn(each -> each.words().contains(question))
                    .as("%s", question)
                    .hasSize(1);
            browser().pressButton("no");
        }
    }

    private static void menacesAreHeardAtOnceAndAlone(
            List<Announcements.Came> came, List<Announcements.Said> said) {
        assertThat(came).as("%s", said).isNotEmpty();
        for (var menace : came) {
            var told =
                    said.stream()
                            .filter(each -> each.words().contains(menace.words()))
                            .filter(each -> Math.abs(each.at() - menace.at()) < TWICE_MS)
                            .toList();
            assertThat(told).as("%s in %s", menace, said).isNotEmpty();
            assertThat(told).allMatch(Announcements.Said::interrupts);
            assertThat(told.getFirst().at() - menace.at()).isLessThan(MENACE_MS_MAX);
        }
    }

    @Test
    void aTellInterruptsAndIsSaidOnce() throws IOException {
        browser().go(server());
        browser().logIn("Nora");
        browser().awaitThere(".room.here");
        var heard = Announcements.of(browser());
        try (var tolo = Client.back(server(), "Tolo")) {
            tolo.ask("tell nora come down", "You tell");
            browser().awaitLog("come down");
            browser().ask("tell tolo not yet", "You tell Tolo");
        }
        assertThat(heard.said())
                .filteredOn(each -> each.words().contains("come down"))
                .singleElement()
                .matches(Announcements.Said::interrupts);
        assertThat(heard.said())
                .filteredOn(each -> each.words().contains("not yet"))
                .singleElement()
                .matches(each -> !each.interrupts());
    }

    @Test
    void questionsAreSaidAfterTheLinesThatLeadToThem() {
        browser().go(server());
        browser().set("preset", "reader");
        var heard = Announcements.of(browser());
        browser().press("#start-new");
        browser().awaitLog("What should your character be called?");
        browser().type("Wanda");
        browser().awaitText("#prompt", "New password");
        browser().type("a very good one");
        browser().awaitText("#prompt", "Same password again");
        browser().type("a very good one");
        browser().awaitText("#answers", "Guardian");
        browser().awaitText("#prompt", "Type a number from the list");

        var said = heard.said();
        assertThat(said)
                .filteredOn(each -> each.region().equals("prompt"))
                .extracting(Announcements.Said::words)
                .doesNotHaveDuplicates()
                .anyMatch(words -> words.startsWith("Type a number from the list"));
        var classes =
                said.stream().filter(each -> each.words().contains("Question 1 of 2")).toList();
        assertThat(classes).singleElement();
        assertThat(classes.getFirst().words())
                .contains("How do you want to fight?", "hit points. Speed");
        assertThat(said.getLast().words()).startsWith("Type a number from the list");
        for (var at = 1; at < said.size(); at++) {
            // Nothing is to be said between the two.
            var isAgain = said.get(at).words().startsWith("Same password again");
            if (said.get(at).region().equals("prompt") && !isAgain)
                assertThat(said.get(at - 1).region()).as("%s", said).isEqualTo("log");
        }
    }

    @Test
    void whatWasSaidIsSaidAgainByKeys() throws IOException {
        browser().go(server());
        browser().logIn("Nora");
        browser().awaitThere(".room.here");
        var heard = Announcements.of(browser());
        try (var tolo = Client.back(server(), "Tolo")) {
            tolo.ask("tell nora mind the third step", "You tell");
            browser().awaitLog("mind the third step");
        }
        browser().ask("say one", "You say: one");
        browser().ask("say two", "You say: two");
        assertThat(again(heard, "1")).isEqualTo("You say: two");
        assertThat(again(heard, "2")).isEqualTo("You say: one");
        assertThat(again(heard, "0")).endsWith("mind the third step");
        assertThat(again(heard, "9")).isEqualTo("Nothing has threatened you yet.");
        assertThat(browser().find("#command").getAttribute("value")).isEmpty();
    }

    /** What is said, politely, after Alt and Shift with a digit. */
    private String again(Announcements heard, String digit) {
        var before = heard.said().size();
        browser().keys(Keys.chord(Keys.ALT, Keys.SHIFT, digit));
        browser().await("something is said", () -> heard.said().size() > before);
        var said = heard.said().getLast();
        assertThat(said.interrupts()).isFalse();
        return said.words();
    }

    /** What the server has told the page. */
    private boolean isListened() {
        return browser().all("body[data-listens]").size() == 1;
    }
}
