package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A fight on the page: what one sees of it, and what one can do about it in four seconds. */
@Order(1)
final class PageFightIT extends SharedPage {
    private static final String PLACES =
            """
            return ['#heading-map', '.map', '#heading-room', '#panel-room .thing', '#heading-vitals', '#command'].map(css => {
                const {x, y} = document.querySelector(css).getBoundingClientRect();
                return `${css} at ${Math.round(x)},${Math.round(y)}`;
            });
            """;

    @Override
    RunningServer serve(Path temporary) throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config")).withoutTls().empty("old-mine");
        var folder = configuration.folder().toString();
        return RunningServer.on(temporary.resolve("data"), "--config", folder);
    }

    @BeforeAll
    void makeAnOwner() throws IOException {
        try (var maker = Client.create(server(), "Vera")) {
            server().makeOwner("Vera");
            maker.ask("quit", "All you have is safe");
        }
    }

    @Test
    void enemiesAreSeenWithTheirHealthAndWhomTheyMean() {
        comeIn();
        assertThat(browser().find("#heading-fight").isDisplayed()).as("in peace").isFalse();
        browser().ask("goto old-mine/landing", "Audit");
        browser().ask("adjust vera hp 100 reason test", "hp");
        browser().ask("spawn drowned-miner", "Audit");
        browser().ask("kill miner", "the drowned miner");
        browser().awaitText("#panel-fight .enemy", "drowned miner");
        browser().awaitText("#panel-fight .enemy", "strikes at you");
        browser().awaitText("#panel-fight .turns", "you");
        browser()
                .awaitThat(() ->
                        assertThat(browser().find("#panel-fight .enemy").getText())
                                .containsPattern("unhurt|hurt|near death"));
        browser().ask("slay miner", "Audit");
        browser().await("peace again", () -> !browser().find("#heading-fight").isDisplayed());
    }

    @Test
    void whatHelpsIsAButtonForPointerAndKeys() {
        comeIn();
        browser().hear(Lively.PANELS);
        browser().awaitText("#panel-fight .menace", "couches the rail, at ");
        assertThat(browser().lines("#panel-fight .fight-answers button"))
                .containsExactly("dodge", "brace", "bash kobold guard 2");
        assertThat(browser().lines("#panel-fight .enemy .thing"))
                .as("who is about to do something comes first")
                .containsExactly("kobold guard 2", "kobold guard 1");
        assertThat(browser().find("#panel-fight .menace .sign").getRect().getWidth())
                .as("its words have room")
                .isGreaterThan(100);
        assertThat(browser().lines("#panel-fight .clock text")).first().isEqualTo("4");
        browser().press("#panel-fight .fight-answers button:nth-child(2)");
        browser().awaitLog("> brace");

        var keys = new Keyboard(browser());
        keys.tabTo("#panel-fight .fight-answers button:first-child");
        keys.press(Keys.ENTER);
        browser().awaitLog("> dodge");
        keys.tabTo("#panel-fight .enemy:last-child .thing");
        keys.press(Keys.ENTER);
        browser().awaitLog("> kill kobold guard 1");
    }

    @Test
    void aPhoneShowsTheFightAboveTheLineWithoutADrawer() {
        browser().resize(360, 740);
        browser().touch(true);
        comeIn();
        browser().hear(Lively.PANELS.subList(0, Lively.PANELS.size() - 1));
        browser()
                .await(
                        "the fight is in sight",
                        () -> {
                            var button = browser().find("#panel-fight .fight-answers button");
                            var bottom = button.getRect().getY() + button.getRect().getHeight();
                            return button.isDisplayed()
                                    && bottom < browser().find("#command").getRect().getY();
                        });
        assertThat(
                        browser()
                                .script(
                                        """
                                        const bottom = css => document.querySelector(css).getBoundingClientRect().bottom;
                                        return bottom('.enemy.menaces') <= bottom('#side')
                                            && document.querySelector('#log').clientHeight >= 75;
                                        """))
                .as("all of the menace, and three lines of what happens")
                .isEqualTo(true);
        browser().press("#panel-fight .fight-answers button");
        browser().awaitLog("> dodge");
        assertThat(browser().find("#heading-map").isDisplayed()).isFalse();
        assertThat(browser().find("#vitals-line .hp .bar").getRect().getWidth())
                .as("how one is, at a glance")
                .isGreaterThan(350);
        assertThat(browser().find("#vitals-line").getRect().getHeight())
                .as("in one row")
                .isLessThan(45);
        browser().press("[data-drawer=map]");
        assertThat(browser().find("#heading-map").isDisplayed()).isTrue();
        browser().hear(Lively.PANELS.subList(0, Lively.PANELS.size() - 1));
        browser().press("#panel-fight .fight-answers button:nth-child(2)");
        browser().awaitLog("> brace");
        browser().press("[data-drawer=map]");
    }

    @Test
    void fleeIsAButtonThatStaysWhereItIsOnAPhone() {
        browser().resize(360, 740);
        browser().touch(true);
        comeIn();
        browser().hear(Lively.PANELS.subList(0, Lively.PANELS.size() - 1));
        browser().awaitText("#panel-fight .menace", "couches the rail, at ");
        var place = browser().find("#panel-fight .fight-deeds > button").getRect();
        assertThat(place.getHeight()).as("for a thumb").isGreaterThanOrEqualTo(44);
        browser().hear(List.of(Lively.NO_MENACE));
        browser().await("no menace", () -> !browser().find("#panel-fight .menace").isDisplayed());
        var later = browser().find("#panel-fight .fight-deeds > button").getRect();
        assertThat(List.of(later.getX(), later.getY()))
                .isEqualTo(List.of(place.getX(), place.getY()));
        browser().hearServer();
        browser().press("#panel-fight .fight-deeds > button");
        browser().awaitLog("You are not fighting");
    }

    @Test
    void aPhoneOnItsSideHasTheFightBesideTheText() {
        comeIn();
        browser().resize(667, 375);
        browser().touch(true);
        browser().hear(Lively.PANELS);
        browser().hear(List.of(Lively.THREE_FOES));
        browser().awaitText("#panel-fight .menace", "couches the rail, at ");
        browser().press("#panel-fight .fight-answers button");
        browser().awaitLog("> brace");
        assertThat(browser().find("#log").isDisplayed()).isTrue();
        assertThat(browser().find("#fight").getRect().getX())
                .as("beside the text")
                .isGreaterThanOrEqualTo(browser().find("#log").getRect().getWidth() - 1);
    }

    @Test
    void nothingThatAMouseIsAboutToPressMovesForAFight() {
        browser().resize(1280, 800);
        comeIn();
        browser().ask("goto old-mine/landing", "Audit");
        browser().ask("spawn drowned-miner", "Audit");
        browser().awaitText("#panel-room", "People drowned miner");
        browser().ask("look", "is here");
        var peace = browser().list(PLACES);
        browser().pressLink("look drowned miner");
        browser().awaitText(".menu", "attack drowned miner");
        browser().pressButton("attack drowned miner");
        browser().awaitText("#panel-fight .enemy", "strikes at you");
        assertThat(browser().list(PLACES)).as("in a fight").isEqualTo(peace);
        var flee = browser().find("#panel-fight .fight-deeds > button").getRect();
        browser().hear(List.of(Lively.THREE_FOES));
        browser().awaitThere(".enemy.menaces");
        assertThat(browser().find("#panel-fight .fight-deeds > button").getRect().getPoint())
                .as("with more enemies")
                .isEqualTo(flee.getPoint());
        browser().type("slay miner");
    }

    @AfterEach
    void touchNoLonger() {
        browser().touch(false);
    }

    private void comeIn() {
        browser().go(server());
        browser().logIn("Vera");
        browser().awaitThere(".room.here");
    }
}
