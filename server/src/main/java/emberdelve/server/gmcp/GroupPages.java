package emberdelve.server.gmcp;

import emberdelve.server.view.GroupView;
import emberdelve.server.view.TimelineView;

import java.util.List;

/** Those whom the reader goes with, and who acts next. */
final class GroupPages {
    private GroupPages() {}

    /**
     * @param leader empty when there is no group
     * @param loot the word of its rule
     */
    record Group(String leader, String loot, List<Member> members) {}

    record Member(String name, int level, int hp, int maxhp, String room, boolean here) {}

    /**
     * @param now in ticks of the zone
     */
    record Timeline(long now, List<Due> next) {}

    record Due(String name, String id, long due) {}

    static Group group(GroupView view) {
        var leader =
                view.members().stream()
                        .filter(GroupView.Member::leader)
                        .map(GroupView.Member::name)
                        .findFirst();
        return new Group(
                leader.orElse(""),
                view.loot().word(),
                view.members().stream().map(GroupPages::member).toList());
    }

    static Timeline timeline(TimelineView view) {
        return new Timeline(
                view.now(),
                view.lines().stream()
                        .map(line ->
                                new Due(
                                        line.who().name(),
                                        line.who().id().toString(),
                                        line.dueTick()))
                        .toList());
    }

    private static Member member(GroupView.Member member) {
        return new Member(
                member.name(),
                member.level(),
                member.hp(),
                member.maxHp(),
                member.place(),
                member.here());
    }
}
