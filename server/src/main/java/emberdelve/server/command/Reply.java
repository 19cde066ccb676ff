package emberdelve.server.command;

import emberdelve.server.model.Named;
import emberdelve.server.model.Outcome;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;

/**
 * A command's answer to its player.
 *
 * @param views shown in this order; none when events already tell the result
 * @param whenDurable whether the answer waits until the command's result is safe on disk
 * @param afterwards what follows from the command in the same tick, once the views have been handed
 *     over
 */
public record Reply(List<View> views, boolean whenDurable, Runnable afterwards) {
    public static final Reply NOTHING = new Reply(List.of(), false);

    public Reply(List<View> views, boolean whenDurable) {
        this(views, whenDurable, () -> {});
    }

    public static Reply of(View... views) {
        return new Reply(List.of(views), false);
    }

    public static Reply note(String key, Named... actors) {
        return of(Note.of(key, actors));
    }

    public static Reply note(String key, Map<String, String> arguments) {
        return of(Note.of(key, arguments));
    }

    /** Says why something was refused. */
    public static Reply refused(Outcome.Refused refused) {
        return of(new Note(refused.key(), refused.actors(), refused.arguments()));
    }

    /** The same answer, held back until the command's result is safe on disk. */
    public Reply heldUntilDurable() {
        return new Reply(views, true);
    }

    /**
     * The same answer, and then what follows from the command, which others may see and hear, too.
     */
    public Reply then(Runnable happens) {
        return new Reply(views, whenDurable, happens);
    }
}
