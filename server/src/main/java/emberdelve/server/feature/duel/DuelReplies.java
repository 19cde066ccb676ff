package emberdelve.server.feature.duel;

import emberdelve.server.command.Reply;
import emberdelve.server.model.Named;

/** Why nothing came of a duel; of what was done events tell. */
final class DuelReplies {
    private DuelReplies() {}

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
