package emberdelve.server.web.page;

import java.util.function.Supplier;

/**
 * A file for programs that read the pages, which is the same as long as the server runs. Safe for
 * any thread.
 *
 * @param type its media type
 */
public record PublicFile(String type, Supplier<String> text) {}
