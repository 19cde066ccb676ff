package emberdelve.server.feature.effect;

import emberdelve.server.model.Actor;

/**
 * An item, an ability or a trigger at work: its user, and its announcement, which is told once,
 * before the first effect, if there is one.
 */
final class Working {
    private final Actor user;
    private final String source;
    private final Runnable announcement;
    private boolean announced;

    /**
     * @param user the actor who used the item, or set off the trap
     * @param source the name of the source without article: {@code scroll of lightning bolt}
     */
    Working(Actor user, String source, Runnable announcement) {
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

    void announce() {
        if (announced) return;
        announced = true;
        announcement.run();
    }
}
