package emberdelve.server.rule.group;

import emberdelve.server.gmcp.DataPage;

import java.util.List;

/** The reader's group for client programs. */
final class GroupData {
    static final DataPage<GroupView> GROUP =
            DataPage.of("GROUP", GroupView.class, "Group", GroupData::group);

    private GroupData() {}

    /**
     * @param leader empty when there is no group
     * @param loot the word of the group's rule for loot
     */
    record Group(String leader, String loot, List<Member> members) {}

    record Member(String name, int level, int hp, int maxhp, String room, int num, boolean here) {}

    static Group group(GroupView view) {
        var leader =
                view.members().stream()
                        .filter(GroupView.Member::leader)
                        .map(GroupView.Member::name)
                        .findFirst();
        return new Group(
                leader.orElse(""),
                view.loot().word(),
                view.members().stream().map(GroupData::member).toList());
    }

    private static Member member(GroupView.Member member) {
        return new Member(
                member.name(),
                member.level(),
                member.hp(),
                member.maxHp(),
                member.place(),
                member.number(),
                member.here());
    }
}
