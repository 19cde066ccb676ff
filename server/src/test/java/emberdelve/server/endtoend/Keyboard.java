package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.openqa.selenium.Keys;

import java.util.ArrayList;

/**
 * Somebody who has keys alone. Wherever Tab leads, it has to be seen where one is, and one has to
 * come away again.
 */
record Keyboard(Browser browser) {
    private static final int STEPS_MAX = 150;

    /** Why one would not see where the focus is; empty where all is well. */
    private static final String UNSEEN =
            """
            const here = document.activeElement;
            if (here === document.body) return '';
            const name = `${here.tagName}#${here.id}.${here.getAttribute('class')} `
                + here.textContent.slice(0, 30);
            const box = here.getBoundingClientRect();
            if (box.width === 0 || box.height === 0) return name + ' has no size';
            const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, 20) / 2];
            const isOnScreen = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
            if (!isOnScreen) return name + ' is out of sight';
            const seen = document.elementFromPoint(x, y);
            if (!here.contains(seen) && !seen?.contains(here)) return name + ' is covered';
            const style = getComputedStyle(here);
            const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
            const rect = here.querySelector('rect');
            const hasFrame = rect && parseFloat(getComputedStyle(rect).strokeWidth) >= 4;
            return hasOutline || hasFrame ? '' : name + ' does not look focused';
            """;

    /** Each part has a mark of its own. */
    private static final String MARK =
            """
            const here = document.activeElement;
            window.marks ??= new Map();
            if (!window.marks.has(here)) window.marks.set(here, window.marks.size);
            return `${window.marks.get(here)} ${here.tagName}#${here.id}`;
            """;

    void press(CharSequence key) {
        browser.keys(key);
    }

    /** Types a line and sends it. */
    void type(String line) {
        browser.keys(line + Keys.ENTER);
    }

    void tabTo(String css) {
        go(css, Keys.TAB);
    }

    void backTo(String css) {
        go(css, Keys.chord(Keys.SHIFT, Keys.TAB));
    }

    private boolean isAt(String css) {
        return Boolean.TRUE.equals(
                browser.script("return document.activeElement.matches(arguments[0])", css));
    }

    /** Waits until the focus is there, and is seen. */
    void awaitAt(String css) {
        browser.await("the focus is at " + css, () -> isAt(css));
        awaitSeen();
    }

    /** Waits until the focus is on something, and is seen. */
    void awaitSeen() {
        browser.awaitThat(() -> {
            assertThat(browser.script("return document.activeElement.tagName"))
                    .as("the focus is lost")
                    .isNotEqualTo("BODY");
            assertThat(seen()).isNotEmpty();
        });
    }

    private void go(String css, CharSequence key) {
        var passed = new ArrayList<String>();
        while (!isAt(css)) {
            assertThat(passed.size()).as("no way to " + css + ": " + passed).isLessThan(STEPS_MAX);
            press(key);
            passed.add(seen());
        }
    }

    /** Presses it, and is somewhere afterwards. */
    void pressSeen(CharSequence key) {
        press(key);
        awaitSeen();
    }

    /** Once around the page, by everything that can be reached, to where it began. */
    void allAround() {
        allAroundIn("html");
    }

    /** Once around that part, which nothing leads out of but to the browser itself. */
    void allAroundIn(String part) {
        // One may be at a heading, which is read and not passed again.
        browser.tab();
        var begin = seen();
        var passed = new ArrayList<String>();
        do {
            assertThat(passed.size()).as("never back at " + begin).isLessThan(STEPS_MAX);
            browser.tab();
            passed.add(seen());
            assertThat(isAt("body, " + part + ", " + part + " *"))
                    .as(passed + " is in " + part)
                    .isTrue();
        } while (!passed.getLast().equals(begin));
        // The page itself comes between the last part and the first.
        assertThat(passed).doesNotHaveDuplicates();
    }

    /** A name for where one is by now, and nobody else's; one has to see that one is there. */
    private String seen() {
        var seen = browser.list("return [(() => {" + UNSEEN + "})(), (() => {" + MARK + "})()]");
        assertThat(seen.getFirst()).isEmpty();
        return seen.getLast();
    }
}
