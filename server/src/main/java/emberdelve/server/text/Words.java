package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.WorldEvent;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The words for the events of one family. Safe for any thread.
 *
 * @param family sealed, so that its words are asked for by the compiler; or one event
 */
public record Words<E extends WorldEvent>(Class<E> family, Teller<E> teller) {
    /** The teller who puts an event into words. */
    @FunctionalInterface
    public interface Teller<E extends WorldEvent> {
        /** The lines that the reader is told; may be empty. */
        List<StyledText> tell(E event, Rendering telling);
    }

    List<StyledText> tell(WorldEvent event, Rendering telling) {
        return teller.tell(family.cast(event), telling);
    }

    /** The events of the family. */
    public List<Class<?>> events() {
        return events(family).toList();
    }

    private static Stream<Class<?>> events(Class<?> family) {
        return family.isSealed()
                ? Arrays.stream(family.getPermittedSubclasses()).flatMap(Words::events)
                : Stream.of(family);
    }
}
