package emberdelve.server.sound;

/**
 * A sound as a function of time. Pure.
 *
 * @see Score
 */
@FunctionalInterface
interface Tone {
    /**
     * The air's swing at that moment.
     *
     * @param seconds since the sound began
     * @return -1 to 1
     */
    double at(double seconds);

    /** A pure tone of that pitch, which glides to another over that time. */
    static Tone glide(double fromHertz, double toHertz, double over) {
        return seconds -> {
            var way = Math.min(seconds, over);
            var turns = fromHertz * way + (toHertz - fromHertz) * way * way / (2 * over);
            return Math.sin(2 * Math.PI * (turns + toHertz * Math.max(0, seconds - over)));
        };
    }

    static Tone pure(double hertz) {
        return glide(hertz, hertz, 1);
    }

    /** A tone with overtones, each fainter than the one before: as of wood or a horn. */
    static Tone rich(double hertz, int overtones) {
        return seconds -> {
            var sum = 0.0;
            var whole = 0.0;
            for (var each = 1; each <= overtones; each++) {
                sum += Math.sin(2 * Math.PI * hertz * each * seconds) / each;
                whole += 1.0 / each;
            }
            return sum / whole;
        };
    }

    /**
     * Wind or water: chance swings at so many steps a second, with a line from each to the next;
     * the fewer, the duller. The same each time.
     */
    static Tone noise(double stepsPerSecond, long seed) {
        return seconds -> {
            var step = seconds * stepsPerSecond;
            var whole = (long) step;
            var between = step - whole;
            return swing(seed + whole) * (1 - between) + swing(seed + whole + 1) * between;
        };
    }

    /** A number of -1 to 1 for each step, without a likeness between neighbours (SplitMix64). */
    private static double swing(long step) {
        var mixed = step * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        mixed ^= mixed >>> 31;
        return (mixed >> 11) / (double) (1L << 52);
    }

    /** The same, rising to its full loudness and dying away to nothing. */
    default Tone shaped(double rise, double fall) {
        return seconds -> {
            var loud = seconds < rise ? seconds / rise : Math.exp(-(seconds - rise) / fall);
            return at(seconds) * loud;
        };
    }

    default Tone quieter(double share) {
        return seconds -> at(seconds) * share;
    }

    /** The same, beginning later. */
    default Tone after(double wait) {
        return seconds -> seconds < wait ? 0 : at(seconds - wait);
    }

    /** Both at once; the sum may be louder than 1, and is cut there when it is written. */
    default Tone and(Tone other) {
        return seconds -> at(seconds) + other.at(seconds);
    }
}
