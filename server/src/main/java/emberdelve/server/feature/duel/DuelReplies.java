package emberdelve.server.feature.duel;

import emberdelve.server.command.Reply;
import emberdelve.server.model.Named;

/** Replies that tell why a duel did not begin. A success is told by events. */
final class DuelReplies {
    private DuelReplies() {}

    /** The reply to an answer that names no other player. */
    static Reply mine(DuelAnswer answer) {
        return answer == DuelAnswer.DONE ? Reply.NOTHING : Reply.note("duel." + answer.word());
    }

    /**
     * The reply to an answer that may name another player. {@code other}: the player who was
     * challenged, or whose challenge was accepted.
     */
    public static Reply of(DuelAnswer answer, Named other) {
        return answer == DuelAnswer.DONE
                ? Reply.NOTHING
                : Reply.note("duel." + answer.word(), other);
    }
}
