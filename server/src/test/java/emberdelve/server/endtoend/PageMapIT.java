package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The map and what is around one, used by pointer and by keys. */
@Order(1)
final class PageMapIT extends SharedPage {
    private static final String MAP = "#panel-map .map";

    @BeforeAll
    void makeAnOwner() throws IOException {
        try (var maker = Client.create(server(), "Vera")) {
            server().makeOwner("Vera");
            maker.ask("quit", "All you have is safe");
        }
    }

    @BeforeEach
    void comeIn() {
        browser().go(server());
        browser().logIn("Vera");
        browser().awaitThere(".room.here");
        browser().ask("goto lantern-yard/provisioner", "Audit");
        browser().awaitText("#panel-map .map-caption", "Provisioner");
        browser().awaitThere(".room.here[aria-label^='Provisioner']");
    }

    @Test
    void itIsDraggedZoomedAndFitted() {
        var before = view();
        drag(60, 30);
        var dragged = view();
        assertThat(dragged.get(0)).isLessThan(before.get(0));
        assertThat(dragged.get(1)).isLessThan(before.get(1));
        assertThat(browser().find(".room.here").getDomAttribute("aria-label"))
                .as("whoever drags walks nowhere")
                .startsWith("Provisioner");

        wheel(-1);
        assertThat(view().get(2)).as("the wheel shows less, and larger").isLessThan(before.get(2));
        for (var times = 0; times < 3; times++) browser().press("#panel-map [title='Zoom in']");
        browser().awaitThere(MAP + ".named");
        browser().press("#panel-map [title='Show all of this level']");
        assertThat(unseen()).as("every room of the level is in sight").isEmpty();
        browser().press("#panel-map [title='Back to where you are']");
        browser().ask("west", "Lantern Yard");
        browser().awaitThere(".room.here[aria-label^='Lantern Yard']");
        assertThat(unseen())
                .doesNotContain(browser().find(".room.here").getDomAttribute("data-num"));
    }

    @Test
    void levelsAreFlippedThrough() {
        browser().ask("up", "Lamp Loft");
        browser().ask("down", "Provisioner");
        browser().press("#panel-map [title='A level up']");
        browser().awaitText("#panel-map .map-level", "1 level up");
        assertThat(browser().all("#panel-map .room[aria-label^='Lamp Loft']")).hasSize(1);
        assertThat(browser().all("#panel-map .room.here")).isEmpty();
        browser().press("#panel-map [title='Back to where you are']");
        browser().awaitThere("#panel-map .room.here");
    }

    @Test
    void theWholeZoneIsInADialogThatKeysOpenAndClose() {
        var keys = new Keyboard(browser());
        keys.tabTo("#panel-map [title='The whole map']");
        keys.press(Keys.ENTER);
        browser().awaitText("dialog[open] h2", "Map of The Lantern Yard");
        keys.tabTo("dialog[open] .room");
        keys.press(Keys.ARROW_LEFT);
        keys.press(Keys.ENTER);
        browser().awaitLog("Lantern Yard");
        assertThat(browser().barriers()).isEmpty();
        keys.press(Keys.ESCAPE);
        browser().await("closed", () -> browser().all("dialog[open]").isEmpty());
        keys.awaitAt("#panel-map [title='The whole map']");
    }

    @Test
    void marksAreInTheNamesOfRooms() {
        assertThat(here()).contains("a way up");
        browser().ask("say brother", "A quest begins");
        browser()
                .await(
                        "who gives a quest is on the map",
                        () -> here().contains("Bettany Orr of the quest One Lantern, One Brother"));
        assertThat(browser().all("#panel-map .room.here .quest")).hasSize(1);
    }

    @Test
    void whoLivesHereIsThereWithWhatTheyOffer() {
        browser().awaitText("#panel-room", "Bettany Orr sells; knows about potions, light");
        browser().pressButton("Bettany Orr");
        browser().pressButton("ask bettany orr about potions");
        browser().awaitLog("Red stopper");
        browser().pressButton("Bettany Orr");
        browser().pressButton("list");
        browser().awaitLog("> list");
    }

    @Test
    void equalOnesAreOneRowWithTheirNumber() {
        browser().ask("goto old-mine/landing", "Audit");
        for (var times = 0; times < 3; times++) browser().ask("spawn desk-rat", "Audit");
        browser()
                .awaitThat(() ->
                        assertThat(browser().lines("#panel-room .thing"))
                                .filteredOn(line -> line.contains("desk rat"))
                                .singleElement()
                                .asString()
                                .matches("[3-9] × desk rat"));
    }

    private String here() {
        // In one step: the map is drawn anew whenever something on it changes.
        return String.valueOf(
                browser()
                        .script(
                                "return document.querySelector('#panel-map .room.here')"
                                        + "?.getAttribute('aria-label')"));
    }

    /** Left, top, width and height of what is in sight, in units of the picture. */
    private List<Double> view() {
        var box = String.valueOf(browser().find(MAP).getDomAttribute("viewBox"));
        return Arrays.stream(box.split(" ")).map(Double::valueOf).toList();
    }

    /** The numbers of the rooms that are not wholly in sight. */
    private List<String> unseen() {
        return browser()
                .list(
                        """
                        const map = document.querySelector(arguments[0]);
                        const frame = map.getBoundingClientRect();
                        return [...map.querySelectorAll('.room')].filter(one => {
                            const box = one.querySelector('rect').getBoundingClientRect();
                            return box.left < frame.left || box.right > frame.right
                                || box.top < frame.top || box.bottom > frame.bottom;
                        }).map(one => one.dataset.num);
                        """,
                        MAP);
    }

    private void drag(int right, int down) {
        browser().drag(MAP, right, down);
    }

    private void wheel(int down) {
        browser()
                .script(
                        """
                        const map = document.querySelector(arguments[0]);
                        const {x, y, width, height} = map.getBoundingClientRect();
                        map.dispatchEvent(new WheelEvent('wheel', {deltaY: arguments[1], bubbles: true,
                            cancelable: true, clientX: x + width / 2, clientY: y + height / 2}));
                        """,
                        MAP,
                        down);
    }
}
