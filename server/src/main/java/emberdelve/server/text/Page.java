package emberdelve.server.text;

import emberdelve.server.view.View;

/** The page that shows views of one class. Safe for any thread. */
public record Page<V extends View>(Class<V> view, Writer<V> writer) {
    /** The writer of a view, from top to bottom; at least one line. */
    @FunctionalInterface
    public interface Writer<V extends View> {
        void write(V view, Sheet sheet);
    }

    void write(View answer, Sheet sheet) {
        writer.write(view.cast(answer), sheet);
    }
}
