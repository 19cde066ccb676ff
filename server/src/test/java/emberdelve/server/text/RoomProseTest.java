package emberdelve.server.text;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomTemplate;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Every room that ships was written by hand: none is a caption, and no two say the same. */
class RoomProseTest {
    private static final int WORDS_MIN = 25;
    private static final int RUN = 8;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}']+");

    private static final List<RoomTemplate> ROOMS =
            ShippedContent.load().zones().values().stream()
                    .flatMap(zone -> zone.rooms().stream())
                    .toList();

    private static List<String> words(RoomTemplate room) {
        return WORD.matcher(room.description().toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void noRoomHasLessThanTwentyFiveWords() {
        assertThat(ROOMS)
                .allSatisfy(room -> assertThat(words(room)).hasSizeGreaterThanOrEqualTo(WORDS_MIN));
    }

    @Test
    void noTwoRoomsShareARunOfEightWords() {
        var found = new HashMap<List<String>, RoomTemplate>();
        var shared = new ArrayList<String>();
        for (var room : ROOMS) {
            var words = words(room);
            for (var i = 0; i + RUN <= words.size(); i++) {
                var run = List.copyOf(words.subList(i, i + RUN));
                var first = found.putIfAbsent(run, room);
                if (first != null && first != room)
                    shared.add(first.id() + " and " + room.id() + ": " + run);
            }
        }
        assertThat(shared).isEmpty();
    }
}
