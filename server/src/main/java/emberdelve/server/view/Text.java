package emberdelve.server.view;

/** A piece of content's prose: a detail that was looked at, a thing's description. */
public record Text(String title, String prose) implements View {}
