package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.style.Printable;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Heard;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.text.Reader;
import emberdelve.server.text.ShippedMessages;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Whatever a player types reaches the others word for word, and is never read as anything else. */
class WordForWordTest {
    private static final long SEED = 20_261_121;
    private static final int LINES = Boolean.getBoolean("emberdelve.long") ? 20_000 : 300;
    private static final int CHARS_MAX = 1024;
    private static final List<String> WAYS =
            List.of("say ", "'", "emote ", ":", "shout ", "tell tolo ", "chat ", "gtell ");
    private static final List<String> PIECES =
            List.of(
                    "$name$0",
                    "$words$",
                    "$$",
                    "$verb(hits)$1",
                    "$count(a,b,c)$",
                    "%s",
                    "%n",
                    "{0}",
                    "{}",
                    "${jndi:x}",
                    "\u001b[31m",
                    "\u001b]0;t\u0007",
                    "\u0000",
                    "\r\n",
                    "\u00ff\u00f4",
                    "\u202e",
                    "\u0301",
                    "\ud83d\ude00",
                    "\ud83d",
                    "<b>",
                    "&lt;",
                    "' OR 1=1",
                    "\\u0041",
                    "--",
                    "on",
                    "off",
                    "[chat] Tolo: ",
                    "  ",
                    "\t",
                    "a");

    @Test
    void itIsReadAsItWasTypedWithoutControls() {
        var random = new Random(SEED);
        var narrator = Features.registry().narrator(ShippedMessages.load());
        var play = Scenario.on("[hall @&]");
        var tolo = play.hero('&');
        play.types("invite tolo").types(tolo, "accept");

        for (var i = 0; i < LINES; i++) {
            var typed = line(random);
            var words = Printable.clean(typed).strip();
            var way = WAYS.get(random.nextInt(WAYS.size()));
            if (words.isEmpty() || words.equals("on") || words.equals("off")) continue;

            play.forget().types(Printable.clean(way + typed).strip());
            var read = new ArrayList<String>();
            for (var noticed : play.noticed(tolo, TalkEvent.class))
                narrator
                        .tell(
                                new Heard.Fact(noticed.event(), noticed.direction()),
                                new Reader(tolo.id(), tolo.preferences()))
                        .stream()
                        .map(StyledText::plain)
                        .forEach(read::add);

            assertThat(read).as("seed %d, line %d: %s", SEED, i, way).hasSize(1);
            assertThat(read.getFirst()).as("seed %d, line %d", SEED, i).endsWith(words);
            assertThat(read.getFirst().chars().filter(Character::isISOControl)).isEmpty();
            play.ticks(Company.TICKS_PER_LINE);
        }
        play.ends();
    }

    private static String line(RandomGenerator random) {
        var line = new StringBuilder();
        var length = random.nextInt(10) == 0 ? CHARS_MAX : random.nextInt(1, 80);
        while (line.length() < length) {
            if (random.nextInt(3) == 0) line.append(PIECES.get(random.nextInt(PIECES.size())));
            else line.append((char) random.nextInt(0x20, 0x2fff));
        }
        return line.substring(0, length);
    }
}
