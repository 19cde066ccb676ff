package emberdelve.protocol.style;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A piece of text, each part of it with its style. Equal when it would look the same. Immutable,
 * but for what it remembers of its last drawing.
 *
 * <p>A line feed in it starts a new line when it is wrapped; other control characters are dropped
 * when it is encoded.
 */
public final class StyledText {
    public static final StyledText EMPTY = new StyledText(List.of(), false);

    /** Text in one style. */
    public record Run(String text, Style style) {}

    private final List<Run> runs;
    private final boolean hanging;

    /** The last drawing, by whichever thread: all of them draw the same. */
    private Shape.@Nullable Drawing drawing;

    private StyledText(List<Run> runs, boolean hanging) {
        this.runs = runs;
        this.hanging = hanging;
    }

    public static StyledText of(String text) {
        return of(text, Style.PLAIN);
    }

    public static StyledText of(String text, Style style) {
        return text.isEmpty() ? EMPTY : new StyledText(List.of(new Run(text, style)), false);
    }

    public static Builder builder() {
        return new Builder();
    }

    /** The runs: none is empty, and no two neighbours have the same style. */
    public List<Run> runs() {
        return runs;
    }

    /** The same text; where it is wrapped, each row but the first is indented. */
    public StyledText hanging() {
        return new StyledText(runs, true);
    }

    boolean isHanging() {
        return hanging;
    }

    /** The bare characters, without any style. */
    public String plain() {
        if (runs.isEmpty()) return "";
        if (runs.size() == 1) return runs.getFirst().text();

        var plain = new StringBuilder();
        for (var run : runs) plain.append(run.text());
        return plain.toString();
    }

    /** The columns that it takes on a terminal, if nothing breaks it. */
    public int width() {
        var width = 0;
        for (var run : runs) width += Columns.of(run.text());
        return width;
    }

    public boolean isEmpty() {
        return runs.isEmpty();
    }

    /**
     * A text with the same styles and other words, which {@code change} makes of each run's text.
     */
    public StyledText map(UnaryOperator<String> change) {
        var mapped = builder();
        for (var run : runs) mapped.add(change.apply(run.text()), run.style());
        return hanging ? mapped.build().hanging() : mapped.build();
    }

    /** The part from one offset in {@link #plain()} up to, but without, another. */
    StyledText slice(int from, int to) {
        var slice = builder();
        var start = 0;
        for (var run : runs) {
            var end = start + run.text().length();
            if (start < to && end > from) {
                var text = run.text();
                slice.add(
                        text.substring(
                                Math.max(from - start, 0), Math.min(to - start, text.length())),
                        run.style());
            }
            start = end;
        }
        return slice.build();
    }

    /** The latest drawing, if there is one. */
    Optional<Shape.Drawing> drawing() {
        return Optional.ofNullable(drawing);
    }

    void remember(Shape.Drawing drawn) {
        drawing = drawn;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StyledText text
                && runs.equals(text.runs)
                && hanging == text.hanging;
    }

    @Override
    public int hashCode() {
        return runs.hashCode() + (hanging ? 1 : 0);
    }

    /** The bare characters, for messages of tests and logs. */
    @Override
    public String toString() {
        return plain();
    }

    /** The builder of a text, from left to right. Thread: whichever made it. */
    public static final class Builder {
        private final List<Run> runs = new ArrayList<>();

        private Builder() {}

        public Builder add(String text) {
            return add(text, Style.PLAIN);
        }

        public Builder add(String text, Style style) {
            if (text.isEmpty()) return this;

            if (!runs.isEmpty() && runs.getLast().style().equals(style)) {
                var last = runs.removeLast();
                runs.add(new Run(last.text() + text, style));
            } else {
                runs.add(new Run(text, style));
            }
            return this;
        }

        public Builder add(StyledText text) {
            for (var run : text.runs) add(run.text(), run.style());
            return this;
        }

        public boolean isEmpty() {
            return runs.isEmpty();
        }

        public StyledText build() {
            return runs.isEmpty() ? EMPTY : new StyledText(List.copyOf(runs), false);
        }
    }
}
