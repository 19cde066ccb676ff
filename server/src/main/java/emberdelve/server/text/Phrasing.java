package emberdelve.server.text;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Message;
import emberdelve.config.content.MessageCatalogue;
import emberdelve.config.content.Messages;
import emberdelve.config.content.Template;
import emberdelve.config.content.Tone;
import emberdelve.protocol.style.Style;
import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;

import java.util.List;
import java.util.Map;

/**
 * The phrasing of templates for one reader, in their own person (docs/building.md: Messages). Safe
 * for any thread.
 *
 * <p>Arguments are put in as they are; nothing in them is ever read as a template.
 */
public final class Phrasing {
    private static final List<String> ORDINALS =
            List.of("view.first", "view.second", "view.third", "view.fourth");

    private final Messages messages;
    private final MessageCatalogue catalogue;
    private final Conjugation conjugation;

    /**
     * @param catalogue the actors and values that each message needs; checked by assertions
     */
    public Phrasing(Messages messages, MessageCatalogue catalogue) {
        this.catalogue = catalogue;
        this.messages = messages;
        this.conjugation = new Conjugation(messages.irregularVerbs());
    }

    /** Fills the template. A missing actor is "someone"; a missing value is shown as its key. */
    public String fill(
            Template template, List<Named> actors, Map<String, String> arguments, ActorId reader) {
        return new Sentence(conjugation, actors, arguments, reader, false).fill(template);
    }

    /** The words of that key's message, without style. */
    public String words(
            String key, List<Named> actors, Map<String, String> arguments, ActorId reader) {
        assert isGiven(key, actors, arguments) : key + " " + arguments;
        return fill(messages.get(key).template(), actors, arguments, reader);
    }

    /**
     * The actor with a number before the name: the second kobold; {@code number} is 0 for the only
     * kobold.
     */
    public Named numbered(Named actor, int number, ActorId reader) {
        if (number == 0) return actor;
        var key = number <= ORDINALS.size() ? ORDINALS.get(number - 1) : "view.nth";
        var arguments = Map.of("who", actor.name(), "number", Integer.toString(number));
        return new Named(
                actor.id(),
                words(key, List.of(), arguments, reader),
                actor.article(),
                actor.pronouns(),
                actor.plural());
    }

    /** The message of that key, in its tone's style. */
    public StyledText line(
            String key, List<Named> actors, Map<String, String> arguments, ActorId reader) {
        return StyledText.of(words(key, actors, arguments, reader), style(key));
    }

    /** The message of that key, in its tone's style, with links in some arguments. */
    public StyledText line(
            String key,
            List<Named> actors,
            Map<String, String> arguments,
            Map<String, StyledText> pieces,
            ActorId reader) {
        return new Sentence(conjugation, actors, arguments, reader, false)
                .fill(messages.get(key).template(), style(key), pieces);
    }

    /** The look of the message of that key. */
    public Style style(String key) {
        return Tones.style(messages.get(key).tone());
    }

    /** Whether the message of that key holds words of people. */
    boolean isTalk(String key) {
        return messages.get(key).tone() == Tone.TALK;
    }

    /** The key of the form for this reader: some messages have one for screen readers. */
    public String form(String key, Reader reader) {
        if (!reader.preferences().screenReader()) return key;
        var heard = key + MessageCatalogue.HEARD;
        return messages.byKey().containsKey(heard) ? heard : key;
    }

    /**
     * The message of that key in this reader's form: the scene's, or else the game's common one.
     */
    Message message(String key, Reader reader, Map<String, Message> scene) {
        if (scene.isEmpty()) return messages.get(form(key, reader));
        if (reader.preferences().screenReader()) {
            var heard = key + MessageCatalogue.HEARD;
            if (scene.containsKey(heard)) return scene.get(heard);
            if (messages.byKey().containsKey(heard)) return messages.get(heard);
        }
        return scene.getOrDefault(key, messages.get(key));
    }

    /** The message as a line, in its tone's style. */
    StyledText line(
            Message message, List<Named> actors, Map<String, String> arguments, ActorId reader) {
        return StyledText.of(
                fill(message.template(), actors, arguments, reader), Tones.style(message.tone()));
    }

    /** The message as a line about another room: "To the north, a kobold dies." */
    StyledText far(
            Message message,
            List<Named> actors,
            Map<String, String> arguments,
            Reader reader,
            Direction direction) {
        var sentence = new Sentence(conjugation, actors, arguments, reader.self(), true);
        var prefix =
                switch (direction) {
                    case UP -> "far.above";
                    case DOWN -> "far.below";
                    case NORTH, EAST, SOUTH, WEST, NORTHEAST, SOUTHEAST, SOUTHWEST, NORTHWEST ->
                            "far.prefix";
                };
        var all = Map.of("direction", direction.word(), "what", sentence.fill(message.template()));
        return StyledText.of(
                words(prefix, actors, all, reader.self()), Tones.style(message.tone()));
    }

    /** Whether all actors and values that the message declares are given. */
    boolean isGiven(String key, List<Named> actors, Map<String, String> arguments) {
        return MessageKeys.areGiven(catalogue, key, actors.size(), arguments);
    }
}
