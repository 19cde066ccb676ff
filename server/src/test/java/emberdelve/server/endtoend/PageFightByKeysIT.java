package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.util.List;

/** A fight by keys alone, of somebody who goes among the panels in it and comes back. */
@Order(1)
final class PageFightByKeysIT extends SharedPage {
    private static final String ANSWER = "#panel-fight .fight-answers button";

    /** So that the panels are longer than the window. */
    private static final int HEIGHT = 500;

    @BeforeEach
    void comeInAsAGuest() {
        browser().resize(1280, HEIGHT);
        browser().go(server());
        keys().tabTo("#start-guest");
        keys().press(Keys.ENTER);
        browser().awaitThere("body[data-playing] #panel-inventory .thing");
        keys().awaitAt("#command");
    }

    @Test
    void escapeLeadsBackToTheLineFromAnywhere() {
        for (var css :
                List.of(
                        "#divider",
                        "#heading-map .fold",
                        ".room[tabindex='0']",
                        "#preset",
                        "#look-back-open",
                        "#log")) {
            keys().tabTo(css);
            keys().press(Keys.ESCAPE);
            keys().awaitAt("#command");
        }
        keys().tabTo("#panel-inventory .thing");
        keys().press(Keys.ENTER);
        browser().awaitThere(".menu");
        keys().press(Keys.ESCAPE);
        keys().awaitAt("#panel-inventory .thing");
        keys().press(Keys.ESCAPE);
        keys().awaitAt("#command");
    }

    @Test
    void theFightIsInSightFromTheLastOfThePanels() {
        fight();
        keys().tabTo("#heading-journal .fold");
        assertThat(isInSight()).isTrue();
        keys().press(Keys.ESCAPE);
        keys().awaitAt("#command");
        assertThat(isInSight()).isTrue();
    }

    @Test
    void aMenaceIsInSightWhateverOneLookedAtBefore() {
        keys().tabTo("#heading-journal .fold");
        keys().press("look");
        keys().awaitAt("#command");
        fight();
        browser().await("the fight is in sight", this::isInSight);
        browser().hear(List.of(Lively.NO_MENACE));
        browser().await("no menace", () -> browser().all(ANSWER).isEmpty());
        browser().script("document.querySelector('#panels').scrollTop = 10000");
        browser().hear(List.of(Lively.THREE_FOES));
        browser().await("the menace is in sight", this::isInSight);
    }

    @Test
    void oneStaysAtAnEnemyAndAtAThingWhoeverComesAndGoesAroundThem() {
        fight();
        browser().hear(List.of(Lively.THREE_FOES));
        keys().tabTo("#panel-fight .enemy:nth-child(2) .thing");
        browser().hear(List.of(Lively.TWO_FOES_LEFT));
        browser()
                .awaitThat(() ->
                        assertThat(browser().lines("#panel-fight .enemy .thing"))
                                .containsExactly("kobold guard 3", "kobold guard 1"));
        assertThat(here()).as("behind one who is gone").isEqualTo("kobold guard 1");
        keys().backTo("#panel-fight .enemy:first-child .thing");
        browser().hear(List.of(Lively.THREE_FOES));
        assertThat(here()).as("behind those who go first now").isEqualTo("kobold guard 3");
        browser().hear(List.of(Lively.TWO_FOES_LEFT));
        assertThat(here()).as("before them again").isEqualTo("kobold guard 3");

        browser().hear(List.of(Lively.RAT_AND_BAT));
        keys().tabTo("#panel-room .plain li:nth-child(2) .thing");
        browser().hear(List.of(Lively.BAT));
        assertThat(here()).isEqualTo("pit bat");
        browser().hear(List.of(Lively.HOUND_AND_BAT));
        assertThat(here()).isEqualTo("pit bat");
    }

    private String here() {
        return browser().script("return document.activeElement.textContent").toString();
    }

    @Test
    void whoeverAnswersByAButtonMayGoOnTyping() {
        fight();
        keys().tabTo(ANSWER);
        keys().press(Keys.ENTER);
        browser().awaitLog("> dodge");
        keys().awaitAt("#command");
    }

    @Test
    void anAnswerHasAKeyWhateverOneIsTyping() {
        fight();
        assertThat(
                        browser()
                                .list(
                                        "return"
                                            + " [...document.querySelectorAll(arguments[0])].map(one"
                                            + " => getComputedStyle(one, '::after').content)",
                                        ANSWER))
                .containsExactly("\"Alt+J\" / \"\"", "\"Alt+K\" / \"\"", "\"Alt+L\" / \"\"");
        keys().press("say wa");
        keys().press(Keys.chord(Keys.ALT, "l"));
        browser().awaitLog("> bash kobold guard 2");
        keys().press(Keys.chord(Keys.ALT, "j"));
        browser().awaitLog("> dodge");
        keys().press("it" + Keys.ENTER);
        browser().awaitLog("> say wait");
        browser().hear(List.of(Lively.NO_MENACE));
        browser().await("no menace", () -> browser().all(ANSWER).isEmpty());
        keys().press(Keys.chord(Keys.ALT, "k"));
        keys().press("look" + Keys.ENTER);
        browser().awaitLog("> look");
        assertThat(browser().log()).as("of an answer that is gone").doesNotContain("> brace");
    }

    private void fight() {
        browser().hear(Lively.PANELS);
        browser().awaitThere(ANSWER);
    }

    private boolean isInSight() {
        return Boolean.TRUE.equals(
                browser()
                        .script(
                                """
                                const answer = document.querySelector('#panel-fight .fight-answers').getBoundingClientRect();
                                const side = document.querySelector('#side').getBoundingClientRect();
                                return answer.top >= side.top && answer.bottom <= side.bottom;
                                """));
    }

    private Keyboard keys() {
        return new Keyboard(browser());
    }
}
