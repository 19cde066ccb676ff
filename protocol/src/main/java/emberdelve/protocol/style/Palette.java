package emberdelve.protocol.style;

import emberdelve.protocol.style.Color.Ansi;
import emberdelve.protocol.style.Color.Rgb;

/**
 * The palette of a terminal, in which the nearest colour is found. The values are those of xterm.
 */
final class Palette {
    /** First of the 216 colours of the cube among the 256. */
    private static final int CUBE = 16;

    /** First of the 24 greys among the 256; the first is 8 bright, each next one 10 brighter. */
    private static final int GREYS = 232;

    private static final Ansi[] ANSI = Ansi.values();

    private Palette() {}

    /** The number, 16..255, of the nearest of the 256 colours. */
    static int nearestOf256(Rgb color) {
        var red = cubeStep(color.red());
        var green = cubeStep(color.green());
        var blue = cubeStep(color.blue());
        var average = (color.red() + color.green() + color.blue()) / 3;
        var grey = Math.clamp((average - 3) / 10, 0, 23);
        var level = 8 + 10 * grey;

        var fromCube = distance(color, cubeLevel(red), cubeLevel(green), cubeLevel(blue));
        return distance(color, level, level, level) < fromCube
                ? GREYS + grey
                : CUBE + 36 * red + 6 * green + blue;
    }

    static Ansi nearestOf16(Rgb color) {
        var nearest = Ansi.BLACK;
        var least = Integer.MAX_VALUE;
        for (var candidate : ANSI) {
            var distance = distance(color, candidate);
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest;
    }

    private static int distance(Rgb color, Ansi candidate) {
        return switch (candidate) {
            case BLACK -> distance(color, 0, 0, 0);
            case RED -> distance(color, 205, 0, 0);
            case GREEN -> distance(color, 0, 205, 0);
            case YELLOW -> distance(color, 205, 205, 0);
            case BLUE -> distance(color, 0, 0, 238);
            case MAGENTA -> distance(color, 205, 0, 205);
            case CYAN -> distance(color, 0, 205, 205);
            case WHITE -> distance(color, 229, 229, 229);
            case BRIGHT_BLACK -> distance(color, 127, 127, 127);
            case BRIGHT_RED -> distance(color, 255, 0, 0);
            case BRIGHT_GREEN -> distance(color, 0, 255, 0);
            case BRIGHT_YELLOW -> distance(color, 255, 255, 0);
            case BRIGHT_BLUE -> distance(color, 92, 92, 255);
            case BRIGHT_MAGENTA -> distance(color, 255, 0, 255);
            case BRIGHT_CYAN -> distance(color, 0, 255, 255);
            case BRIGHT_WHITE -> distance(color, 255, 255, 255);
        };
    }

    private static int distance(Rgb color, int red, int green, int blue) {
        var byRed = color.red() - red;
        var byGreen = color.green() - green;
        var byBlue = color.blue() - blue;
        return byRed * byRed + byGreen * byGreen + byBlue * byBlue;
    }

    /** The cube's steps are 0, 95, 135, 175, 215, 255: the first is wider than the others. */
    private static int cubeStep(int part) {
        if (part < 48) return 0;
        return part < 115 ? 1 : (part - 35) / 40;
    }

    private static int cubeLevel(int step) {
        return step == 0 ? 0 : 55 + 40 * step;
    }
}
