package emberdelve.server.feature.trigger;

import emberdelve.config.content.RoomId;
import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of steps that wait: turns each {@link Waiting} into a row, and the rows back. */
final class WaitingStore implements Stored.OfPlace<Waiting, WaitingRow> {
    @Override
    public Class<Waiting> kind() {
        return Waiting.class;
    }

    @Override
    public Table<WaitingRow> table() {
        return WaitingRow.TABLE;
    }

    @Override
    public WaitingRow row(long key, Waiting waiting) {
        return new WaitingRow(
                key,
                waiting.dueTick(),
                waiting.origin(),
                waiting.trigger(),
                waiting.path(),
                waiting.self().value(),
                waiting.room().value(),
                waiting.actor(),
                waiting.depth(),
                waiting.roll());
    }

    @Override
    public Personal<WaitingRow> personal() {
        return new Personal.Nothing<>(
                "steps of triggers that are done within minutes, with a number for who set them"
                        + " off");
    }

    @Override
    public RoomId place(WaitingRow row) {
        return new RoomId(row.room());
    }

    @Override
    public void restore(World world, List<WaitingRow> rows, StoredWorld stored) {
        var scripts = world.part(Scripts.class);
        for (var row : rows) scripts.restore(waiting(row));
    }

    private static Waiting waiting(WaitingRow row) {
        return new Waiting(
                row.id(),
                row.dueTick(),
                row.origin(),
                row.triggerName(),
                row.path(),
                new ActorId(row.selfId()),
                new RoomId(row.room()),
                row.actorId(),
                row.depth(),
                row.roll());
    }
}
