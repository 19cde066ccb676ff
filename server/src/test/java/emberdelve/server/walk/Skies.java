package emberdelve.server.walk;

import emberdelve.config.content.SkyWhen;
import emberdelve.server.kernel.Weather;

import java.util.Set;
import java.util.function.BooleanSupplier;

/** What walkers wait for, who fight meanwhile: an hour, or a weather. */
final class Skies {
    /** Two days of the shipped dungeon, at ten seconds each. */
    private static final int PAUSES_MAX = 1_440;

    private final Party party;

    Skies(Party party) {
        this.party = party;
    }

    /** Waits until it is like that. */
    void waitFor(SkyWhen sky) {
        wait(
                () -> now().stream().anyMatch(sky.words()::contains),
                String.join(" or ", sky.words()));
    }

    /** Waits until it is in some way not as it is now. */
    void waitForAnother() {
        var before = now();
        wait(() -> !now().equals(before), "any other sky than " + before);
    }

    private void wait(BooleanSupplier isOver, String what) {
        for (var pauses = 0; pauses < PAUSES_MAX; pauses++) {
            if (isOver.getAsBoolean()) return;
            party.walkers().forEach(Walker::clears);
            party.waits(Party.PAUSE_SECONDS);
        }
        throw new Stranded("it is never " + what);
    }

    /** The words of the sky that hold. */
    private Set<String> now() {
        return party.world().part(Weather.class).words();
    }
}
