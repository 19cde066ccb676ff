package emberdelve.server.command;

import java.util.Optional;

/** {@code again}, {@code !!}: types the last line once more. The session knows which it was. */
public record AgainCommand() implements Command.OfTerminal {
    /** The verb, or a sign: one is enough; players who learned it from a shell type two. */
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "aga*in", "!")
                    .parsed(rest ->
                            rest.isEmpty() || rest.equals("!")
                                    ? Optional.of(new AgainCommand())
                                    : Optional.empty());
}
