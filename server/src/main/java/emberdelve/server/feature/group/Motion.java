package emberdelve.server.feature.group;

import emberdelve.server.model.Named;

import java.util.List;

/** What a group is asked to decide. */
public sealed interface Motion {
    /** As in message keys: {@code expel}. */
    default String word() {
        return switch (this) {
            case Expel _ -> "expel";
            case Lead _ -> "lead";
            case Ask _ -> "ask";
        };
    }

    /** Whom it is about, if anybody. */
    default List<Named> concerned() {
        return switch (this) {
            case Expel(var member) -> List.of(member);
            case Lead(var member) -> List.of(member);
            case Ask _ -> List.of();
        };
    }

    /** Sends the member away; the others decide. */
    record Expel(Named member) implements Motion {}

    /** Lets the member lead. */
    record Lead(Named member) implements Motion {}

    /** Only wants to know. */
    record Ask(String words) implements Motion {}
}
