package emberdelve.server.endtoend;

import org.awaitility.Awaitility;
import org.awaitility.core.ThrowingRunnable;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.WheelInput;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A real browser without a screen, in which somebody plays. What it waits for has a limit. */
final class Browser implements AutoCloseable {
    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Duration POLL = Duration.ofMillis(50);
    static final int WIDTH = 1280;
    static final int HEIGHT = 800;

    /** Whatever the machine speaks: the tests look for English words. */
    private static final String ENGLISH = "en-US";

    /** It warns at each start that it knows no protocol of so new a browser; we use none of it. */
    private static final Logger VERSIONS =
            Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** The test that calls this is skipped, with its reason, where there is no Chromium. */
    static void isNeeded() {
        Assumptions.assumeTrue(
                Files.isExecutable(CHROMIUM) && Files.isExecutable(DRIVER),
                "needs a browser: " + CHROMIUM + " and " + DRIVER);
    }

    static Browser open() {
        return open(WIDTH, HEIGHT);
    }

    /** With a window of that size, in CSS pixels. */
    static Browser open(int width, int height) {
        return open(width, height, ENGLISH);
    }

    /** Of somebody who reads that language, as {@code Accept-Language} names it. */
    static Browser open(int width, int height, String language) {
        VERSIONS.setLevel(Level.OFF);
        var options = new ChromeOptions();
        options.setBinary(CHROMIUM.toFile());
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--disable-gpu-rasterization",
                "--in-process-gpu",
                "--renderer-process-limit=1",
                "--disable-extensions",
                "--mute-audio",
                "--force-prefers-reduced-motion",
                "--ignore-certificate-errors",
                "--lang=" + language,
                "--accept-lang=" + language);
        var logging = new LoggingPreferences();
        logging.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logging);
        // With its path given, nothing looks for a driver elsewhere.
        var service =
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .usingAnyFreePort()
                        .withLogFile(new File("/dev/null"))
                        .build();
        var browser = new Browser(new ChromeDriver(service, options));
        browser.driver.manage().timeouts().scriptTimeout(Launcher.PATIENCE);
        browser.resize(width, height);
        return browser;
    }

    /** The page itself gets that size, however wide a window of the browser must be. */
    void resize(int width, int height) {
        driver.manage().window().setSize(new Dimension(width, height));
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    void go(String address) {
        driver.get(address);
    }

    /** To the page to play on. */
    void go(RunningServer server) {
        go("http://localhost:" + server.webPort() + "/");
    }

    /** By the form of the start screen, as who was made by {@link Client#create}. */
    void logIn(String name) {
        fill("#name", name);
        fill("#password", "password of " + name);
        press("#login button");
        awaitText("#who", name);
    }

    /** To one of the pages for everybody. */
    void go(RunningServer server, String path) {
        go("http://localhost:" + server.webPort() + path);
    }

    WebElement find(String css) {
        return driver.findElement(By.cssSelector(css));
    }

    List<WebElement> all(String css) {
        return driver.findElements(By.cssSelector(css));
    }

    /** The text of each of these elements, as it is written. */
    List<String> lines(String css) {
        return list(
                "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", css);
    }

    /**
     * Waits until it can be pressed, and presses it. The driver brings what is out of sight in, but
     * not what lies below the buttons of a dialog.
     */
    void press(String css) {
        await(
                "press " + css,
                () -> {
                    var one = find(css);
                    script(
                            "arguments[0].scrollIntoView({block: 'nearest', inline: 'nearest'})",
                            one);
                    one.click();
                    return true;
                });
    }

    /** Drags it from its middle, by so many pixels, as with a mouse. */
    void drag(String css, int right, int down) {
        new Actions(driver)
                .moveToElement(find(css))
                .clickAndHold()
                .moveByOffset(right / 2, down / 2)
                .moveByOffset(right - right / 2, down - down / 2)
                .release()
                .perform();
    }

    /** Turns the wheel of a mouse above it, down or up by so many pixels. */
    void turnWheel(String css, int down) {
        new Actions(driver)
                .scrollFromOrigin(WheelInput.ScrollOrigin.fromElement(find(css)), 0, down)
                .perform();
    }

    /** Presses the button whose words begin so. */
    void pressButton(String words) {
        await(
                "button " + words,
                () -> {
                    var button =
                            script(
                                    """
                                    return [...document.querySelectorAll('button, [role=button]')].find(
                                        one => one.checkVisibility()
                                            && (one.innerText ?? one.textContent).trim()
                                                .startsWith(arguments[0]))
                                    """,
                                    words);
                    if (!(button instanceof WebElement found)) return false;
                    found.click();
                    return true;
                });
    }

    /** Presses the last words of the text that send this command. */
    void pressLink(String command) {
        await(
                "link " + command,
                () -> {
                    var links = all("#log [title='" + command + "']");
                    links.getLast().click();
                    return true;
                });
    }

    /** Waits until it can be written into, and has it hold that text. */
    void fill(String css, String text) {
        await(
                "fill " + css,
                () -> {
                    var field = find(css);
                    field.clear();
                    field.sendKeys(text);
                    return true;
                });
    }

    /** Types a line at the command line, as a player does. */
    void type(String line) {
        fill("#command", line + Keys.ENTER);
    }

    /** Pastes into the command line, as from a clipboard. */
    void paste(String text) {
        find("#command").click();
        script(
                """
                const clipboardData = new DataTransfer();
                clipboardData.setData('text', arguments[0]);
                document.querySelector('#command').dispatchEvent(
                    new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }));
                """,
                text);
    }

    /** Presses these keys wherever the focus is. */
    void keys(CharSequence... keys) {
        await(
                "press keys",
                () -> {
                    // The map is drawn anew by chance between the two.
                    driver.switchTo().activeElement().sendKeys(keys);
                    return true;
                });
    }

    /** Presses Tab, also where keys that are written would be the name of a file. */
    void tab() {
        new Actions(driver).sendKeys(Keys.TAB).perform();
    }

    /** Types a line, and waits until the log has an answer with these words. */
    void ask(String line, String words) {
        var before = log().length();
        type(line);
        awaitLog(before, words);
    }

    /** All that the log shows. */
    String log() {
        return Objects.toString(script("return document.querySelector('#log').innerText"), "");
    }

    void awaitLog(String words) {
        awaitLog(0, words);
    }

    private void awaitLog(int from, String words) {
        Awaitility.await()
                .pollInterval(POLL)
                .atMost(Launcher.PATIENCE)
                .untilAsserted(() -> {
                    var log = log();
                    var news = log.substring(Math.min(from, log.length()));
                    if (!oneLine(news).contains(words))
                        throw new AssertionError("no \"" + words + "\" in: " + news);
                });
    }

    /** Waits until that element shows these words. */
    void awaitText(String css, String words) {
        await(css + " says " + words, () -> oneLine(shown(css)).contains(words));
    }

    /** The words of that element, as soon as it has some. */
    String awaitWords(String css) {
        var words = new AtomicReference<>("");
        await(
                css + " says something",
                () -> {
                    words.set(shown(css));
                    return !words.get().isBlank();
                });
        return words.get();
    }

    /** What is to be seen of that element's words; nothing while it is not there. */
    private String shown(String css) {
        return script(
                        """
                        const one = document.querySelector(arguments[0]);
                        return one?.checkVisibility() ? one.innerText : '';
                        """,
                        css)
                .toString();
    }

    /** Waits until the assertion holds: what is read once may be read too early. */
    void awaitThat(ThrowingRunnable assertion) {
        Awaitility.await()
                .pollInterval(POLL)
                .atMost(Launcher.PATIENCE)
                .ignoreExceptions()
                .untilAsserted(assertion);
    }

    void awaitThere(String css) {
        await(css, () -> !all(css).isEmpty());
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    void await(String what, Condition condition) {
        Awaitility.await(what)
                .pollInterval(POLL)
                .atMost(Launcher.PATIENCE)
                .ignoreExceptions()
                .until(condition::holds);
    }

    /** Whether something holds by now; an exception means: not yet. */
    @FunctionalInterface
    interface Condition {
        boolean holds();
    }

    /** The value of a script's {@code return}. */
    Object script(String script, Object... arguments) {
        return Objects.requireNonNullElse(driver.executeScript(script, arguments), "");
    }

    /** The same for a list of strings. */
    List<String> list(String script, Object... arguments) {
        return ((List<?>) script(script, arguments)).stream().map(Object::toString).toList();
    }

    /** The value that a script hands to the last of its arguments, a function. */
    Object scriptAsync(String script, Object... arguments) {
        return Objects.requireNonNullElse(driver.executeAsyncScript(script, arguments), "");
    }

    /** Runs that before anything of each page that is opened from now on. */
    void beforeEachPage(String script) {
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /** From the next page on, {@link #hear} can speak for the server. */
    void watchSocket() {
        beforeEachPage(
                """
                window.WebSocket = class extends WebSocket {
                    constructor(...how) {
                        super(...how);
                        window.socket = this;
                        this.addEventListener('message', event => {
                            if (!window.isSpokenFor || !event.isTrusted) return;
                            event.stopImmediatePropagation();
                            // A sign of life, and nothing else.
                            this.dispatchEvent(new MessageEvent('message', {data: '""'}));
                        });
                    }
                };
                window.hear = data => {
                    window.isSpokenFor = true;
                    window.socket.dispatchEvent(new MessageEvent('message', {data}));
                };
                """);
    }

    /**
     * The page takes these for messages of the server, one after the other. From then on it hears
     * no others: whenever somebody comes or goes, the server would draw anew what these have drawn.
     */
    void hear(List<String> messages) {
        script("arguments[0].forEach(window.hear)", messages);
    }

    /** The server is heard again. */
    void hearServer() {
        script("window.isSpokenFor = false");
    }

    /** As a system has it whose colours are {@code light} or {@code dark}. */
    void prefer(String scheme) {
        var feature = Map.of("name", "prefers-color-scheme", "value", scheme);
        devTools("Emulation.setEmulatedMedia", Map.of("features", List.of(feature)));
    }

    /** Chooses something in the settings of the page, as if it had been picked there. */
    void set(String setting, String value) {
        script(
                """
                const [name, value] = arguments;
                const control = document.querySelector(
                    `#settings [name=${name}][value="${value}"]`)
                    ?? document.querySelector(`#settings [name=${name}]`);
                if (control.type === 'radio') control.checked = true;
                else control.value = value;
                control.dispatchEvent(new Event('change', {bubbles: true}));
                """,
                setting,
                value);
    }

    Map<String, Object> devTools(String command, Map<String, Object> arguments) {
        return driver.executeCdpCommand(command, arguments);
    }

    /** Whether the browser is touched, as a phone is, and no mouse points at it. */
    void touch(boolean isTouched) {
        devTools("Emulation.setTouchEmulationEnabled", Map.of("enabled", isTouched));
    }

    /** Waits for the worker that says that the server cannot be reached. */
    void awaitWorker() {
        await(
                "the worker is set up",
                () ->
                        Boolean.TRUE.equals(
                                script(
                                        "return navigator.serviceWorker.getRegistration().then(its"
                                                + " => its?.active?.state === 'activated')")));
    }

    /** What the browser complains of: broken rules of safety, errors of scripts, missing files. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /** What axe finds wrong for those who read with other senses, by WCAG 2.2 AA; a line each. */
    String barriers() {
        if (!Boolean.TRUE.equals(script("return typeof axe === 'object'"))) script(axe());
        return Objects.toString(
                scriptAsync(
                        """
                        const [values, done] = arguments;
                        const what = {runOnly: {type: 'tag', values}, resultTypes: ['violations']};
                        axe.run(document, what).then(
                            result => done(result.violations.flatMap(found => found.nodes.map(
                                node => found.id + ': ' + node.target + ': ' + node.html)).join('\\n')),
                            error => done('axe: ' + error));
                        """,
                        List.of(
                                "wcag2a",
                                "wcag2aa",
                                "wcag21a",
                                "wcag21aa",
                                "wcag22aa",
                                "best-practice")),
                "");
    }

    private static String axe() {
        try (var script = Browser.class.getResourceAsStream("/axe.min.js")) {
            return new String(
                    Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    byte[] picture() {
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
