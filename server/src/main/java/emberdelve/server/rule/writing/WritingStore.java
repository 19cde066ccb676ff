package emberdelve.server.rule.writing;

import emberdelve.config.content.RoomId;
import emberdelve.db.person.Person;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** Texts that are being written as rows, and back. */
final class WritingStore implements Stored.Shared<Writing, WritingRow> {
    @Override
    public Class<Writing> kind() {
        return Writing.class;
    }

    @Override
    public Table<WritingRow> table() {
        return WritingRow.TABLE;
    }

    @Override
    public WritingRow row(long key, Writing writing) {
        return new WritingRow(
                key,
                writing.kind(),
                writing.begunIn().value(),
                writing.about(),
                writing.words(),
                writing.leftOut(),
                writing.warned());
    }

    @Override
    public Personal<WritingRow> personal() {
        return new Personal.Rows<>(
                WritingStore::isAbout,
                (world, person) -> world.part(Writings.class).erase(person),
                (world, renaming) -> world.part(Writings.class).rename(renaming));
    }

    @Override
    public Reach reach() {
        return Reach.CHARACTER;
    }

    @Override
    public void restore(World world, List<WritingRow> rows, StoredWorld stored) {
        var writings = world.part(Writings.class);
        for (var row : rows) writings.restore(new ActorId(row.characterId()), writing(row));
    }

    @Override
    public void learn(World world, List<WritingRow> rows, List<Long> gone) {
        var writings = world.part(Writings.class);
        for (var row : rows) writings.learn(new ActorId(row.characterId()), writing(row));
        for (var key : gone) writings.drop(new ActorId(key));
    }

    private static Writing writing(WritingRow row) {
        return new Writing(
                row.kind(),
                new RoomId(row.room()),
                row.about(),
                row.words(),
                row.leftOut(),
                row.warned());
    }

    private static boolean isAbout(WritingRow row, Person person) {
        return person.plays(row.characterId());
    }
}
