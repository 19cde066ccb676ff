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

    /**
     * A deed, and the way back from it.
     *
     * @param role the role in which it was done
     * @param back empty where there is none
     */
    public record Last(StaffDeed deed, Role role, Optional<Takeback> back) {}

    /** Notes a deed from which there is no way back, unless {@link #canTakeBack} is called next. */
    void did(StaffDeed deed, Role role) {
        byWho.remove(deed.who());
        byWho.put(deed.who(), new Last(deed, role, Optional.empty()));
        if (byWho.size() > KEPT_MAX) byWho.remove(byWho.keySet().iterator().next());
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
