package emberdelve.server.web.page;

import java.util.Optional;

/**
 * The assets that every page needs, as their paths.
 *
 * @param icon the path of the icon; empty for none
 */
public record Decor(String styles, Optional<String> icon) {}
