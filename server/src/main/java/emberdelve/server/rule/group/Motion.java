package emberdelve.server.rule.group;

import emberdelve.server.model.Named;

import java.util.List;

/** The question of a vote. */
public sealed interface Motion {
    /** The word in message keys: {@code expel}. */
    default String word() {
        return switch (this) {
            case Expel _ -> "expel";
            case Lead _ -> "lead";
            case Ask _ -> "ask";
        };
    }

    /** The member that the question is about, if there is one. */
    default List<Named> concerned() {
        return switch (this) {
            case Expel(var member) -> List.of(member);
            case Lead(var member) -> List.of(member);
            case Ask _ -> List.of();
        };
    }

    /** The motion to expel the member, who has no vote. */
    record Expel(Named member) implements Motion {}

    /** The motion to make the member the leader. */
    record Lead(Named member) implements Motion {}

    /** A question without a result in the game. */
    record Ask(String words) implements Motion {}
}
