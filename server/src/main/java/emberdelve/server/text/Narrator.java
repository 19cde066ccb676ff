package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.link.Heard;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * The narrator, who puts events into words; each family of events has a class of its own. Safe for
 * any thread.
 */
public final class Narrator {
    private final Phrasing phrasing;
    private final Map<Class<?>, Words<?>> words;

    /**
     * @param words the words of every event, by the event's class
     */
    public Narrator(Phrasing phrasing, Map<Class<?>, Words<?>> words) {
        this.phrasing = phrasing;
        this.words = words;
    }

    /** The lines that this reader is told of the event; may be empty. */
    public List<StyledText> tell(Heard.Fact fact, Reader reader) {
        var its = words.get(fact.event().getClass());
        if (its == null)
            throw new NoSuchElementException("no feature has words for " + fact.event());
        var telling = new Rendering(phrasing, reader, fact.direction(), fact.seen(), fact.scene());
        return its.tell(fact.event(), telling);
    }
}
