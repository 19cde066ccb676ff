package emberdelve.config.content;

/** A message of {@code content/messages/}: its words and its tone. */
public record Message(Template template, Tone tone) {}
