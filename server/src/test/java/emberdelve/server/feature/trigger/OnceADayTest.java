package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.quest.Quests;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

/** What was lost is given again, once a day: these days end while somebody asks. */
class OnceADayTest {
    private static final Content CONTENT = Troupe.shipped();
    private static final int TICKS_A_DAY = 24 * 60 * 60 * 5;

    /** Until the first day ends. */
    private static final int LEFT = 2_000;

    private static final String NAME = "the-price-of-a-name";

    private final Troupe play = Troupe.after(CONTENT, TICKS_A_DAY - LEFT);

    @Test
    @Rule("R6.32")
    void aNameIsFoundAnewOnceADay() {
        play.come("Ada");
        reaches(NAME, "name");
        play.go("night-market/pledge-house");
        assertThat(finds("pull ninety", "name")).isTrue();
        assertThat(finds("pull ninety", "name")).isFalse();
        assertThat(play.reads("Ada")).contains("in a night, not sooner");
        nextDay();
        assertThat(finds("pull ninety", "name")).isTrue();
        assertThat(finds("pull ninety", "name")).isFalse();
    }

    @Test
    @Rule("R6.32")
    void aTicketIsSoldAnewOnceADay() {
        play.come("Ada");
        reaches(NAME, "asked");
        play.go("night-market/secret-stall");
        assertThat(finds("say pledge", "1", "ticket")).isTrue();
        assertThat(finds("say pledge", "1", "ticket")).isFalse();
        assertThat(play.reads("Ada")).contains("Come back tomorrow.");
        nextDay();
        assertThat(finds("say pledge", "1", "ticket")).isTrue();
    }

    @Test
    @Rule("R6.32")
    void aTagIsHeldOutAnewOnceADay() {
        play.come("Ada");
        reaches("the-relief", "called");
        play.go("low-pumps/day-mans-bend");
        assertThat(finds("pull tag", "tag")).isTrue();
        assertThat(finds("pull tag", "tag")).isFalse();
        assertThat(play.reads("Ada")).contains("not on the day it was lost");
        nextDay();
        assertThat(finds("pull tag", "tag")).isTrue();
    }

    private void reaches(String quest, String stage) {
        play.world().part(Quests.class).advance(play.actor("Ada"), quest, stage);
    }

    /** Types it all but the last word, and drops what it names. */
    private boolean finds(String... lines) {
        var before = play.actor("Ada").pack().items().size();
        for (var i = 0; i < lines.length - 1; i++) play.types("Ada", lines[i]);
        var found = play.actor("Ada").pack().items().size() > before;
        play.types("Ada", "drop " + lines[lines.length - 1]);
        return found;
    }

    /** Waits for it where the water does not rise. */
    private void nextDay() {
        var room = play.actor("Ada").room().id().value();
        play.go("lantern-yard/yard").ticks(LEFT).go(room);
    }
}
