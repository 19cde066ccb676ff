package emberdelve.server.transcript;

import org.junit.jupiter.api.Test;

class FightTranscriptTest {
    private static final int PATIENCE_TICKS = 600;

    @Test
    void aFightFromItsFirstBlowToTheCorpse() {
        var play = Performance.ofSeed(7);
        var mira = play.comes("Mira", "striker");
        play.types(mira, "skip tutorial", "hints off", "north", "down", "north", "kill rat");
        play.until("rat dies", PATIENCE_TICKS);
        play.types(mira, "look in corpse", "north", "north");
        play.until("A kobold is here", PATIENCE_TICKS);
        play.types(mira, "look kobold", "kill kobold", "timeline");
        play.until("kobold dies", PATIENCE_TICKS);
        play.types(mira, "get all from corpse", "inventory", "score");
        play.ticks(10);
        play.isAsIn("fight-to-the-corpse");
    }
}
