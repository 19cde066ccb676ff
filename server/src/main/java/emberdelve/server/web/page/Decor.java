package emberdelve.server.web.page;

import java.util.Optional;

/**
 * The assets that every page needs, as their paths.
 *
 * @param icon the path of the icon; empty for none
 * @param picture the path of the picture beside a link to a page, where others show one
 */
public record Decor(String styles, Optional<String> icon, String picture) {}
