package emberdelve.server.endtoend;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Everything that the page can do, within reach of a mouse and of a thumb: the command line is in
 * sight, nothing lies over anything, and what is pressed is large enough for it.
 */
@Order(1)
final class PagePointerIT extends SharedPage {
    /** Pixels of what is pressed (WCAG 2.2 AA, 2.5.8), and of what a thumb finds in a hurry. */
    private static final int TARGET_MIN = 24;

    private static final int THUMB_MIN = 44;

    private static final String IN_A_FIGHT =
            ".fight-answers button, .enemy .thing, #answers button, .deeds button,"
                    + " #compass button, #line button, #command";

    /**
     * What cannot be pressed at its middle, or is too small: a line each. What lies in a part that
     * scrolls is brought there first; of the text so far and of the map only what is in sight is
     * looked at. Links within words are as large as the words.
     */
    private static final String TROUBLES =
            """
            const [least, thumbs, thumb] = arguments;
            const above = document.querySelector('dialog[open]') ?? document.body;
            const controls = [...above.querySelectorAll(
                'button, a[href], input, select, textarea, summary, [role=button], [role=option]')].filter(
                one => one.checkVisibility() && !one.disabled && !one.closest('.skips, #latest')
                    && getComputedStyle(one).clipPath === 'none');
            return controls.flatMap(one => {
                const scrolled = one.closest('#log, .map');
                const moved = scrolled?.matches('#log') ? undefined : (scrolled ?? one);
                moved?.scrollIntoView({block: 'nearest', inline: 'nearest'});
                const name = `${one.tagName}#${one.id} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}`;
                const box = one.getClientRects()[0];
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                const isInSight = frame => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
                const frames = scrolled
                    ? [scrolled, ...['#panels', '#side', 'dialog'].map(css => one.closest(css)).filter(Boolean)] : [];
                if (!frames.every(each => isInSight(each.getBoundingClientRect()))) return [];
                const seen = document.elementFromPoint(x, y);
                const isHit = one.contains(seen) || seen?.closest('label')?.control === one;
                // The map is moved from below its buttons, the text from below the one that leads on; and
                // where there is no room for both an open drawer lies over the text.
                if (!isHit && !(scrolled && seen?.closest('.map-frame button, .map, #newer, #side')))
                    return [`${name} at ${Math.round(x)},${Math.round(y)} is below ${seen?.tagName}#${seen?.id}.${seen?.className}`];
                if (one.matches('#log *, #help-text a, [aria-hidden]')) return [];
                const least_ = one.matches(thumbs) ? thumb : least;
                const {width, height} = (one.closest('label') ?? one).getBoundingClientRect();
                return width >= least_ - .5 && height >= least_ - .5 ? []
                    : [`${name} is ${Math.round(width)} by ${Math.round(height)}`];
            });
            """;

    private static final String IS_IN_SIGHT =
            """
            const one = document.querySelector(arguments[0]);
            const {left, top, width, height} = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            """;

    private static final String MAP = ".whole-map .map";

    /** The rooms that are not wholly in sight. */
    private static final String OUT_OF_SIGHT =
            """
            const frame = document.querySelector('.whole-map .map').getBoundingClientRect();
            return [...document.querySelectorAll('.whole-map .room rect')].filter(one => {
                const box = one.getBoundingClientRect();
                return box.left < frame.left || box.right > frame.right || box.top < frame.top
                    || box.bottom > frame.bottom || box.bottom > innerHeight || box.right > innerWidth;
            }).map(one => one.parentElement.getAttribute('aria-label'));
            """;

    /** The screens that people have, and a large one at 400 %. */
    private enum Screen {
        PHONE(360, 740, true),
        PHONE_ON_ITS_SIDE(740, 360, true),
        SCREEN(1280, 800, false),
        SCREEN_AT_400_PERCENT(320, 200, false);

        private final int width;
        private final int height;
        private final boolean isTouched;

        Screen(int width, int height, boolean isTouched) {
            this.width = width;
            this.height = height;
            this.isTouched = isTouched;
        }
    }

    @BeforeAll
    void makeSomebody() throws IOException {
        later(Client.create(server(), "Tolo"));
        try (var lysa = Client.create(server(), "Lysa")) {
            lysa.ask("east", "Provisioner");
            lysa.ask("up", "Lamp Loft");
            lysa.ask("down", "Provisioner");
            lysa.ask("quit", "All you have is safe");
        }
    }

    @AfterEach
    void touchNoLonger() {
        browser().touch(false);
    }

    @ParameterizedTest
    @EnumSource
    void allIsWithinReachOn(Screen screen) {
        var softly = new SoftAssertions();
        browser().resize(screen.width, screen.height);
        browser().touch(screen.isTouched);
        browser().go(server());
        isWithinReach(softly, screen, "the start screen");
        browser().fill("#name", "Lysa");
        browser().fill("#password", "password of Lysa");
        browser().press("#login button");
        browser().awaitThere("body[data-playing] .room.here");
        browser().awaitThere("#panel-inventory .thing");
        browser().awaitThere(".deeds button");
        isPlayable(softly, screen, "peace");
        tryDrawers(softly, screen);
        tryDialogs(softly, screen);
        browser().hear(Lively.PANELS);
        browser().hear(List.of(Lively.THREE_FOES));
        browser().awaitThere(".enemy.menaces");
        isPlayable(softly, screen, "a fight and a question");
        tryDrawers(softly, screen);
        softly.assertAll();
    }

    private void tryDrawers(SoftAssertions softly, Screen screen) {
        var drawers = browser().all("#drawers button");
        if (!drawers.getFirst().isDisplayed()) return;
        for (var drawer : drawers) {
            drawer.click();
            isPlayable(softly, screen, "drawer " + drawer.getDomAttribute("data-drawer"));
        }
        drawers.getLast().click();
    }

    private void tryDialogs(SoftAssertions softly, Screen screen) {
        browser().press("[data-opens=help]");
        browser().awaitText("#help-text", "commands");
        isLeft(softly, screen, "#help-close", "help");
        for (var dialog : List.of("look-back", "actions", "kept")) {
            browser().press("[data-opens=settings]");
            browser().press("#settings [data-opens=" + dialog + "]");
            var id = dialog.equals("actions") ? "actions-editor" : dialog;
            browser().awaitThere("#" + id + "[open]");
            isLeft(softly, screen, "#" + dialog + "-close", dialog);
            browser().script("document.querySelector('#settings').close()");
        }
        browser().press("[data-opens=settings]");
        isLeft(softly, screen, "#settings-close", "settings");
        // At 400 % its buttons cover its middle, and rooms are pressed when they are zoomed in.
        if (screen != Screen.SCREEN_AT_400_PERCENT) tryTheWholeMap(softly, screen);
    }

    /** By dragging, by the wheel, and by its buttons, with a level above. */
    private void tryTheWholeMap(SoftAssertions softly, Screen screen) {
        var drawer = browser().find("#drawers [data-drawer=map]");
        var isInADrawer = drawer.isDisplayed();
        if (isInADrawer) drawer.click();
        browser().press("#panel-map [title='The whole map']");
        browser().awaitThere("dialog.whole-map[open] .room.here");
        var fitted = view();
        softly.assertThat(browser().list(OUT_OF_SIGHT)).as("all of it is in sight").isEmpty();
        isWithinReach(softly, screen, "the whole map");
        browser().drag(MAP, 30, 15);
        var dragged = view();
        softly.assertThat(dragged.get(0)).as("dragged to the right").isLessThan(fitted.get(0));
        softly.assertThat(dragged.get(1)).as("dragged down").isLessThan(fitted.get(1));
        browser().turnWheel(MAP, -100);
        browser().await("the wheel shows less", () -> view().get(2) < dragged.get(2));
        var near = view();
        browser().press(".whole-map [title='Zoom out']");
        softly.assertThat(view().get(2)).as("zoomed out").isGreaterThan(near.get(2));
        browser().press(".whole-map [title='Zoom in']");
        browser().press(".whole-map [title='Show all of this level']");
        softly.assertThat(view()).as("all of it again").isEqualTo(fitted);
        browser().press(".whole-map [title='A level up']");
        browser().awaitText(".whole-map .map-level", "1 level up");
        softly.assertThat(browser().all(".whole-map .room.here")).isEmpty();
        isWithinReach(softly, screen, "a level above");
        browser().press(".whole-map [title='Back to where you are']");
        browser().awaitThere(".whole-map .room.here");
        isLeft(softly, screen, ".whole-map-head button", "the whole map");
        if (isInADrawer) drawer.click();
    }

    /** Left, top, width and height of what is in sight, in units of the picture. */
    private List<Double> view() {
        var box = String.valueOf(browser().find(MAP).getDomAttribute("viewBox"));
        return Arrays.stream(box.split(" ")).map(Double::valueOf).toList();
    }

    private void isLeft(SoftAssertions softly, Screen screen, String way, String dialog) {
        if (screen != Screen.SCREEN_AT_400_PERCENT)
            softly.assertThat(browser().script(IS_IN_SIGHT, way))
                    .as("the way out of " + dialog + " is in sight, on " + screen)
                    .isEqualTo(true);
        isWithinReach(softly, screen, dialog);
        browser().press(way);
        browser().await("closed", () -> browser().all("dialog[open]:not(#settings)").isEmpty());
    }

    private void isPlayable(SoftAssertions softly, Screen screen, String when) {
        softly.assertThat(browser().script(PageLooksIT.LINE))
                .as(when + ": the command line")
                .isEqualTo("true,true,true,true");
        isWithinReach(softly, screen, when);
    }

    private void isWithinReach(SoftAssertions softly, Screen screen, String when) {
        var thumb = screen.isTouched ? THUMB_MIN : TARGET_MIN;
        softly.assertThat(browser().list(TROUBLES, TARGET_MIN, IN_A_FIGHT, thumb))
                .as(when)
                .isEmpty();
    }
}
