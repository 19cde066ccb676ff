package emberdelve.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.session.Speech;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Map;
import java.util.regex.Pattern;

@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
final class ConsoleLinkTest {
    private static final int ANSWERS = ConsoleLink.WAITING_MAX + 500;
    private static final String ANSWER = "Here only staff commands can be typed: health.";
    private static final Pattern DROPPED = Pattern.compile("(\\d+) answers? \\w+ dropped.*");

    private static Speech speech() {
        return new Speech(ShippedContent.load().messages(), Features.registry());
    }

    @Test
    void aPipeThatNobodyReadsCostsAnswersAndIsToldHowMany() throws IOException {
        var pipe = new PipedOutputStream();
        var read =
                new BufferedReader(
                        new InputStreamReader(new PipedInputStream(pipe), StandardCharsets.UTF_8));
        var link =
                new ConsoleLink(
                        speech(),
                        new PipeSeat(
                                new BufferedReader(Reader.nullReader()),
                                new PrintStream(pipe, true, StandardCharsets.UTF_8)));
        for (var i = 0; i < ANSWERS; i++)
            link.say(Note.of("console.staff-only", Map.of("words", "health")));

        var lines = new ArrayList<String>();
        while (lines.size() < ConsoleLink.WAITING_MAX / 2) lines.add(read.readLine());
        link.say(Note.of("store.well"));
        while (!lines.getLast().equals("Saving works again.")) lines.add(read.readLine());

        var printed = lines.stream().filter(ANSWER::equals).count();
        var dropped =
                lines.stream()
                        .map(DROPPED::matcher)
                        .filter(told -> told.matches())
                        .mapToLong(told -> Long.parseLong(told.group(1)))
                        .sum();
        assertThat(dropped).isPositive();
        assertThat(printed + dropped).isEqualTo(ANSWERS);
    }
}
