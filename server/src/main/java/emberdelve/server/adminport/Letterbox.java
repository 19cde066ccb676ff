package emberdelve.server.adminport;

import java.util.Optional;
import java.util.function.Function;

/** Whoever takes what others post to the admin port. Safe for any thread. */
public interface Letterbox {
    /** The most octets of a letter. */
    int OCTETS_MAX = 4096;

    /** Whether letters to that path are for it. */
    boolean isAt(String path);

    /**
     * Takes a letter.
     *
     * @param header the value of a header, by its name
     * @param body at most one octet more than {@link #OCTETS_MAX}, if it is longer
     */
    Receipt take(String path, Function<String, Optional<String>> header, byte[] body);

    /**
     * The answer to a letter.
     *
     * @param status the status of HTTP
     * @param words for whoever posted it
     */
    record Receipt(int status, String words) {}
}
