package emberdelve.server.text;

/** The parts that put one content's messages into words. Safe for any thread. */
public record Voices(Narrator narrator, Renderer screen, Phrasing phrasing, Prompt prompt) {}
