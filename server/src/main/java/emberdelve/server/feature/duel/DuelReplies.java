package emberdelve.server.feature.duel;

import emberdelve.server.command.Reply;
import emberdelve.server.model.Named;

/** Replies that tell why a duel did not begin. A success is told by events. */
final class DuelReplies {
    private DuelReplies() {}

    /** The reply when it names nobody else. */
    static Reply mine(DuelAnswer answer) {
        return answer == DuelAnswer.DONE ? Reply.NOTHING : Reply.note("duel." + answer.word());
    }

    /** {@code other}: the challenged one, or the one whose challenge was accepted. */
    public static Reply of(DuelAnswer answer, Named other) {
        return answer == DuelAnswer.DONE
                ? Reply.NOTHING
                : Reply.note("duel." + answer.word(), other);
    }
}
