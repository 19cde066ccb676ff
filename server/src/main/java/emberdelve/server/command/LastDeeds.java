package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.model.StaffDeed;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The last deed of each member of staff, which {@code undo} takes back where there is a way back.
 * It is not stored: after a restart there is nothing to take back. Thread: world.
 */
public final class LastDeeds {
    /**
     * The most members of staff whose deeds are kept; of more, who has done nothing for longest.
     */
    static final int KEPT_MAX = 100;

    private final Map<String, Last> byWho = new LinkedHashMap<>();

    /** The worlds in which the last deeds were done of those who did them in another than this. */
    private final Map<String, Integer> elsewhere = new LinkedHashMap<>();

    /**
     * A deed, and the way back from it.
     *
     * @param role the role in which it was done
     * @param back empty where there is none
     */
    public record Last(StaffDeed deed, Role role, Optional<Takeback> back) {}

    /** The news for all other worlds that a member of staff has done a deed in that world. */
    public record Elsewhere(String who, int world) {}

    /** Notes a deed from which there is no way back, unless {@link #canTakeBack} is called next. */
    void did(StaffDeed deed, Role role) {
        elsewhere.remove(deed.who());
        byWho.remove(deed.who());
        byWho.put(deed.who(), new Last(deed, role, Optional.empty()));
        if (byWho.size() > KEPT_MAX) byWho.remove(byWho.keySet().iterator().next());
    }

    /** Notes that the last deed of a member of staff was done in another world. */
    public void did(Elsewhere news) {
        byWho.remove(news.who());
        elsewhere.remove(news.who());
        elsewhere.put(news.who(), news.world());
        if (elsewhere.size() > KEPT_MAX) elsewhere.remove(elsewhere.keySet().iterator().next());
    }

    /** Notes that a member of staff in another world asks this one: it sends nobody on. */
    public void isAskedFor(String who) {
        elsewhere.remove(who);
    }

    /** The world in which the last deed of that member of staff was done, if it is not this. */
    public Optional<Integer> elsewhere(String who) {
        return Optional.ofNullable(elsewhere.get(who));
    }

    /** Adds the way back from the last deed of that member of staff. */
    void canTakeBack(String who, Takeback back) {
        byWho.computeIfPresent(
                who, (_, last) -> new Last(last.deed(), last.role(), Optional.of(back)));
    }

    /** Forgets the last deeds of which the test says so. */
    public void forgetIf(Predicate<Last> test) {
        byWho.values().removeIf(test);
    }

    /** The last deed of that member of staff. */
    public Optional<Last> of(String who) {
        return Optional.ofNullable(byWho.get(who));
    }
}
