package emberdelve.server.command.duel;

import emberdelve.server.command.Reply;
import emberdelve.server.world.actor.Named;
import emberdelve.server.world.duel.DuelAnswer;

/** Why nothing came of a duel; of what was done events tell. */
public final class Answers {
    private Answers() {}

    /** There is nobody else whom it could name. */
    static Reply mine(DuelAnswer answer) {
        return answer == DuelAnswer.DONE ? Reply.NOTHING : Reply.note("duel." + answer.word());
    }

    /** {@code other}: the one who was asked, or whose challenge was accepted. */
    public static Reply of(DuelAnswer answer, Named other) {
        return answer == DuelAnswer.DONE
                ? Reply.NOTHING
                : Reply.note("duel." + answer.word(), other);
    }
}
