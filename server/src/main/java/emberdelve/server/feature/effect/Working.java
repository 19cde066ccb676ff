package emberdelve.server.feature.effect;

import emberdelve.server.model.Actor;

/**
 * An item, an ability or a trigger at work: who let it loose, and how that is told. It is told
 * once, before its first effect, and not at all without one.
 */
final class Working {
    private final Actor user;
    private final String source;
    private final Runnable announcement;
    private boolean announced;

    /**
     * @param user who used it; who set it off, for a trap
     * @param source what it is, without article: {@code scroll of lightning bolt}
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
