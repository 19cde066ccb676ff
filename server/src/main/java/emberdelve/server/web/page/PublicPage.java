package emberdelve.server.web.page;

import emberdelve.server.game.Shown;

import java.util.function.Function;
import java.util.function.Supplier;

/** A page that everybody may read. Safe for any thread. */
public sealed interface PublicPage {
    /** A page made of content, which is the same as long as the server runs. */
    record Standing(Supplier<String> html) implements PublicPage {}

    /** A page made of what the world shows just now. */
    record Passing(Function<Shown, String> html) implements PublicPage {}
}
