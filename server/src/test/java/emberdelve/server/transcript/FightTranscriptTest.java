package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;

import org.junit.jupiter.api.Test;

class FightTranscriptTest {
    private static final int PATIENCE_TICKS = 600;

    @Test
    void aFightFromItsFirstBlowToTheCorpse() {
        var play = Performance.ofSeed(7);
        var mira = play.comes("Mira", "striker");
        play.types(mira, "skip tutorial", "hints off", "north", "down", "west");
        play.until("desk rat is here", PATIENCE_TICKS);
        play.types(mira, "look rat", "kill rat", "timeline");
        play.until("rat dies", PATIENCE_TICKS);
        play.types(mira, "look in corpse", "get all from corpse", "wear lamp");
        play.ticks(40);
        play.types(mira, "inventory", "score");
        play.isAsIn("fight-to-the-corpse");
    }

    @Test
    void whoReadsSumsReadsAtOnceThatAFightHasBegun() {
        var play = Performance.ofSeed(7);
        var mira = play.comes("Mira", "striker", Role.ADMIN);
        play.types(mira, "skip tutorial", "hints off", "set combat summary");
        play.types(mira, "goto lantern-yard/yard", "goto old-mine/lamp-cabin");
        play.ticks(20);
        play.types(mira, "spawn desk-rat");
        play.forget();
        play.types(mira, "kill rat");
        assertThat(play.played()).containsPattern("(?m)^You .*desk rat");
    }
}
