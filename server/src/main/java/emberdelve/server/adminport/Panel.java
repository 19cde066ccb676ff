package emberdelve.server.adminport;

import static emberdelve.server.html.Html.tag;

import emberdelve.server.html.Html;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * One figure over the last hour, as a picture and in words.
 *
 * @param unit what stands behind the number; may be empty
 */
record Panel(String title, String unit, ToDoubleFunction<Sample> figure) {
    /** The size of a panel, and of what is below its title. */
    static final int WIDTH = 360;

    static final int HEIGHT = 104;
    private static final int TOP = 22;
    private static final int BOTTOM = 102;

    /** The panel as an SVG picture with its title as words for those who do not see it. */
    Html.Element draw(List<Sample> samples) {
        var words = words(samples);
        return tag("svg", tag("title", words))
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("role", "img")
                .with("viewBox", "0 0 " + WIDTH + " " + HEIGHT)
                .with("width", WIDTH)
                .with("height", HEIGHT)
                .add(
                        tag("rect")
                                .with("width", WIDTH)
                                .with("height", BOTTOM - TOP)
                                .with("y", TOP)
                                .with("fill", "none")
                                .with("stroke", "currentColor")
                                .with("stroke-opacity", "0.3"),
                        tag("text", words)
                                .with("y", 15)
                                .with("font-size", 13)
                                .with("font-family", "sans-serif")
                                .with("fill", "currentColor"),
                        tag("polyline")
                                .with("points", points(samples))
                                .with("fill", "none")
                                .with("stroke", "currentColor")
                                .with("stroke-width", "1.5"));
    }

    /** The latest value, and the least and greatest of the hour. */
    String words(List<Sample> samples) {
        if (samples.isEmpty()) return title + ": not measured yet";
        var values = samples.stream().mapToDouble(figure).summaryStatistics();
        return title
                + ": "
                + number(figure.applyAsDouble(samples.getLast()))
                + (unit.isEmpty() ? "" : " " + unit)
                + " ("
                + number(values.getMin())
                + " to "
                + number(values.getMax())
                + ")";
    }

    private String points(List<Sample> samples) {
        var most = Math.max(1, samples.stream().mapToDouble(figure).max().orElse(1));
        var points = new StringBuilder();
        for (var nth = 0; nth < samples.size(); nth++) {
            var x =
                    (double) WIDTH
                            * (LastHour.SAMPLES - samples.size() + nth + 1)
                            / LastHour.SAMPLES;
            var y = TOP + (BOTTOM - TOP) * (1 - figure.applyAsDouble(samples.get(nth)) / most);
            points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
        }
        return points.toString().stripTrailing();
    }

    private static String number(double value) {
        return value < 10 && value != Math.rint(value)
                ? String.format(Locale.ROOT, "%.1f", value)
                : String.format(Locale.ROOT, "%,d", Math.round(value));
    }
}
