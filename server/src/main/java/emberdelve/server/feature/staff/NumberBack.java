package emberdelve.server.feature.staff;

import emberdelve.server.command.Takeback;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The way back to a number that a character had before, as long as it has the number that it was
 * given.
 *
 * @param now reads the number
 * @param reset puts everything back as it was before
 */
record NumberBack(Actor actor, long after, LongSupplier now, Runnable reset) implements Takeback {
    @Override
    public Optional<Actor> whom() {
        return Optional.of(actor);
    }

    @Override
    public Optional<Note> obstacle() {
        var is = now.getAsLong();
        return is == after
                ? Optional.empty()
                : Optional.of(
                        Note.of(
                                "undo.other-number",
                                Map.of(
                                        "who", actor.name(),
                                        "now", Long.toString(is),
                                        "after", Long.toString(after))));
    }

    @Override
    public void run() {
        reset.run();
    }
}
