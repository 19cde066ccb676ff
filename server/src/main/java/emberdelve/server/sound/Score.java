package emberdelve.server.sound;

import emberdelve.server.model.Cue;

/**
 * What each sound is made of. They differ in pitch, length and kind, so that they are told apart
 * also by who hears one ear or one loudspeaker. Pure.
 *
 * @param seconds its length
 */
record Score(Tone tone, double seconds) {
    static Score of(Cue cue) {
        return switch (cue) {
            case MENACE -> menace();
            case WOUND -> wound();
            case HEAL -> heal();
            case TELL -> tell();
            case WAY -> way();
            case WEATHER -> weather();
        };
    }

    /** A low growl that rises: something gathers itself. */
    private static Score menace() {
        var growl = Tone.rich(73, 7).and(Tone.rich(77.5, 7)).quieter(0.35);
        var rise = Tone.glide(110, 233, 0.5).quieter(0.3);
        return new Score(growl.and(rise).shaped(0.35, 0.18), 1.0);
    }

    /** A short dull blow. */
    private static Score wound() {
        var thud = Tone.glide(150, 55, 0.12).quieter(0.7).shaped(0.004, 0.07);
        var crack = Tone.noise(3_000, 7).quieter(0.3).shaped(0.002, 0.03);
        return new Score(thud.and(crack), 0.35);
    }

    /** Three soft notes that climb. */
    private static Score heal() {
        var first = Tone.pure(392).shaped(0.03, 0.16);
        var second = Tone.pure(494).shaped(0.03, 0.16).after(0.12);
        var third = Tone.pure(587).shaped(0.03, 0.25).after(0.24);
        return new Score(first.and(second).and(third).quieter(0.4), 0.9);
    }

    /** Two clear strokes of a small bell. */
    private static Score tell() {
        var bell = Tone.pure(880).and(Tone.pure(2_217).quieter(0.3)).shaped(0.005, 0.15);
        return new Score(bell.and(bell.after(0.18)).quieter(0.4), 0.7);
    }

    /** Two soft steps. */
    private static Score way() {
        var step = Tone.noise(700, 3).shaped(0.01, 0.035);
        return new Score(step.and(step.quieter(0.7).after(0.22)).quieter(0.6), 0.45);
    }

    /** A gust of wind. */
    private static Score weather() {
        var gust = Tone.noise(900, 11).and(Tone.noise(240, 19)).quieter(0.3);
        return new Score(gust.shaped(0.7, 0.35), 2.0);
    }
}
