package emberdelve.server.feature.mail;

import emberdelve.config.content.RoomId;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.command.WritingKind;
import emberdelve.server.model.Room;
import emberdelve.server.rule.sanction.Silence;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.rule.writing.Writings;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * {@code board}, {@code board 2}, {@code board post WORDS}, {@code board write}, {@code board
 * remove 2}: reads and writes the notices of a room with a board.
 */
public record BoardCommand(Deed deed) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "bo*ard").inOwnWords().parsed(BoardCommand::parse);

    static final WritingKind NOTICE =
            new WritingKind(
                    "notice",
                    "board.write",
                    "board.resumed",
                    Post.MOST,
                    (room, _, words) -> new BoardCommand(new Deed.Finish(room, words)));

    /** The form of the words behind {@code read}: {@code board}, {@code notice 2} or {@code 2}. */
    private static final Pattern NAMED =
            Pattern.compile("(?:the )?(?<board>board|notices?)? ?(?<number>[0-9]*)");

    /** The player's wish. A number is a place in the list, as it was typed. */
    public sealed interface Deed {
        /** Deeds that need no argument. */
        enum Bare implements Deed {
            SEE,
            WRITE
        }

        record Read(String number) implements Deed {}

        record Remove(String number) implements Deed {}

        /** {@code words}: one or more lines. */
        record Pin(String words) implements Deed {}

        /**
         * The pinning of a notice to the board at which it was begun, from wherever its writer is
         * now.
         */
        record Finish(RoomId room, String words) implements Deed {}
    }

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        var first = blank < 0 ? rest : rest.substring(0, blank);
        var words = blank < 0 ? "" : rest.substring(blank + 1).strip();
        return deed(first, words).map(BoardCommand::new);
    }

    /**
     * The answer to {@code read board}, {@code look board} or {@code read 2} in a room with a
     * board, and elsewhere to whoever names a board; empty if something else is meant.
     */
    static Optional<Reply> read(Scene scene, String what) {
        var named = NAMED.matcher(what.toLowerCase(Locale.ROOT));
        var isHere = scene.room().template().board();
        if (!named.matches() || (!isHere && named.group("board") == null)) return Optional.empty();
        var number = named.group("number");
        var deed = number.isEmpty() ? Deed.Bare.SEE : new Deed.Read(number);
        return Optional.of(new BoardCommand(deed).run(scene));
    }

    private static Optional<Deed> deed(String first, String words) {
        return switch (first.toLowerCase(Locale.ROOT)) {
            case "" -> Optional.of(Deed.Bare.SEE);
            case "list" -> only(words.isEmpty(), Deed.Bare.SEE);
            case "write" -> only(words.isEmpty(), Deed.Bare.WRITE);
            case "post" -> only(!words.isEmpty(), new Deed.Pin(words));
            case "read" -> Optional.of(words.isEmpty() ? Deed.Bare.SEE : new Deed.Read(words));
            case "remove" -> only(!words.isEmpty(), new Deed.Remove(words));
            default -> only(words.isEmpty(), new Deed.Read(first));
        };
    }

    private static Optional<Deed> only(boolean makesSense, Deed deed) {
        return makesSense ? Optional.of(deed) : Optional.empty();
    }

    @Override
    public boolean beginsWriting() {
        return deed == Deed.Bare.WRITE;
    }

    @Override
    public boolean needsSaving() {
        return switch (deed) {
            case Deed.Pin _, Deed.Finish _, Deed.Remove _ -> true;
            case Deed.Bare _, Deed.Read _ -> false;
        };
    }

    @Override
    public Reply run(Scene scene) {
        var room =
                deed instanceof Deed.Finish(var begunIn, _)
                        ? scene.world().map().find(begunIn)
                        : Optional.of(scene.room());
        return room.filter(at -> at.template().board())
                .map(at -> run(scene, at))
                .orElseGet(() -> Reply.note("board.none-here"));
    }

    private Reply run(Scene scene, Room room) {
        var notices = scene.world().part(Post.class).board(room, scene.self());
        return switch (deed) {
            case Deed.Bare.SEE ->
                    notices.isEmpty()
                            ? Reply.note("board.empty")
                            : Reply.of(MailPages.list("board.list", notices, _ -> true));
            case Deed.Bare.WRITE ->
                    Silence.of(scene)
                            .orElseGet(() ->
                                    scene.world()
                                            .part(Writings.class)
                                            .begin(scene.self(), NOTICE, ""));
            case Deed.Pin(var words) -> Silence.of(scene).orElseGet(() -> pin(scene, room, words));
            case Deed.Finish(_, var words) ->
                    Silence.of(scene).orElseGet(() -> pin(scene, room, words));
            case Deed.Read(var number) ->
                    notice(notices, number, notice -> MailPages.show("board.notice", notice));
            case Deed.Remove(var number) ->
                    notice(notices, number, notice -> remove(scene, notice));
        };
    }

    private static Reply notice(List<Letter> notices, String number, Function<Letter, Reply> deed) {
        return MailPages.number(notices, number)
                .map(deed)
                .orElseGet(() -> Reply.note("board.no-number", Map.of("number", number)));
    }

    /**
     * Removes the notice. Players may remove those of all their own characters, and helpers any.
     */
    private static Reply remove(Scene scene, Letter notice) {
        if (!Post.isBy(scene.self(), notice) && !scene.role().isAtLeast(Role.HELPER))
            return Reply.note("board.not-yours");
        scene.world().part(Post.class).remove(notice);
        return Reply.note("board.removed", Map.of("who", notice.author())).heldUntilDurable();
    }

    private static Reply pin(Scene scene, Room room, String words) {
        if (words.length() > Post.WORDS_MAX) {
            var most = Integer.toString(Post.WORDS_MAX);
            return Reply.note("mail.too-long", Map.of("most", most));
        }
        if (!scene.directory().service(Chat.class).maySpeakNow(scene.self(), scene.world().now()))
            return Reply.note("talk.breathless");
        return switch (scene.world().part(Post.class).pin(scene.self(), room, words)) {
            case SENT -> Reply.note("board.posted").heldUntilDurable();
            case FULL -> Reply.note("board.full");
            case ENOUGH_OF_YOURS -> Reply.note("board.enough");
        };
    }
}
