package emberdelve.server.rule.menace;

import emberdelve.server.command.Command;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Stance;

/** {@code brace}, {@code dodge}: meets what an enemy is about to do. */
record StanceCommand(Stance stance) implements Command.Timed {
    static final Verb BRACE =
            Verb.of(Verb.Kind.FIGHT, "bra*ce").alone(() -> new StanceCommand(Stance.BRACED));
    static final Verb DODGE =
            Verb.of(Verb.Kind.FIGHT, "dod*ge")
                    .alone(() -> new StanceCommand(Stance.READY_TO_DODGE));

    @Override
    public Intent intent(Scene scene) {
        return Intent.to(new TakeStance(stance));
    }
}
