package emberdelve.server.command.post;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Silence;
import emberdelve.server.command.Verb;
import emberdelve.server.view.View;
import emberdelve.server.view.Writing;
import emberdelve.server.world.post.Letter;
import emberdelve.server.world.post.Post;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code mail}, {@code mail 2}, {@code mail delete 2}, {@code mail send NAME WORDS}, {@code mail
 * write NAME}: letters to characters, whether they are in the dungeon or not.
 *
 * @param deed {@code list}, {@code read}, {@code delete}, {@code send} or {@code write}
 * @param whom a name, or a number in the list; empty for the list
 * @param words of a letter; may have several lines
 */
public record Mail(String deed, String whom, String words) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.TALK, "mail").parsed(Mail::parse);

    private static Optional<Command> parse(String rest) {
        var parts = rest.split(" ", 3);
        var deed = parts[0].toLowerCase(Locale.ROOT);
        var whom = parts.length > 1 ? parts[1].strip() : "";
        var words = parts.length > 2 ? parts[2].strip() : "";
        return switch (deed) {
            case "" -> Optional.of(new Mail("list", "", ""));
            case "send" -> only(!whom.isEmpty() && !words.isEmpty(), new Mail(deed, whom, words));
            case "write", "read", "delete" ->
                only(!whom.isEmpty() && words.isEmpty(), new Mail(deed, whom, ""));
            default -> only(parts.length == 1, new Mail("read", deed, ""));
        };
    }

    private static Optional<Command> only(boolean makesSense, Mail mail) {
        return makesSense ? Optional.of(mail) : Optional.empty();
    }

    @Override
    public boolean needsSaving() {
        return deed.equals("send") || deed.equals("delete");
    }

    @Override
    public Reply run(Scene scene) {
        return switch (deed) {
            case "send" -> Silence.of(scene).orElseGet(() -> send(scene));
            case "write" -> Silence.of(scene).orElseGet(() -> write(scene));
            case "list" -> list(scene.world().post().of(scene.self()));
            default -> Pages.number(scene.world().post().of(scene.self()), whom)
                    .map(letter -> deed.equals("read")
                            ? read(scene, letter)
                            : delete(scene, letter))
                    .orElseGet(() -> Reply.note("mail.no-number", Map.of("number", whom)));
        };
    }

    private static Reply list(List<Letter> letters) {
        if (letters.isEmpty()) return Reply.note("mail.none");
        var lists = new ArrayList<View>();
        var unread = Pages.list("mail.unread", letters, Letter::unread);
        var read = Pages.list("mail.read", letters, letter -> !letter.unread());
        if (!unread.rows().isEmpty()) lists.add(unread);
        if (!read.rows().isEmpty()) lists.add(read);
        return new Reply(List.copyOf(lists), false);
    }

    private static Reply read(Scene scene, Letter letter) {
        scene.world().post().read(letter);
        return Pages.show("mail.letter", letter);
    }

    private static Reply delete(Scene scene, Letter letter) {
        scene.world().post().remove(letter);
        return Reply.note("mail.deleted", Map.of("who", letter.author())).heldUntilDurable();
    }

    private Reply write(Scene scene) {
        return scene.world().post().named(whom)
                .map(name -> Reply.of(new Writing(
                        "mail.write", Map.of("who", name), "mail send " + name, Post.WORDS_MAX)))
                .orElseGet(this::nobody);
    }

    private Reply send(Scene scene) {
        var known = scene.world().post().named(whom);
        return known.isEmpty() ? nobody() : sendTo(scene, known.get());
    }

    private Reply sendTo(Scene scene, String name) {
        if (words.length() > Post.WORDS_MAX) {
            var most = Integer.toString(Post.WORDS_MAX);
            return Reply.note("mail.too-long", Map.of("most", most));
        }
        var there = scene.directory().named(name);
        if (there.isPresent() && there.get().actor().ignores(scene.self()))
            return Reply.note("tell.ignored", there.get().actor().named());
        if (!scene.directory().chat().takeBreath(scene.self(), scene.world().now()))
            return Reply.note("talk.breathless");
        return switch (scene.world().post().send(scene.self(), name, words)) {
            case SENT -> Reply.note("mail.sent", Map.of("who", name)).heldUntilDurable();
            case FULL -> Reply.note("mail.full", Map.of("who", name));
            case ENOUGH_OF_YOURS -> Reply.note("mail.enough", Map.of("who", name));
        };
    }

    private Reply nobody() {
        return Reply.note("mail.nobody", Map.of("who", whom));
    }
}
