package emberdelve.server.rule.item;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Outcome;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The refusal of gold that is the character's alone, and of anything that a guest would part with
 * (docs/rules.md R6.33, R6.34).
 */
public final class BoundGold {
    private static final String KEY = "gold.bound";

    private BoundGold() {}

    /** The refusal to whoever would pay with it for what others may have. */
    public static Outcome refusal(Actor self) {
        return new Outcome.Refused(KEY, List.of(), words(self));
    }

    /** The same as an answer. */
    public static Reply reply(Actor self) {
        return Reply.note(KEY, words(self));
    }

    private static Map<String, String> words(Actor self) {
        return Map.of(
                "free", Long.toString(self.freeGold()), "bound", Long.toString(self.boundGold()));
    }

    /** Guests come without a password, as often as somebody likes: what they have stays theirs. */
    public static Optional<Reply> asGuest(Scene scene) {
        return scene.role() == Role.GUEST
                ? Optional.of(Reply.note("guest.gives-nothing"))
                : Optional.empty();
    }
}
