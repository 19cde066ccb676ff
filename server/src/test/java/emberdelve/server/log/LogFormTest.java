package emberdelve.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.OutputStreamAppender;

import emberdelve.config.settings.LogSettings;
import emberdelve.config.settings.LogSettings.Addresses;
import emberdelve.config.settings.LogSettings.Format;
import emberdelve.config.settings.LogSettings.Level;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is logged comes out as one line an event, whatever a player has typed. */
final class LogFormTest {
    /** What somebody might type who wants a line of their own in the log. */
    private static final String FORGED =
            "a\" level=ERROR\r\n"
                    + "time=2026 text=\"I am the owner\" \u001b[2J\u009b1m\u0085\u2028\u202e\\";

    private static final Pattern PAIR =
            Pattern.compile("(?<=^| )([a-z]+)=(\"(?:\\\\.|[^\"\\\\])*\"|[^\" ]+)(?= |\n)");

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final LoggerContext context = new LoggerContext();
    private final LogForm form = LogForm.make(context);
    private final Logger log = context.getLogger("emberdelve.server.any.Thing");

    LogFormTest() {
        context.setMDCAdapter(new LogbackMDCAdapter());
        var appender = new OutputStreamAppender<ILoggingEvent>();
        appender.setContext(context);
        appender.setEncoder(form.encoder());
        appender.setOutputStream(written);
        appender.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(appender);
    }

    @AfterEach
    void close() {
        context.stop();
    }

    @Test
    void anEventIsALineOfPairs() {
        log.atInfo()
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress("192.0.2.7"))
                .addKeyValue("character", "Mira of the hill")
                .log("a player has {}", "come");

        assertThat(text())
                .matches(
                        "time=\\S+T\\S+ level=INFO thread=\\S+ source=Thing text=\"a player has"
                                + " come\" from=192\\.0\\.2\\.7 character=\"Mira of the hill\"\n");
    }

    @Test
    void aFaultIsPartOfItsLine() {
        log.error("that failed", new IllegalStateException(FORGED));

        assertThat(text().lines()).hasSize(1);
        assertThat(text())
                .contains("fault=\"java.lang.IllegalStateException: a\\\" level=ERROR\\r\\n")
                .contains("\\n\\tat emberdelve.server.log.LogFormTest");
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void whatAPlayerTypesIsNeitherALineNorAValueOfItsOwn(Format format) {
        form.is(new LogSettings(format, Level.INFO, Addresses.FULL));
        log.atInfo().addKeyValue("words", FORGED).log("somebody reports: {}", FORGED);

        assertThat(text()).endsWith("\n");
        assertThat(text().chars().filter(Character::isISOControl)).containsExactly((int) '\n');
        assertThat(text()).doesNotContain("\u2028", "\u202e", "a\" level");
        // Read again, it is what was typed.
        var said = "somebody reports: " + FORGED;
        assertThat(read(format)).containsEntry("words", FORGED).containsValue(said);
    }

    @Test
    void inJsonValuesAreMembers() {
        form.is(new LogSettings(Format.JSON, Level.INFO, Addresses.FULL));
        log.atWarn()
                .addKeyValue("tick", 7)
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress("192.0.2.7"))
                .setCause(new IllegalStateException("it"))
                .log("slow");

        assertThat(read(Format.JSON))
                .containsEntry("level", "WARN")
                .containsEntry("formattedMessage", "slow")
                .containsEntry("tick", "7")
                .containsEntry("from", "192.0.2.7")
                .containsKeys("timestamp", "loggerName", "threadName", "throwable");
    }

    @ParameterizedTest
    @CsvSource({
        "FULL,    192.0.2.7,        192.0.2.7",
        "NETWORK, 192.0.2.7,        192.0.2.0/24",
        "NETWORK, 2001:db8:1:2::3,  2001:db8:1:0:0:0:0:0/48",
        "NETWORK, console,          console",
        "NONE,    192.0.2.7,        -",
        "NONE,    2001:db8:1:2::3,  -"
    })
    void ofAnAddressIsWrittenWhatTheSettingSays(
            Addresses addresses, String address, String expected) {
        for (var format : Format.values()) {
            written.reset();
            form.is(new LogSettings(format, Level.INFO, addresses));
            log.atInfo().addKeyValue(LoggedAddress.KEY, new LoggedAddress(address)).log("has come");
            assertThat(read(format)).containsEntry("from", expected);
        }
    }

    @Test
    void theLevelHoldsFromTheNextLineOn() {
        form.is(LogSettings.DEFAULTS);
        log.debug("not told");
        form.is(new LogSettings(Format.KEY_VALUE, Level.DEBUG, Addresses.FULL));
        log.debug("told");
        form.is(new LogSettings(Format.KEY_VALUE, Level.WARN, Addresses.FULL));
        log.info("not told");

        assertThat(text().lines()).singleElement().asString().contains("text=\"told\"");
    }

    @Test
    void aPathIsAsItIsTypedAlsoBehindABackslash() {
        log.info("/srv/data is closed, \\/");

        assertThat(text()).contains("text=\"/srv/data is closed, \\\\/\"");
        assertThat(read(Format.KEY_VALUE)).containsEntry("text", "/srv/data is closed, \\/");
    }

    @Test
    void aLongValueIsCut() {
        log.info("{}", "x".repeat(KeyValueLine.VALUE_MAX_CHARS + 1));

        assertThat(text())
                .contains("text=\"" + "x".repeat(KeyValueLine.VALUE_MAX_CHARS) + "\"")
                .hasLineCount(1);
    }

    private String text() {
        return written.toString(StandardCharsets.UTF_8);
    }

    /** The line by the rules of its form; both escape as JSON does. */
    private Map<String, String> read(Format format) {
        var json =
                switch (format) {
                    case JSON -> text();
                    case KEY_VALUE ->
                            PAIR.matcher(text())
                                    .results()
                                    .map(pair -> "\"%s\":%s".formatted(pair.group(1), quoted(pair)))
                                    .collect(Collectors.joining(",", "{", "}"));
                };
        var values = new HashMap<String, String>();
        for (var member : new JsonMapper().readTree(json).properties())
            values.put(
                    member.getKey(),
                    member.getValue().isString()
                            ? member.getValue().stringValue()
                            : member.getValue().toString());
        return values;
    }

    private static String quoted(MatchResult pair) {
        var value = pair.group(2);
        return value.startsWith("\"") ? value : '"' + value + '"';
    }
}
