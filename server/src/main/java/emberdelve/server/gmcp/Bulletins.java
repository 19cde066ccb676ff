package emberdelve.server.gmcp;

import emberdelve.server.model.Voice;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The maker of the messages that players' programs are sent. Safe for any thread. */
public final class Bulletins {
    private final Map<Class<?>, DataPage<?>> pages;

    /** The mapper of JSON, made for the first program that asks, and not in each start. */
    private static final class Json {
        private static final JsonMapper MAPPER = new JsonMapper();
    }

    /**
     * @param pages the pages by the class of their views, in the order in which topics are given
     */
    public Bulletins(Map<Class<?>, DataPage<?>> pages) {
        this.pages = pages;
    }

    /** The messages of a view; none for one that programs are not shown. */
    public List<Bulletin> of(View view) {
        var page = pages.get(view.getClass());
        return page == null ? List.of() : messages(page, view);
    }

    private <V extends View> List<Bulletin> messages(DataPage<V> page, View answer) {
        var view = page.view().cast(answer);
        return page.parts().stream()
                .map(part -> message(part.name(), part.json().apply(view)))
                .toList();
    }

    /**
     * The topics of which a client's programs want messages.
     *
     * @param wants whether messages of a name are wanted
     * @param names whether a message is asked for by that name itself
     */
    public List<String> topics(Predicate<String> wants, Predicate<String> names) {
        return pages.values().stream()
                .filter(page ->
                        page.parts().stream().anyMatch(part -> isWanted(part, wants, names)))
                .map(DataPage::topic)
                .toList();
    }

    private static boolean isWanted(
            DataPage.Part<?> part, Predicate<String> wants, Predicate<String> names) {
        return switch (part.wish()) {
            case MODULE -> wants.test(part.name());
            case NAME -> names.test(part.name());
            case OTHERS -> false;
        };
    }

    /**
     * The message of somebody's words.
     *
     * @param line the line as the text shows it
     */
    public Bulletin of(Voice voice, String line) {
        return message(
                MessageNames.TALK,
                Map.of(
                        "channel", voice.channel(),
                        "talker", voice.speaker().name(),
                        "text", line));
    }

    /** The message that programs may log their players in. */
    public Bulletin loginOffer() {
        return message(MessageNames.LOGIN, Map.of("type", List.of("password-credentials")));
    }

    /** The message that the account wants a code besides, which the person types. */
    public Bulletin loginCode() {
        return message(MessageNames.LOGIN_CODE, Map.of());
    }

    /** The message that the person is asked for a new password of that account. */
    public Bulletin newPassword(String account) {
        return message(MessageNames.NEW_PASSWORD, Map.of("account", account));
    }

    /**
     * A ticket, by which the page takes its player back in to that character.
     *
     * @param again the seconds after which the page asks for another one
     */
    public Bulletin loginTicket(String ticket, String character, long again) {
        return message(MessageNames.LOGIN_TICKET, new Ticket(ticket, character, again));
    }

    /**
     * The number of the latest moment that the text tells of which comes next. The page says it
     * when it comes back, and is told what came after.
     */
    public Bulletin moment(long number) {
        return message(MessageNames.MOMENT, Map.of("number", number));
    }

    private record Ticket(String ticket, String character, long again) {}

    /**
     * The message that the text says first at the log-in, by its key and its values, so that a
     * program can say it in another language.
     */
    public Bulletin loginSaid(Note note, String words) {
        return message(MessageNames.LOGIN_SAID, new Said(note.key(), note.arguments(), words));
    }

    /**
     * The result of a login; {@code why}: words for the player why it failed, which are not sent
     * otherwise.
     */
    public Bulletin loginResult(boolean success, String why) {
        return message(
                MessageNames.LOGIN_RESULT,
                success ? Map.of("success", true) : new Failure(false, why));
    }

    /**
     * What is kept for the account.
     *
     * @param version 0 when nothing was ever kept
     * @param document JSON; empty when nothing was ever kept
     */
    public Bulletin kept(long account, long version, String document) {
        var tree = Json.MAPPER.createObjectNode().put("owner", account).put("version", version);
        if (!document.isEmpty()) tree.set("document", Json.MAPPER.readTree(document));
        return message(GmcpKept.NAME, tree);
    }

    /** The answer that what was to be kept is, and will be after any end of the server. */
    public Bulletin isKept(long version) {
        return message(MessageNames.KEPT_RESULT, new Keeping(true, version));
    }

    /** The answer that it is not kept, and why. */
    public Bulletin isNotKept(String why) {
        return message(MessageNames.KEPT_RESULT, new NoKeeping(false, why));
    }

    private record Keeping(boolean kept, long version) {}

    private record NoKeeping(boolean kept, String message) {}

    /** The open question, as the text asks it, and its answers; none when no question is open. */
    public Bulletin choices(String question, List<Choice> choices) {
        return message(MessageNames.CHOICES, new Choices(question, choices));
    }

    /** The address of the folder from which clients fetch sounds. */
    public Bulletin soundFolder(String url) {
        return message(MessageNames.MEDIA_FOLDER, Map.of("url", url));
    }

    /** A sound that may be played soon, so that clients fetch it. */
    public Bulletin soundToLoad(String file) {
        return message(MessageNames.MEDIA_LOAD, Map.of("name", file));
    }

    /**
     * A sound to play now. One of a kind takes the place of that kind's last one.
     *
     * @param file its name in the folder of sounds
     * @param kind the kind of moment, by which clients may silence it
     * @param volume 1 to 100
     * @param caption what the sound means, for clients that show it
     */
    public Bulletin sound(String file, String kind, int volume, String caption) {
        return message(
                MessageNames.MEDIA_PLAY, new Sound(file, "sound", kind, kind, volume, caption));
    }

    private record Sound(
            String name, String type, String tag, String key, int volume, String caption) {}

    /** Whether what is typed now are lines of a text, such as a letter. */
    public Bulletin writing(boolean writing) {
        return message(MessageNames.WRITING, Map.of("writing", writing));
    }

    /**
     * The offer of a package of windows that the client may install.
     *
     * @param version the client takes the package anew when it has another one
     * @param url the whole address
     */
    public Bulletin gui(String version, String url) {
        return message(MessageNames.GUI, new Gui(version, url));
    }

    private record Gui(String version, String url) {}

    /** Whether the person listens to a screen reader, by what the client says or by choice. */
    public Bulletin screenReader(boolean on) {
        return message(MessageNames.SCREEN_READER, Map.of("on", on));
    }

    /**
     * An answer.
     *
     * @param label the words on its button
     * @param send the line that the client sends for it
     * @param about what one chooses by it; empty where the label tells it
     */
    public record Choice(String label, String send, String about) {}

    private record Choices(String question, List<Choice> choices) {}

    private record Said(String key, Map<String, String> values, String words) {}

    private record Failure(boolean success, String message) {}

    private Bulletin message(String name, Object value) {
        return new Bulletin(name, Json.MAPPER.writeValueAsString(value));
    }
}
