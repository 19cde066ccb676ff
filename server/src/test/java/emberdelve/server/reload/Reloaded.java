package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.server.command.Verbs;
import emberdelve.server.link.Input;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Editions;

import java.util.Optional;

/** A reload that the world was asked for, and the edition that it names. */
record Reloaded(Input.Reload input, Edition edition) {
    static Reloaded of(Input.Reload input, Editions editions) {
        return new Reloaded(input, editions.of(input.version()));
    }

    Content content() {
        return edition.content();
    }

    Verbs verbs() {
        return edition.verbs();
    }

    String who() {
        return input.who();
    }

    Optional<Input.Edited> edited() {
        return input.edited();
    }
}
