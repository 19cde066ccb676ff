package emberdelve.config.content;

/** One message of {@code content/messages/}: its words and what it is about. */
public record Message(Template template, Tone tone) {}
