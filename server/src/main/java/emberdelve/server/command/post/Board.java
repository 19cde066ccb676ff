package emberdelve.server.command.post;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Silence;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Writing;
import emberdelve.server.world.post.Letter;
import emberdelve.server.world.post.Post;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code board}, {@code board 2}, {@code board post WORDS}, {@code board write}, {@code board
 * remove 2}: the notices of a room that has a board.
 *
 * @param deed {@code list}, {@code read}, {@code remove}, {@code post} or {@code write}
 * @param words of a notice, or a number in the list
 */
public record Board(String deed, String words) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.TALK, "board").parsed(Board::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        var deed = (blank < 0 ? rest : rest.substring(0, blank)).toLowerCase(Locale.ROOT);
        var words = blank < 0 ? "" : rest.substring(blank + 1).strip();
        return switch (deed) {
            case "" -> Optional.of(new Board("list", ""));
            case "write" -> only(words.isEmpty(), new Board(deed, ""));
            case "post", "read", "remove" -> only(!words.isEmpty(), new Board(deed, words));
            default -> only(words.isEmpty(), new Board("read", deed));
        };
    }

    private static Optional<Command> only(boolean makesSense, Board board) {
        return makesSense ? Optional.of(board) : Optional.empty();
    }

    @Override
    public boolean needsSaving() {
        return deed.equals("post") || deed.equals("remove");
    }

    @Override
    public Reply run(Scene scene) {
        if (!scene.room().template().board()) return Reply.note("board.none-here");
        var notices = scene.world().post().board(scene.room(), scene.self());
        return switch (deed) {
            case "list" -> notices.isEmpty()
                    ? Reply.note("board.empty")
                    : Reply.of(Pages.list("board.list", notices, _ -> true));
            case "post" -> Silence.of(scene).orElseGet(() -> post(scene));
            case "write" -> Silence.of(scene).orElseGet(() -> Reply.of(
                    new Writing("board.write", Map.of(), "board post", Post.WORDS_MAX)));
            default -> Pages.number(notices, words)
                    .map(notice -> deed.equals("read")
                            ? Pages.show("board.notice", notice)
                            : remove(scene, notice))
                    .orElseGet(() -> Reply.note("board.no-number", Map.of("number", words)));
        };
    }

    /** One's own, with whatever character it was written; helpers take any down. */
    private static Reply remove(Scene scene, Letter notice) {
        if (!Post.isBy(scene.self(), notice) && !scene.role().isAtLeast(Role.HELPER))
            return Reply.note("board.not-yours");
        scene.world().post().remove(notice);
        return Reply.note("board.removed", Map.of("who", notice.author())).heldUntilDurable();
    }

    private Reply post(Scene scene) {
        if (words.length() > Post.WORDS_MAX) {
            var most = Integer.toString(Post.WORDS_MAX);
            return Reply.note("mail.too-long", Map.of("most", most));
        }
        if (!scene.directory().chat().takeBreath(scene.self(), scene.world().now()))
            return Reply.note("talk.breathless");
        return switch (scene.world().post().pin(scene.self(), scene.room(), words)) {
            case SENT -> Reply.note("board.posted").heldUntilDurable();
            case FULL -> Reply.note("board.full");
            case ENOUGH_OF_YOURS -> Reply.note("board.enough");
        };
    }
}
