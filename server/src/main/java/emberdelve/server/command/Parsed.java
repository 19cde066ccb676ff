package emberdelve.server.command;

import emberdelve.server.view.View;

/** The result of parsing a typed line. */
public sealed interface Parsed {
    record Understood(Command command) implements Parsed {}

    /** No command; {@code answer} says what is wrong and what to type. */
    record Unclear(View answer) implements Parsed {}
}
