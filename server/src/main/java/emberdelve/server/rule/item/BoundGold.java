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
 * The refusals of bound gold, which is the character's alone, and of anything that a guest would
 * give away (docs/rules.md R6.33, R6.34).
 */
public final class BoundGold {
    private static final String KEY = "gold.bound";

    private BoundGold() {}

    /** The refusal of bound gold as payment for something that others may have. */
    public static Outcome refusal(Actor self) {
        return new Outcome.Refused(KEY, List.of(), words(self));
    }

    /** The refusal of {@link #refusal} as a reply. */
    public static Reply reply(Actor self) {
        return Reply.note(KEY, words(self));
    }

    private static Map<String, String> words(Actor self) {
        return Map.of(
                "free", Long.toString(self.freeGold()), "bound", Long.toString(self.boundGold()));
    }

    /**
     * The refusal to a guest, who may give nothing away; empty for others. Anybody can become a
     * guest without a password, as often as they like.
     */
    public static Optional<Reply> asGuest(Scene scene) {
        return scene.role() == Role.GUEST
                ? Optional.of(Reply.note("guest.gives-nothing"))
                : Optional.empty();
    }
}
