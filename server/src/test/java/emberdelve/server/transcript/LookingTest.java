package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.Optional;
import java.util.stream.Stream;

/** What is looked at is read first, and then what comes of looking at it. */
class LookingTest {
    private static final int ENOUGH_TO_KNOW = 24;

    private final Troupe play = Troupe.unrecorded(Troupe.shipped(), 5).come("Mira");

    @Test
    @Rule("R18.4")
    void whatSomebodySaysWhenLookedAtStandsBelowWhatTheyLookLike() {
        play.go("lantern-yard/counting-house").reads("Mira");
        play.types("Mira", "look clerk");
        assertThat(play.reads("Mira"))
                .containsSubsequence("Sleeves gartered", "If it is about the tallies");
    }

    /** In all rooms, whatever reacts as the world is when it begins. */
    @Test
    @Rule("R18.4")
    void everyReactionToALookStandsBelowWhatIsSeen() {
        var reacted = 0;
        for (var zone : Troupe.shipped().zones().values())
            for (var room : zone.rooms())
                for (var trigger : room.triggers())
                    for (var word : trigger.cue().words())
                        if (isBelow(room, trigger, word)) reacted++;
        assertThat(reacted).isGreaterThan(10);
    }

    /** Whether something is seen under that word and something comes of it. */
    private boolean isBelow(RoomTemplate room, Trigger trigger, String word) {
        var seen = Optional.ofNullable(room.details().get(word));
        var told = told(trigger);
        if (trigger.when() != Trigger.When.LOOK || seen.isEmpty() || told.isEmpty()) return false;

        play.begins("Mira", "goto " + room.id()).ticks(1).reads("Mira");
        play.begins("Mira", "look " + word).ticks(1);
        var read = play.reads("Mira");
        var below = read.indexOf(beginning(told.get()));
        if (below < 0) return false;
        assertThat(read.indexOf(beginning(seen.get())))
                .as("look %s in %s: %s", word, room.id(), read)
                .isBetween(0, below);
        return true;
    }

    private static Optional<String> told(Trigger trigger) {
        return trigger.steps().stream().flatMap(LookingTest::words).findFirst();
    }

    private static Stream<String> words(Step step) {
        return switch (step) {
            case Step.Tell(var words) -> Stream.of(words);
            case Step.Say(var words) -> Stream.of(words);
            case Step.Emote(var words) -> Stream.of(words);
            default -> Stream.empty();
        };
    }

    private static String beginning(String text) {
        var words = text.replaceAll("\\s+", " ").strip();
        return words.substring(0, Math.min(words.length(), ENOUGH_TO_KNOW));
    }
}
