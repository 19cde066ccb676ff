package emberdelve.server.rule.effect;

import emberdelve.server.model.Actor;

import java.util.function.ToIntFunction;

/**
 * An item, an ability or a trigger at work: its user, and its announcement, which is told once,
 * before the first effect that applies.
 */
final class Working {
    private final Actor user;
    private final String source;
    private final Runnable announcement;
    private final ToIntFunction<Actor> share;
    private final boolean settled;
    private final boolean forOne;
    private boolean announced;

    /**
     * @param user the actor who used the item, or set off the trap
     * @param source the name of the source without article: {@code scroll of lightning bolt}
     */
    Working(Actor user, String source, Runnable announcement) {
        this(user, source, announcement, /* forOne= */ false);
    }

    /**
     * @param forOne whether it is an ability for one target: its announcement names neither the
     *     target nor the outcome, so the events of its effects name both
     */
    Working(Actor user, String source, Runnable announcement, boolean forOne) {
        this(user, source, announcement, _ -> 100, /* settled= */ false, forOne);
    }

    /**
     * @param share the percentage of the harm that reaches a target
     * @param settled whether the targets are settled, so that no guard steps in any more
     */
    Working(
            Actor user,
            String source,
            Runnable announcement,
            ToIntFunction<Actor> share,
            boolean settled) {
        this(user, source, announcement, share, settled, /* forOne= */ false);
    }

    private Working(
            Actor user,
            String source,
            Runnable announcement,
            ToIntFunction<Actor> share,
            boolean settled,
            boolean forOne) {
        this.forOne = forOne;
        this.share = share;
        this.settled = settled;
        this.user = user;
        this.source = source;
        this.announcement = announcement;
    }

    Actor user() {
        return user;
    }

    String source() {
        return source;
    }

    boolean isForOne() {
        return forOne;
    }

    boolean isSettled() {
        return settled;
    }

    /** The percentage of the harm that reaches that target. */
    int share(Actor target) {
        return share.applyAsInt(target);
    }

    void announce() {
        if (announced) return;
        announced = true;
        announcement.run();
    }
}
