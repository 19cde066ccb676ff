package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;

import org.junit.jupiter.api.Test;

/** What the dead read in a delve, into which they cannot go back. */
class DelveDeathTest {
    private final Troupe play = Troupe.unrecorded(Troupe.shipped(), 21);

    @Test
    @Rule({"R11.7", "R11.8"})
    void whoDiesInADelveIsNotSentBackForWhatTheBodyKeeps() {
        dies("lantern-yard/stair", "delve");
        assertThat(play.reads("Mira"))
                .contains("Nobody who dies in a delve comes back into it")
                .doesNotContain("go there, and type: loot");
        play.ticks(330);
        assertThat(play.reads("Mira")).contains("xp back from the body left behind");
    }

    @Test
    void whoDiesElsewhereIs() {
        dies("old-mine/kobold-hall", "look");
        assertThat(play.reads("Mira")).contains("go there, and type: loot");
    }

    private void dies(String room, String line) {
        play.come("Mira").go(room).types("Mira", line);
        var mira = play.actor("Mira");
        mira.setProgress(new Progress(2, 600, 0));
        play.world().part(Deaths.class).die(mira, mira);
        play.ticks(5);
    }
}
