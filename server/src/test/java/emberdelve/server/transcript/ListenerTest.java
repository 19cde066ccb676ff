package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Fights as they are read aloud: in the order in which they happen, and nothing twice. */
class ListenerTest {
    private static final int PATIENCE_TICKS = 900;
    private static final int MINUTE_TICKS = 300;

    /** The words that one can listen to in a minute and still hear one's companions. */
    private static final int WORDS_A_MINUTE = 250;

    @Test
    void theLastBlowIsToldBeforeTheWaking() {
        var play = Performance.ofSeed(21);
        var mira = play.comes("Mira", "striker", Role.ADMIN);
        play.types(mira, "sr on", "skip tutorial", "hints off", "goto old-mine/lamp-cabin");
        play.types(mira, "spawn ogre-overman", "kill overman");
        play.forget();
        play.until("You come to yourself", PATIENCE_TICKS);
        play.ticks(2);

        var read = play.played().lines().toList();
        var death = indexOf(read, "You died: killed by");
        assertThat(read.subList(0, death))
                .anyMatch(line -> line.contains("Mira dealt") || line.contains("You dealt"));
        assertThat(read.subList(death, read.size())).noneMatch(line -> line.contains("dealt"));
        assertThat(read).noneMatch(line -> line.equals("You die."));
    }

    @Test
    void aDeathIsToldOnceBehindTheBlows() {
        var play = Performance.ofSeed(22);
        var mira = play.comes("Mira", "barbarian");
        play.types(mira, "sr on", "skip tutorial", "hints off", "north", "down", "west");
        play.until("Lamp Cabin", PATIENCE_TICKS);
        play.types(mira, "kill rat");
        play.until("You gain", PATIENCE_TICKS);
        play.ticks(2);

        var read = play.played().lines().toList();
        assertThat(read).filteredOn(line -> line.matches(".*(dies|is dead)\\..*")).hasSize(1);
        assertThat(read.get(indexOf(read, "The desk rat dies") - 1)).contains("dealt");
    }

    @Test
    void aGuardThatKeepsSteppingInIsToldOnce() {
        var play = Performance.ofSeed(23);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        var tolo = play.comes("Tolo", "striker");
        for (var who : List.of(mira, tolo)) play.types(who, "sr on", "skip tutorial", "hints off");
        play.types(mira, "invite tolo");
        play.types(tolo, "accept");
        play.types(mira, "goto old-mine/lamp-cabin", "transfer tolo", "guard tolo");
        play.types(mira, "spawn ogre-overman");
        play.types(tolo, "kill overman");
        play.forget();
        play.until("dies", PATIENCE_TICKS);

        assertThat(play.played().lines().filter(line -> line.contains("in front of")))
                .as("once for each of the two")
                .hasSizeBetween(1, 2);
    }

    @Test
    @Rule("R8.14")
    void aFightOfThreeAgainstNineIsNoFloodOfWords() {
        var play = Performance.ofSeed(31);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        var tolo = play.comes("Tolo", "barbarian", Role.ADMIN);
        var hale = play.comes("Hale", "mender", Role.ADMIN);
        var all = List.of(mira, tolo, hale);
        for (var who : all)
            play.types(who, "sr on", "skip tutorial", "hints off", "goto old-mine/lamp-cabin");
        play.types(mira, "invite tolo", "invite hale");
        play.types(tolo, "accept");
        play.types(hale, "accept");
        play.ticks(30);
        play.types(mira, "spawn kobold-guard 9");
        play.forget();
        for (var who : all) play.types(who, "kill guard");
        for (var ticks = 0; ticks < MINUTE_TICKS; ticks += 5) {
            // They are strong enough for nine, and stay in the fight.
            for (var who : all) play.actor(who).setHp(play.actor(who).stats().hp());
            play.ticks(5);
        }

        for (var who : List.of("Mira", "Tolo", "Hale"))
            assertThat(words(play.played(), who))
                    .as("%s: %s", who, play.played())
                    .isLessThanOrEqualTo(WORDS_A_MINUTE);
    }

    @Test
    @Rule("R8.3")
    void inTheDarkNobodyIsNamed() {
        var play = Performance.ofSeed(31);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        var tolo = play.comes("Tolo", "barbarian", Role.ADMIN);
        for (var who : List.of(mira, tolo))
            play.types(who, "sr on", "skip tutorial", "hints off", "goto bond/cordage-corner");
        play.types(mira, "invite tolo");
        play.types(tolo, "accept");
        play.ticks(2);
        play.types(mira, "spawn kobold-guard 4");
        play.forget();
        play.types(mira, "kill guard");
        play.until("threatens", PATIENCE_TICKS);

        assertThat(play.played())
                .contains("The fight begins, with someone.", "Someone threatens")
                .doesNotContain("kobold");
    }

    @Test
    @Rule("R8.14")
    void whoWantsAllOfAFightIsToldEachMenaceInFull() {
        var play = Performance.ofSeed(31);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        play.types(mira, "sr on", "set combat full", "skip tutorial", "hints off");
        play.types(mira, "goto old-mine/lamp-cabin", "spawn kobold-guard 9", "kill guard");
        play.forget();
        play.until("You died", PATIENCE_TICKS);

        assertThat(play.played()).contains("couches the rail").doesNotContain("threatens");
    }

    /** The words that the one reads, without who it is and how much time passes. */
    private static int words(String played, String who) {
        var words = 0;
        var reads = false;
        for (var line : played.lines().toList()) {
            if (line.startsWith("[")) reads = line.equals("[" + who + "]");
            else if (reads && !line.startsWith("(") && !line.startsWith(">"))
                words += line.split(" ").length;
        }
        return words;
    }

    private static int indexOf(List<String> read, String words) {
        for (var at = 0; at < read.size(); at++) if (read.get(at).contains(words)) return at;
        throw new AssertionError("\"" + words + "\" in " + String.join("\n", read));
    }
}
