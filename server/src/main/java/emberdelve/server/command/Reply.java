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
 */
public record Reply(List<View> views, boolean whenDurable) {
    public static final Reply NOTHING = new Reply(List.of(), false);

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
}
