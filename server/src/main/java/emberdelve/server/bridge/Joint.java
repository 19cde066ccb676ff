package emberdelve.server.bridge;

import java.net.URI;
import java.util.Optional;

/**
 * A channel that is joined to a place outside.
 *
 * @param channel its id
 * @param place the name of the place, for players; also the last part of the address for what comes
 *     in
 * @param webhook where to what is said on the channel goes; empty = nowhere
 * @param secret signs what comes in; empty = nothing comes in
 */
record Joint(
        String channel,
        String place,
        Optional<URI> webhook,
        Format format,
        Optional<String> secret) {
    /** The form of a message to a webhook. */
    enum Format {
        /** What Discord takes. */
        DISCORD,
        /** Our own: channel, speaker and words. */
        PLAIN_JSON
    }

    /** Without what nobody may read. */
    @Override
    public String toString() {
        return channel + " - " + place;
    }
}
