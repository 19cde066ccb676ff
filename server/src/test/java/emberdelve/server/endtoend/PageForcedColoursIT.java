package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

import java.util.List;
import java.util.Map;

/** The page in the few colours that a system forces upon all pages, as Windows can. */
final class PageForcedColoursIT extends SharedPage {
    /** What is no text needs that much (WCAG 1.4.11). */
    private static final double CONTRAST_MIN = 3;

    /**
     * The shapes that cannot be told from what they lie on, of those that are seen: a line of what
     * to look at each, the property that draws it, and the part that it lies on.
     */
    private static final String UNSEEN =
            """
            const channels = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
            const light = colour => channels(colour).map(of => of / 255)
                .map(of => of <= 0.03928 ? of / 12.92 : ((of + 0.055) / 1.055) ** 2.4)
                .reduce((sum, of, at) => sum + of * [0.2126, 0.7152, 0.0722][at], 0);
            const contrast = (one, other) => {
                const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
                return (high + 0.05) / (low + 0.05);
            };
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.backgroundColor = 'Canvas';
            const canvas = getComputedStyle(probe).backgroundColor;
            probe.remove();
            const [shapes, least] = arguments;
            return shapes.flatMap(([css, property, ground, groundProperty]) => {
                const found = [...document.querySelectorAll(css)].filter(one => one.checkVisibility());
                if (found.length === 0) return [`${css} is not there`];
                return found.flatMap(one => {
                    const below = ground === ''
                        ? canvas
                        : getComputedStyle(one.closest('g, .gauge, li, div').querySelector(ground))[groundProperty];
                    const its = getComputedStyle(one)[property];
                    const enough = its !== 'none' && contrast(its, below) >= least;
                    return enough ? [] : [`${css} has ${property} ${its} on ${below}`];
                });
            });
            """;

    private static final String ROOM = "#panel-map .room[tabindex='0']";

    @BeforeEach
    void comeInAsAGuest() {
        browser().go(server());
        browser().press("#start-guest");
        browser().awaitThere("body[data-playing] .room.here");
        browser().hear(Lively.PANELS);
        browser().awaitThere(".enemy.menaces");
        force("active");
    }

    @AfterEach
    void forceNoLonger() {
        force("none");
    }

    private void force(String how) {
        browser()
                .devTools(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", "forced-colors", "value", how))));
    }

    @Test
    void barsRingsAndMarksAreSeen() {
        assertThat(
                        browser()
                                .list(
                                        UNSEEN,
                                        List.of(
                                                List.of(".bar", "borderTopColor", "", ""),
                                                List.of(".bar > .fill", "backgroundColor", "", ""),
                                                List.of(".clock .arc", "stroke", "", ""),
                                                List.of(
                                                        ".clock circle:first-child",
                                                        "stroke",
                                                        "",
                                                        ""),
                                                List.of(".clock text", "fill", "", ""),
                                                List.of(".room.been rect", "stroke", "", ""),
                                                List.of(".room.here .ring", "stroke", "", ""),
                                                List.of(".room.here text", "fill", "", ""),
                                                List.of(".link-line", "stroke", "", "")),
                                        CONTRAST_MIN))
                .isEmpty();
    }

    @Test
    void aMenaceHasAFrameAndSoHasTheTabThatIsOpen() {
        for (var css : List.of(".enemy.menaces", ".tabs [aria-selected='true']"))
            assertThat(
                            browser()
                                    .script(
                                            """
                                            const style = getComputedStyle(document.querySelector(arguments[0]));
                                            return style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) >= 2
                                            """,
                                            css))
                    .as(css)
                    .isEqualTo(true);
    }

    @Test
    void theFocusIsSeen() {
        var keys = new Keyboard(browser());
        keys.tabTo("#panel-fight .fight-answers button");
        assertThat(
                        browser()
                                .script(
                                        """
                                        const style = getComputedStyle(document.activeElement);
                                        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
                                        """))
                .isEqualTo(true);
        keys.tabTo(ROOM);
        isFramed();
        keys.press(Keys.ARROW_UP);
        isFramed();
        // Drawn anew, as it is whenever somebody comes or goes.
        browser().hear(List.of(Lively.PANELS.get(1)));
        isFramed();
    }

    /** A room is no box that could have an outline: its frame is drawn. */
    private void isFramed() {
        new Keyboard(browser()).awaitAt(ROOM);
        assertThat(
                        browser()
                                .script(
                                        """
                                        const frame = document.activeElement.querySelector('rect');
                                        return parseFloat(getComputedStyle(frame).strokeWidth) >= 4;
                                        """))
                .as("the frame of a room")
                .isEqualTo(true);
        var frame = List.of(ROOM + ":focus rect", "stroke", "", "");
        assertThat(browser().list(UNSEEN, List.of(frame), CONTRAST_MIN)).isEmpty();
    }
}
