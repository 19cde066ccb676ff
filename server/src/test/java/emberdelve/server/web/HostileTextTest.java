package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.HelpPage;
import emberdelve.config.content.News;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/** Whatever players and builders call themselves and their world, it never becomes markup. */
class HostileTextTest {
    private static final int TRIALS = Boolean.getBoolean("emberdelve.long") ? 2_000 : 60;

    private static final List<String> PIECES =
            List.of(
                    "<img src=x onerror=alert(1)>",
                    "<script>alert(1)</script>",
                    "</title>",
                    "</td></table>",
                    "<svg/onload=alert(1)>",
                    "\" onfocus=alert(1) autofocus=\"",
                    "' style='color:red",
                    "<!--",
                    "-->",
                    "]]>",
                    "<![CDATA[",
                    "<?xml version=\"1.0\"?>",
                    "&lt;b&gt;",
                    "&#60;b>",
                    "&amp",
                    "javascript:alert(1)",
                    "{{assets}}",
                    "$who$",
                    "$name$0",
                    "\u0000",
                    "\u001b[31m",
                    "\ud800",
                    "\ufffe",
                    "\u202e",
                    "\u2028",
                    "ﬀ",
                    "😀",
                    "a",
                    "\\",
                    "%",
                    "`");

    private static final String HARMLESS = "Mira";

    private final Content shipped = ShippedContent.load();

    @Test
    void aPageOfHostileWordsIsBuiltLikeOneOfHarmlessWords() {
        var harmless = new Gallery(called(HARMLESS), Gallery.named(HARMLESS));
        for (var seed = 0; seed < TRIALS; seed++) {
            var words = words(new Random(seed), seed);
            var hostile = new Gallery(called(words), Gallery.named(words));
            assertThat(hostile.paths()).isEqualTo(harmless.paths());
            var paths = new TreeSet<>(hostile.paths());
            paths.add("/characters/mira");
            for (var path : paths)
                assertThat(built(hostile, path))
                        .as("seed %d, %s: %s", seed, path, words)
                        .isEqualTo(built(harmless, path));
            assertThat(built(hostile.xml("/news.atom")))
                    .as("seed %d, feed: %s", seed, words)
                    .isEqualTo(built(harmless.xml("/news.atom")));
        }
    }

    @Test
    void hostileWordsAreReadAsTheyWereWritten() {
        for (var piece : PIECES) {
            var readable = piece.replaceAll("[\u0000\u001b\ud800\ufffe]", "\ufffd");
            var gallery = new Gallery(shipped, Gallery.named("x" + piece + "x"));
            for (var path : List.of("/who", "/fame", "/delve", "/characters/mira"))
                assertThat(gallery.page(path).getDocumentElement().getTextContent())
                        .as(path)
                        .containsIgnoringCase("x" + readable + "x");
        }
    }

    @Test
    void hostileWordsAreDescriptionsAndTitlesOfThePagesAndNothingElse() {
        for (var piece : PIECES) {
            var words = "x" + piece + "x";
            var readable = words.replaceAll("[\u0000\u001b\ud800\ufffe]", "\ufffd");
            var gallery = new Gallery(called(words), Gallery.named(words));
            assertThat(marks(gallery.page("/help/kill")))
                    .containsEntry("description", readable)
                    .containsEntry("og:description", readable)
                    .containsEntry("og:title", "kill");
            for (var zone : List.of("lantern-yard", "old-mine"))
                assertThat(marks(gallery.page("/maps/" + zone)))
                        .containsEntry("og:title", readable)
                        .containsEntry("description", readable);
            assertThat(gallery.xml("/news.atom").getElementsByTagName("content").item(0))
                    .extracting(Node::getTextContent)
                    .isEqualTo(readable);
        }
    }

    /** What a page tells other sites of itself. */
    private static Map<String, String> marks(Document page) {
        var all = page.getElementsByTagName("meta");
        var marks = new TreeMap<String, String>();
        for (var at = 0; at < all.getLength(); at++) {
            var mark = (Element) all.item(at);
            marks.put(
                    mark.getAttribute("name") + mark.getAttribute("property"),
                    mark.getAttribute("content"));
        }
        return marks;
    }

    /** Each piece once alone, and then any together; never blank, as a blank line is no text. */
    private static String words(Random random, int trial) {
        if (trial < PIECES.size()) return "x" + PIECES.get(trial);
        var words = new StringBuilder("x");
        for (var count = random.nextInt(1, 6); count > 0; count--)
            words.append(PIECES.get(random.nextInt(PIECES.size())));
        return words.toString();
    }

    /** A small world in which everything has this name. */
    private Content called(String name) {
        var zones = new TreeMap<String, ZoneTemplate>();
        for (var zone : shipped.zones().values()) zones.put(zone.id(), called(zone, name));
        var page =
                new HelpPage("kill", name, List.of(name), List.of(name, "    " + name), List.of());
        return new Content(
                shipped.version(),
                shipped.rules(),
                zones,
                shipped.monsters(),
                shipped.items(),
                shipped.classes(),
                shipped.messages(),
                Map.of("kill", page, "topic", page),
                List.of(new News(LocalDate.EPOCH, name)),
                shipped.channels());
    }

    private static ZoneTemplate called(ZoneTemplate zone, String name) {
        return zone.withName(name)
                .withAbout(name + "\n" + name)
                .withRooms(zone.rooms().stream().map(room -> called(room, name)).toList());
    }

    private static RoomTemplate called(RoomTemplate room, String name) {
        return new RoomTemplate(
                room.id(),
                name,
                name,
                room.at(),
                room.exits(),
                room.details(),
                room.dark(),
                room.triggers(),
                room.shop(),
                room.bank(),
                room.board(),
                room.hires(),
                room.sky());
    }

    /** Every element with its attributes, but not the lines into which a name is broken. */
    private static List<String> built(Gallery gallery, String path) {
        return built(gallery.page(path));
    }

    private static List<String> built(Document page) {
        var all = page.getElementsByTagName("*");
        var built = new ArrayList<String>();
        for (var at = 0; at < all.getLength(); at++) {
            var element = (Element) all.item(at);
            if (element.getNodeName().equals("text")) continue;
            var attributes = element.getAttributes();
            var names = new ArrayList<String>();
            for (var each = 0; each < attributes.getLength(); each++)
                names.add(attributes.item(each).getNodeName());
            built.add(element.getNodeName() + names);
        }
        return built;
    }
}
