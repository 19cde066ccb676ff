package emberdelve.server.session;

import emberdelve.server.metrics.Traffic;

/** For those outside who need sessions, and none of them. */
public final class NobodyHere {
    private NobodyHere() {}

    public static Sessions sessions() {
        return new Sessions(Traffic.none());
    }
}
