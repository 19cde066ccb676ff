package emberdelve.server.rule.group;

import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Characters who share fights, gold and experience. The first member leads. Thread: world. */
public final class Group {
    private final long number;
    private final List<Actor> members = new ArrayList<>();
    private LootRule loot = LootRule.FREE;
    private Optional<Actor> lastServed = Optional.empty();

    /**
     * @param number the group's number, never given twice
     */
    Group(Actor leader, long number) {
        this.number = number;
        members.add(leader);
    }

    long number() {
        return number;
    }

    public Actor leader() {
        return members.getFirst();
    }

    /** The members in the order in which they joined, the leader first. */
    public List<Actor> members() {
        return Collections.unmodifiableList(members);
    }

    Optional<Actor> member(ActorId id) {
        return members.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    public LootRule loot() {
        return loot;
    }

    void setLoot(LootRule rule) {
        loot = rule;
    }

    /** The member who gets the next item; empty when anybody may take it. */
    public Optional<Actor> nextOwner(List<Actor> sharers) {
        return switch (loot) {
            case FREE -> Optional.empty();
            case LEADER -> Optional.of(leader());
            case ROUND_ROBIN -> {
                var from = lastServed.map(members::indexOf).orElse(-1);
                lastServed =
                        IntStream.rangeClosed(1, members.size())
                                .mapToObj(step -> members.get((from + step) % members.size()))
                                .filter(sharers::contains)
                                .findFirst();
                yield lastServed;
            }
        };
    }

    void add(Actor member) {
        members.add(member);
    }

    /** Makes the member the leader. */
    void lead(Actor member) {
        members.remove(member);
        members.addFirst(member);
    }

    void remove(Actor member) {
        members.remove(member);
    }
}
