package emberdelve.server.builder;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.simulate.Outlook;

/** How those fare in an encounter for whom its zone is made. */
public record Weighed(ZoneTemplate zone, Encounter encounter, Outlook outlook) {
    /** Of hit points, the dead's among them, 0..1. */
    public double lost() {
        return 1 - outlook.left();
    }

    Band.Verdict verdict() {
        return Band.of(encounter.standing()).judge(outlook);
    }
}
