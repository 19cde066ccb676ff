package emberdelve.server.gmcp;

import emberdelve.server.view.View;

import java.util.List;
import java.util.function.Function;

/**
 * The messages that views of one class become for programs.
 *
 * @param topic the topic's name in inputs and recordings: {@code VITALS}
 */
public record DataPage<V extends View>(String topic, Class<V> view, List<Part<V>> parts) {
    /** The page of views that become one message; the parameters are as those of {@link Part}. */
    public static <V extends View> DataPage<V> of(
            String topic, Class<V> view, String name, Function<V, Object> json) {
        return new DataPage<>(topic, view, List.of(Part.of(name, json)));
    }

    /**
     * One message.
     *
     * @param name the message's name, as programs know it: {@code Char.Vitals}
     * @param json makes of a view what becomes the JSON value: a record, a map, a list, words or a
     *     number
     * @param wish the wish by which a client is sent the message
     */
    public record Part<V extends View>(String name, Function<V, Object> json, Wish wish) {
        public static <V extends View> Part<V> of(String name, Function<V, Object> json) {
            return new Part<>(name, json, Wish.MODULE);
        }

        /**
         * A part that is sent along with others of its topic, and cannot be asked for by itself.
         */
        public static <V extends View> Part<V> beside(String name, Function<V, Object> json) {
            return new Part<>(name, json, Wish.OTHERS);
        }

        /** A part for clients that ask for this message by its whole name. */
        public static <V extends View> Part<V> named(String name, Function<V, Object> json) {
            return new Part<>(name, json, Wish.NAME);
        }
    }

    /** The wish by which a client is sent a message. */
    public enum Wish {
        /** The message, or a module that it is in. */
        MODULE,
        /** The message by its whole name: it is too long for clients that do not know it. */
        NAME,
        /** Another message of the same topic. */
        OTHERS
    }
}
