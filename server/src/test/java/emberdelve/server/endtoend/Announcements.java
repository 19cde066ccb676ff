package emberdelve.server.endtoend;

import java.util.List;
import java.util.Map;

/**
 * What a page has in its live regions from now on, in the order in which it comes there: that is
 * what a screen reader is given to say.
 */
record Announcements(Browser browser) {
    /**
     * One of them.
     *
     * @param at milliseconds since the page was opened
     * @param region the id of the live region
     * @param interrupts whether it is said at once, and not when there is time
     */
    record Said(double at, String region, boolean interrupts, String words) {
        int count() {
            return words.isBlank() ? 0 : words.strip().split("\\s+").length;
        }
    }

    /** A line that came from the server as one that must be heard at once, and when it came. */
    record Came(double at, String words) {}

    static Announcements of(Browser browser) {
        browser.script(
                """
                window.said = [];
                window.came = [];
                const byRole = {status: 'polite', log: 'polite', alert: 'assertive'};
                const note = node => {
                    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
                    const region = element?.closest('[aria-live], [role=status], [role=log], [role=alert]');
                    if (!region || !element.checkVisibility()) return;
                    const how = region.getAttribute('aria-live') ?? byRole[region.getAttribute('role')];
                    const words = node.textContent.trim();
                    if (how === 'off' || words === '') return;
                    window.said.push({at: performance.now(), region: region.closest('[id]').id,
                        interrupts: how === 'assertive',
                        words: node.childElementCount > 0
                            ? [...node.children].map(child => child.textContent).join('\\n') : words});
                };
                new MutationObserver(changes => {
                    for (const {type, target, addedNodes} of changes)
                        (type === 'characterData' ? [target] : addedNodes).forEach(note);
                }).observe(document.body, {childList: true, characterData: true, subtree: true});
                const words = runs => runs.map(run => run.t ?? run).join('');
                window.listenIn = () => window.socket.addEventListener('message', event => {
                    const frame = typeof event.data === 'string' ? JSON.parse(event.data) : {};
                    for (const runs of frame?.data?.lines ?? [])
                        if (runs.some(run => run.c === 'menace'))
                            window.came.push({at: event.timeStamp, words: words(runs)});
                }, {capture: true});
                """);
        return new Announcements(browser);
    }

    /** From now on {@link #came} knows what comes over the link that is open. */
    void listenIn() {
        browser.script("window.listenIn()");
    }

    List<Said> said() {
        return ((List<?>) browser.script("return window.said"))
                .stream()
                        .map(each -> (Map<?, ?>) each)
                        .map(each ->
                                new Said(
                                        number(each.get("at")),
                                        String.valueOf(each.get("region")),
                                        Boolean.TRUE.equals(each.get("interrupts")),
                                        String.valueOf(each.get("words"))))
                        .toList();
    }

    List<Came> came() {
        return ((List<?>) browser.script("return window.came"))
                .stream()
                        .map(each -> (Map<?, ?>) each)
                        .map(each ->
                                new Came(number(each.get("at")), String.valueOf(each.get("words"))))
                        .toList();
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }
}
