package emberdelve.server.feature.mail;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.command.WritingKind;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.rule.sanction.Silence;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.rule.writing.Writings;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * {@code mail}, {@code mail 2}, {@code mail delete 2}, {@code mail send NAME WORDS}, {@code mail
 * write NAME}: reads and sends letters to characters, in the dungeon or not.
 */
record MailCommand(Deed deed) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "mai*l").inOwnWords().parsed(MailCommand::parse);

    /** The player's wish. A number is a place in the list, as it was typed. */
    sealed interface Deed {
        enum See implements Deed {
            SEE
        }

        record Read(String number) implements Deed {}

        record Delete(String number) implements Deed {}

        record Write(String whom) implements Deed {}

        /** {@code words}: one or more lines. */
        record Send(String whom, String words) implements Deed {}
    }

    static final WritingKind LETTER =
            new WritingKind(
                    "letter",
                    "mail.write",
                    "mail.resumed",
                    Post.MOST,
                    (_, name, words) -> new MailCommand(new Deed.Send(name, words)));

    private static Optional<Command> parse(String rest) {
        return deed(rest.split(" ", 3)).map(MailCommand::new);
    }

    private static Optional<Deed> deed(String[] parts) {
        var whom = parts.length > 1 ? parts[1].strip() : "";
        var words = parts.length > 2 ? parts[2].strip() : "";
        var isShort = !whom.isEmpty() && words.isEmpty();
        return switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "" -> Optional.of(Deed.See.SEE);
            case "send" -> only(!whom.isEmpty() && !words.isEmpty(), new Deed.Send(whom, words));
            case "write" -> only(isShort, new Deed.Write(whom));
            case "read" -> only(isShort, new Deed.Read(whom));
            case "delete" -> only(isShort, new Deed.Delete(whom));
            default -> only(parts.length == 1, new Deed.Read(parts[0]));
        };
    }

    private static Optional<Deed> only(boolean makesSense, Deed deed) {
        return makesSense ? Optional.of(deed) : Optional.empty();
    }

    @Override
    public boolean beginsWriting() {
        return deed instanceof Deed.Write;
    }

    @Override
    public boolean needsSaving() {
        return deed instanceof Deed.Send || deed instanceof Deed.Delete;
    }

    @Override
    public Reply run(Scene scene) {
        return switch (deed) {
            case Deed.See.SEE -> list(scene.world().part(Post.class).of(scene.self()));
            case Deed.Read(var number) -> letter(scene, number, letter -> read(scene, letter));
            case Deed.Delete(var number) -> letter(scene, number, letter -> delete(scene, letter));
            case Deed.Write(var whom) ->
                    Silence.of(scene)
                            .orElseGet(() -> named(scene, whom, name -> write(scene, name)));
            case Deed.Send(var whom, var words) ->
                    Silence.of(scene)
                            .orElseGet(() -> named(scene, whom, name -> send(scene, name, words)));
        };
    }

    private static Reply letter(Scene scene, String number, Function<Letter, Reply> deed) {
        return MailPages.number(scene.world().part(Post.class).of(scene.self()), number)
                .map(deed)
                .orElseGet(() -> Reply.note("mail.no-number", Map.of("number", number)));
    }

    private static Reply named(Scene scene, String whom, Function<String, Reply> deed) {
        var names = scene.world().part(KnownNames.class);
        if (names.isGivenUp(whom)) return Reply.note("mail.given-up", Map.of("who", whom));
        return names.named(whom)
                .map(deed)
                .orElseGet(() -> Reply.note("mail.nobody", Map.of("who", whom)));
    }

    private static Reply list(List<Letter> letters) {
        if (letters.isEmpty()) return Reply.note("mail.none");
        var lists = new ArrayList<View>();
        var unread = MailPages.list("mail.unread", letters, Letter::unread);
        var read = MailPages.list("mail.read", letters, letter -> !letter.unread());
        if (!unread.rows().isEmpty()) lists.add(unread);
        if (!read.rows().isEmpty()) lists.add(read);
        return new Reply(List.copyOf(lists), false);
    }

    private static Reply read(Scene scene, Letter letter) {
        scene.world().part(Post.class).read(letter);
        return MailPages.show("mail.letter", letter);
    }

    private static Reply delete(Scene scene, Letter letter) {
        scene.world().part(Post.class).remove(letter);
        return Reply.note("mail.deleted", Map.of("who", letter.author())).heldUntilDurable();
    }

    private static Reply write(Scene scene, String name) {
        return scene.world().part(Writings.class).begin(scene.self(), LETTER, name);
    }

    private static Reply send(Scene scene, String name, String words) {
        if (words.length() > Post.WORDS_MAX) {
            var most = Integer.toString(Post.WORDS_MAX);
            return Reply.note("mail.too-long", Map.of("most", most));
        }
        var there = scene.directory().named(name);
        if (there.isPresent() && there.get().actor().ignores(scene.self()))
            return Reply.note("tell.ignored", there.get().actor().named());
        if (!scene.directory().service(Chat.class).maySpeakNow(scene.self(), scene.world().now()))
            return Reply.note("talk.breathless");
        return switch (scene.world().part(Post.class).send(scene.self(), name, words)) {
            case SENT -> {
                tellAbroad(scene, name);
                yield Reply.note("mail.sent", Map.of("who", name)).heldUntilDurable();
            }
            case FULL -> Reply.note("mail.full", Map.of("who", name));
            case ENOUGH_OF_YOURS -> Reply.note("mail.enough", Map.of("who", name));
        };
    }

    private static void tellAbroad(Scene scene, String name) {
        var abroad = scene.directory().abroad();
        abroad.named(name)
                .ifPresent(person -> {
                    var news = new MailEvent.GotMail(person.named(), scene.self().named());
                    abroad.send(person.world(), new FarMail(scene.account(), news));
                });
    }
}
