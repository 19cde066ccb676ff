package emberdelve.server.narrate;

import emberdelve.config.content.Tone;
import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.Style;

/**
 * The colours of the game, all of them in one place. Only the sixteen that readers can choose
 * themselves, and never the only sign of anything.
 */
final class Tones {
    private static final Style TITLE = Style.BOLD;
    private static final Style EXITS = Style.of(Color.Ansi.CYAN);
    private static final Style PEOPLE = Style.of(Color.Ansi.YELLOW);
    private static final Style THINGS = Style.of(Color.Ansi.GREEN);
    private static final Style TALK = Style.of(Color.Ansi.CYAN);
    private static final Style GROUP = Style.of(Color.Ansi.BRIGHT_CYAN);
    private static final Style SHOUT = Style.of(Color.Ansi.BRIGHT_YELLOW);
    private static final Style HURT = Style.of(Color.Ansi.RED);
    private static final Style HEAL = Style.of(Color.Ansi.GREEN);
    private static final Style DEATH = Style.of(Color.Ansi.BRIGHT_RED).withBold();
    private static final Style GAIN = Style.of(Color.Ansi.BRIGHT_GREEN);
    private static final Style WARN = Style.of(Color.Ansi.BRIGHT_RED);
    private static final Style STAFF = Style.of(Color.Ansi.MAGENTA);

    private Tones() {}

    static Style style(Tone tone) {
        return switch (tone) {
            case PLAIN, BLOW, SYSTEM -> Style.PLAIN;
            case TITLE -> TITLE;
            case EXITS -> EXITS;
            case PEOPLE -> PEOPLE;
            case THINGS -> THINGS;
            case TALK -> TALK;
            case GROUP -> GROUP;
            case SHOUT -> SHOUT;
            case HURT -> HURT;
            case HEAL -> HEAL;
            case DEATH -> DEATH;
            case GAIN -> GAIN;
            case WARN -> WARN;
            case STAFF -> STAFF;
        };
    }
}
