package emberdelve.server.session;

import emberdelve.server.link.Batch;
import emberdelve.server.model.Cue;
import emberdelve.server.model.SoundVolumes;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sounds that go with what a player is told: each kind once at most for what comes together
 * (docs/rules.md R8.16). Thread: its connection's event loop.
 */
final class Soundtrack {
    /** The share of all hit points that comes back at once where one is healed, and not resting. */
    private static final int HEALED_PERCENT = 10;

    private static final int WHOLE = 100;

    private final Set<Cue> waiting = EnumSet.noneOf(Cue.class);
    private Optional<SoundVolumes> ofVisit = Optional.empty();
    private Optional<Batch.Self> last = Optional.empty();

    /** Takes the volumes that the client's user has chosen in it, which hold for this visit. */
    void wants(SoundVolumes volumes) {
        ofVisit = Optional.of(volumes);
    }

    /** Notes a moment. */
    void hears(Cue cue) {
        waiting.add(cue);
    }

    /**
     * Takes the character's present state, which tells of wounds also where a fight's words wait.
     */
    void is(Batch.Self now) {
        last.filter(before -> before.who().id().equals(now.who().id()))
                .ifPresent(before -> compare(before, now));
        last = Optional.of(now);
    }

    private void compare(Batch.Self before, Batch.Self now) {
        var gained = now.vitals().hp() - before.vitals().hp();
        if (gained < 0) hears(Cue.WOUND);
        else if (gained * WHOLE > now.vitals().maxHp() * HEALED_PERCENT) hears(Cue.HEAL);
    }

    /**
     * The sounds since the last call, each with its loudness in percent; silent ones are left out.
     */
    Map<Cue, Integer> take() {
        if (waiting.isEmpty()) return Map.of();
        var volumes = volumes();
        var sounds = new EnumMap<Cue, Integer>(Cue.class);
        for (var cue : waiting) if (volumes.of(cue) > 0) sounds.put(cue, volumes.of(cue));
        waiting.clear();
        return sounds;
    }

    /** Whether no sound at all is wanted. */
    boolean isOff() {
        return volumes().isOff();
    }

    private SoundVolumes volumes() {
        return ofVisit.orElseGet(this::ofCharacter);
    }

    private SoundVolumes ofCharacter() {
        return last.map(self -> self.preferences().settings().sounds()).orElse(SoundVolumes.OFF);
    }
}
