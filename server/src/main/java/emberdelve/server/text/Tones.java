package emberdelve.server.text;

import emberdelve.config.content.Tone;
import emberdelve.protocol.style.Color;
import emberdelve.protocol.style.Color.Ansi;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;

/**
 * The colours of the game, all of them in one place: the sixteen that readers can change in their
 * terminal, and finer ones, readable on black and on white, for terminals with more. No meaning is
 * shown by colour alone.
 */
final class Tones {
    private static final Style TITLE = Style.BOLD;
    private static final Style EXITS = of("exits", Ansi.CYAN, 0, 135, 145);
    private static final Style PEOPLE = of("people", Ansi.YELLOW, 175, 115, 0);
    private static final Style THINGS = of("things", Ansi.GREEN, 60, 140, 60);
    private static final Style TALK = of("talk", Ansi.CYAN, 30, 130, 175);
    private static final Style GROUP = of("group", Ansi.BRIGHT_CYAN, 0, 140, 120);
    private static final Style SHOUT = of("shout", Ansi.BRIGHT_YELLOW, 190, 105, 30);
    private static final Style HURT = of("hurt", Ansi.RED, 205, 60, 60);
    private static final Style HEAL = of("heal", Ansi.GREEN, 40, 145, 80);
    private static final Style DEATH = of("death", Ansi.BRIGHT_RED, 220, 30, 60).withBold();
    private static final Style GAIN = of("gain", Ansi.BRIGHT_GREEN, 90, 140, 0);
    private static final Style WARN = of("warn", Ansi.BRIGHT_RED, 225, 75, 20);

    /** Looks like a warning, and says to programs that the reader must answer at once. */
    private static final Style MENACE = of("menace", Ansi.BRIGHT_RED, 225, 75, 20);

    private static final Style STAFF = of("staff", Ansi.MAGENTA, 170, 80, 190);

    private Tones() {}

    private static Style of(String tone, Ansi ansi, int red, int green, int blue) {
        return Style.of(new Color.Shade(ansi, new Color.Rgb(red, green, blue), tone));
    }

    /** The same warning, as one that the reader must answer at once. */
    static StyledText urgent(StyledText warning) {
        var line = StyledText.builder();
        for (var run : warning.runs()) {
            var style = run.style();
            var isWarning = style.color().equals(WARN.color());
            line.add(run.text(), isWarning ? style.withColor(MENACE.color()) : style);
        }
        return line.build();
    }

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
