package emberdelve.server.feature.mail;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.command.Mailbox;
import emberdelve.server.command.WritingSpace;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Room;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The post: all letters and notices. Thread: world. */
public final class Post implements Mailbox {
    /** The most characters of one letter or notice: a screen of text. */
    public static final int WORDS_MAX = 1000;

    /** The most lines of one letter or notice that is written line by line. */
    public static final int LINES_MAX = 60;

    static final WritingSpace MOST = new WritingSpace(WORDS_MAX, LINES_MAX);

    /** The most letters of one character; more are not delivered until some are deleted. */
    public static final int LETTERS_MAX = 30;

    /**
     * The most letters from one account to one character, so that nobody can fill another's box
     * alone.
     */
    public static final int LETTERS_BY_ONE_MAX = 5;

    /** The most notices on one board. */
    public static final int NOTICES_MAX = 40;

    /** The most notices of one account on one board. */
    public static final int NOTICES_BY_ONE_MAX = 5;

    private final World world;
    private final Marks<Letter> marks;
    private final TreeMap<Long, Letter> letters = new TreeMap<>();

    public Post(World world) {
        this.world = world;
        marks = world.changes().of(Letter.class);
    }

    /** Takes over what is stored, without marking it as changed. {@code gone}: ids of letters. */
    void learn(Collection<Letter> stored, Collection<Long> gone) {
        for (var letter : stored) letters.put(letter.id(), letter);
        gone.forEach(letters::remove);
    }

    @Override
    public void clear(Actor deleted) {
        for (var letter : left(deleted)) remove(letter);
    }

    @Override
    public long letters(Actor character) {
        return left(character).stream().filter(letter -> !letter.pinned()).count();
    }

    @Override
    public long notices(Actor character) {
        return left(character).stream().filter(Letter::pinned).count();
    }

    /** The letters in the character's box, and the notices that it has pinned. */
    private List<Letter> left(Actor character) {
        var name = fold(character.name());
        return fitting(letter ->
                letter.pinned()
                        ? isBy(character, letter) && fold(letter.author()).equals(name)
                        : letter.addressee().equals(name));
    }

    /** The result of sending or pinning; only {@code SENT} changes anything. */
    public enum Sent {
        SENT,
        FULL,
        ENOUGH_OF_YOURS
    }

    /**
     * Sends a letter; {@code words}: at most {@link #WORDS_MAX} characters, checked by the caller.
     */
    public Sent send(Actor author, String addressee, String words) {
        var to = fold(addressee);
        var box = fitting(letter -> !letter.pinned() && letter.addressee().equals(to));
        if (box.size() >= LETTERS_MAX) return Sent.FULL;
        if (countBy(author, box) >= LETTERS_BY_ONE_MAX) return Sent.ENOUGH_OF_YOURS;
        add(author, to, false, words);
        for (var actor : world.population().all()) {
            var isMeant = actor.isCharacter() && fold(actor.name()).equals(to);
            if (isMeant && actor != author && !actor.ignores(author))
                world.tell(actor, new MailEvent.GotMail(actor.named(), author.named()));
        }
        return Sent.SENT;
    }

    /** Pins a notice to the room's board; {@code words}: as in {@link #send}. */
    public Sent pin(Actor author, Room room, String words) {
        var board = board(room);
        if (board.size() >= NOTICES_MAX) return Sent.FULL;
        if (countBy(author, board) >= NOTICES_BY_ONE_MAX) return Sent.ENOUGH_OF_YOURS;
        add(author, room.id().value(), true, words);
        return Sent.SENT;
    }

    /** The reader's letters, oldest first, without those of ignored players. */
    public List<Letter> of(Actor reader) {
        var name = fold(reader.name());
        return fitting(letter -> !letter.pinned() && letter.addressee().equals(name)).stream()
                .filter(letter -> !isIgnored(reader, letter))
                .toList();
    }

    /** The notices on the room's board, oldest first, without those of ignored players. */
    public List<Letter> board(Room room, Actor reader) {
        return board(room).stream().filter(letter -> !isIgnored(reader, letter)).toList();
    }

    public long unread(Actor reader) {
        return of(reader).stream().filter(Letter::unread).count();
    }

    public void read(Letter letter) {
        if (!letter.unread()) return;
        put(letter.asRead());
    }

    public void remove(Letter letter) {
        letters.remove(letter.id());
        marks.gone(letter.id());
    }

    /**
     * Takes the letters of a person away; those that the person wrote to others, and notices, stay
     * without the name.
     */
    void erase(Person person) {
        for (var letter : fitting(_ -> true)) {
            if (!letter.pinned() && person.isCalled(letter.addressee())) remove(letter);
            else if (person.hasAccount(letter.authorAccount())) put(letter.byNobody());
        }
    }

    /** Puts the new name of a character into letters and notices, as author and as addressee. */
    void rename(Renaming renaming) {
        for (var letter : fitting(_ -> true)) {
            var other = letter.after(renaming);
            if (!other.equals(letter)) put(other);
        }
    }

    /** Whether the actor's player wrote the letter, as any character. */
    public static boolean isBy(Actor actor, Letter letter) {
        return account(actor) == letter.authorAccount();
    }

    private void add(Actor author, String addressee, boolean pinned, String words) {
        put(
                new Letter(
                        world.ids().give(),
                        addressee,
                        pinned,
                        author.name(),
                        account(author),
                        world.now(),
                        !pinned,
                        words));
    }

    private void put(Letter letter) {
        letters.put(letter.id(), letter);
        marks.changed(letter.id(), letter);
    }

    private List<Letter> board(Room room) {
        return fitting(letter -> letter.pinned() && letter.addressee().equals(room.id().value()));
    }

    private List<Letter> fitting(Predicate<Letter> fits) {
        return letters.values().stream().filter(fits).toList();
    }

    private static long countBy(Actor author, List<Letter> among) {
        return among.stream().filter(letter -> isBy(author, letter)).count();
    }

    private static boolean isIgnored(Actor reader, Letter letter) {
        return reader.preferences().settings().ignored().contains(letter.authorAccount());
    }

    private static long account(Actor actor) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? character.accountId()
                : 0;
    }

    /** The name in lower case: two names that differ only in case are the same. */
    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
