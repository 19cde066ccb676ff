package emberdelve.server.model;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * The loudness of each kind of sound. Immutable; a kind that is not named is silent.
 *
 * @param percent 1 to 100 for each kind that is heard, in the order of the kinds
 */
public record SoundVolumes(Map<Cue, Integer> percent) {
    public static final int MOST = 100;

    /** No sound at all, with which everybody begins. */
    public static final SoundVolumes OFF = new SoundVolumes(Map.of());

    /**
     * The loudness for who asks for sounds and says no more: what calls for an answer is louder
     * than what is only around.
     */
    public static final SoundVolumes USUAL =
            new SoundVolumes(
                    Map.of(
                            Cue.MENACE, 80,
                            Cue.WOUND, 60,
                            Cue.HEAL, 50,
                            Cue.TELL, 70,
                            Cue.WAY, 25,
                            Cue.WEATHER, 25));

    /**
     * @throws IllegalArgumentException if a number is not 0 to 100
     */
    public SoundVolumes {
        var heard = new EnumMap<Cue, Integer>(Cue.class);
        percent.forEach((cue, loud) -> {
            if (loud < 0 || loud > MOST)
                throw new IllegalArgumentException(
                        cue.word() + ": " + loud + " (expected: 0.." + MOST + ")");
            if (loud > 0) heard.put(cue, loud);
        });
        // Most characters want no sound, and each of thousands would keep an empty map.
        percent = heard.isEmpty() ? Map.of() : Collections.unmodifiableMap(heard);
    }

    /** 0 to 100; 0 is silence. */
    public int of(Cue cue) {
        return percent.getOrDefault(cue, 0);
    }

    public boolean isOff() {
        return percent.isEmpty();
    }

    /** The same with another loudness of one kind. */
    public SoundVolumes with(Cue cue, int loud) {
        var now = new EnumMap<Cue, Integer>(Cue.class);
        now.putAll(percent);
        now.put(cue, loud);
        return new SoundVolumes(now);
    }
}
