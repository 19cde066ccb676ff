package emberdelve.server.replay;

import emberdelve.config.content.Content;

import java.util.Optional;

/** The contents by their versions, for recordings in which the content was reloaded. */
@FunctionalInterface
public interface Contents {
    /** The contents of a game for which none were kept. */
    Contents NONE = _ -> Optional.empty();

    Optional<Content> of(String version);
}
