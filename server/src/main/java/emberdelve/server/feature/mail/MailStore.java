package emberdelve.server.feature.mail;

import emberdelve.db.person.Person;
import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of letters and notices: turns each into a row, and the rows back. */
final class MailStore implements Stored.Shared<Letter, LetterRow> {
    @Override
    public Class<Letter> kind() {
        return Letter.class;
    }

    @Override
    public Table<LetterRow> table() {
        return LetterRow.TABLE;
    }

    @Override
    public LetterRow row(long key, Letter letter) {
        return new LetterRow(
                key,
                letter.addressee(),
                letter.pinned(),
                letter.author(),
                letter.authorAccount(),
                letter.tick(),
                letter.unread(),
                letter.words());
    }

    @Override
    public Personal<LetterRow> personal() {
        return new Personal.Rows<>(
                MailStore::isAbout,
                (world, person) -> world.part(Post.class).erase(person),
                (world, renaming) -> world.part(Post.class).rename(renaming));
    }

    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<LetterRow> rows, List<Long> gone) {
        world.part(Post.class).learn(rows.stream().map(MailStore::letter).toList(), gone);
    }

    private static boolean isAbout(LetterRow row, Person person) {
        var isTo = !row.pinned() && person.isCalled(row.addressee());
        return isTo || person.hasAccount(row.authorAccountId());
    }

    private static Letter letter(LetterRow row) {
        return new Letter(
                row.id(),
                row.addressee(),
                row.pinned(),
                row.author(),
                row.authorAccountId(),
                row.tick(),
                row.unread(),
                row.words());
    }
}
