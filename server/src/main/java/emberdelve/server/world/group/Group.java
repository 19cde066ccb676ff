package emberdelve.server.world.group;

import emberdelve.server.world.actor.Actor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** People who share fights, gold and experience. The first member leads. Thread: world. */
public final class Group {
    private final List<Actor> members = new ArrayList<>();

    Group(Actor leader) {
        members.add(leader);
    }

    public Actor leader() {
        return members.getFirst();
    }

    /** In the order in which they joined, the leader first. */
    public List<Actor> members() {
        return Collections.unmodifiableList(members);
    }

    void add(Actor member) {
        members.add(member);
    }

    /** A member goes first from now on. */
    void lead(Actor member) {
        members.remove(member);
        members.addFirst(member);
    }

    void remove(Actor member) {
        members.remove(member);
    }
}
