package emberdelve.server.rule.group;

import emberdelve.server.view.View;

import java.util.List;

/** The reader's group, the leader first; empty when there is none. */
public record GroupView(List<Member> members, LootRule loot) implements View {
    /** No group. */
    public static final GroupView NONE = new GroupView(List.of(), LootRule.FREE);

    /**
     * @param place the name of the member's room
     * @param number the number of that room, as in {@link emberdelve.server.view.Spot}, when it is
     *     in the reader's zone; 0 otherwise
     * @param here whether it is the reader's room
     */
    public record Member(
            String name,
            int level,
            int hp,
            int maxHp,
            String place,
            int number,
            boolean here,
            boolean leader) {}
}
