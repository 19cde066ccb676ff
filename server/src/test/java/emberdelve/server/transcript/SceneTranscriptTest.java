package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Zones with words of their own, from their files to what is read. */
class SceneTranscriptTest {
    private static final int PATIENCE_TICKS = 100;
    private static final long SEED = 23;

    @TempDir private Path folder;

    @Test
    void everybodyReadsTheWordsOfTheZoneTheyAreIn() throws IOException {
        var play = Performance.of(content(), SEED);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        var tolo = play.comes("Tolo", "guardian", Role.ADMIN);
        for (var who : List.of(mira, tolo)) play.types(who, "skip tutorial", "hints off");
        play.types(mira, "goto chalk-pit/rim");
        play.types(tolo, "goto counting-dark/head");

        assertThat(after(play, mira, "nod")).contains("You nod, and chalk falls.");
        assertThat(after(play, tolo, "nod")).contains("You nod, and are counted.");

        play.forget();
        play.types(mira, "west");
        play.until("Chapel", PATIENCE_TICKS);
        assertThat(after(play, mira, "nod")).contains("You nod.").doesNotContain("chalk falls");
        assertThat(after(play, mira, "recap"))
                .containsSubsequence("You nod, and chalk falls.", "You nod.");
    }

    private static String after(Performance play, LocalPlayer who, String typed) {
        play.forget();
        play.types(who, typed);
        play.ticks(2);
        return play.played();
    }

    /** What is shipped, and a nod of its own in two zones. */
    private Content content() throws IOException {
        return ContentCopy.in(folder)
                .with(nods("and chalk falls."), "zones/chalk-pit/zone.yaml")
                .with(nods("and $verb(is)$0 counted."), "zones/counting-dark/zone.yaml")
                .load(Features.registry());
    }

    /** The shipped zones end with their messages. */
    private static String nods(String how) {
        return "  social.nod: \"$Name$0 $verb(nods)$0, " + how + "\"\n";
    }
}
