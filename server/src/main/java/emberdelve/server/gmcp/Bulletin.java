package emberdelve.server.gmcp;

/**
 * A message for programs.
 *
 * @param name such as {@code Char.Vitals}
 * @param json one JSON value
 */
public record Bulletin(String name, String json) {}
