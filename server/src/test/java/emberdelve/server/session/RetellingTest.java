package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Heard;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.text.Cast;
import emberdelve.server.text.Facts;
import emberdelve.server.text.Reader;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

final class RetellingTest {
    private static final Reader ONE = new Reader(new ActorId(990_001), Preferences.DEFAULT);
    private static final Reader OTHER = new Reader(new ActorId(990_002), Preferences.DEFAULT);

    private final Speech speech = new Speech(ShippedContent.load().messages(), Features.registry());

    @Test
    void readersWhomAnEventDoesNotNameAreToldTheSame() {
        for (var event : Facts.all()) {
            if (!event.isToldAlike()) continue;
            for (var heard : ways(event))
                assertThat(speech.tell(heard, OTHER))
                        .as(heard.toString())
                        .isEqualTo(speech.tell(heard, ONE));
        }
    }

    @Test
    void everyReaderIsToldWhatSpeechTellsThatReader() {
        var profiles =
                List.of(
                        Preferences.DEFAULT,
                        Preferences.DEFAULT.withScreenReader(true),
                        Preferences.DEFAULT.withRolls(true));
        for (var event : Facts.all()) {
            for (var heard : ways(event)) {
                var retelling = new Retelling(speech);
                for (var profile : profiles) {
                    for (var who :
                            List.of(ONE.self(), Cast.MIRA.id(), OTHER.self(), Cast.TOLO.id())) {
                        var reader = new Reader(who, profile);
                        assertThat(retelling.tell(heard, reader))
                                .as("%s to %s", heard, reader)
                                .isEqualTo(speech.tell(heard, reader));
                    }
                }
            }
        }
    }

    @Test
    void aMessageIsPutIntoWordsOnceForAllWhomItDoesNotName() {
        var retelling = new Retelling(speech);
        var heard =
                ways(Facts.all().stream()
                                .filter(event -> event.voice().isPresent())
                                .findFirst()
                                .orElseThrow())
                        .getFirst();

        assertThat(retelling.tell(heard, OTHER)).isSameAs(retelling.tell(heard, ONE));
    }

    @Test
    void whomANoteNamesIsToldInTheirOwnPerson() {
        var note = new Note("channel.greets", List.of(Cast.MIRA), Map.of("channel", "newbie"));
        var heard = new Heard.Shown(note);
        var retelling = new Retelling(speech);
        for (var who : List.of(ONE.self(), Cast.MIRA.id(), OTHER.self())) {
            var reader = new Reader(who, Preferences.DEFAULT);
            assertThat(retelling.tell(heard, reader)).isEqualTo(speech.tell(heard, reader));
        }
        assertThat(retelling.tell(heard, OTHER)).isSameAs(retelling.tell(heard, ONE));
    }

    private static List<Heard.Fact> ways(WorldEvent event) {
        return List.of(
                new Heard.Fact(event, Optional.empty()),
                new Heard.Fact(event, Optional.of(Direction.NORTH), true, Map.of()),
                new Heard.Fact(event, Optional.empty(), false, Map.of()));
    }
}
