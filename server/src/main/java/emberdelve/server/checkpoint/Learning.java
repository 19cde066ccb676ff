package emberdelve.server.checkpoint;

import emberdelve.db.row.Table;
import emberdelve.db.world.Changed;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.stored.Stored;
import emberdelve.server.stored.StoredKinds;

import java.util.List;

/** The learning of what other worlds have stored. Thread: world. */
public final class Learning {
    private final World world;
    private final Capture capture;

    public Learning(World world, Capture capture) {
        this.world = world;
        this.capture = capture;
    }

    /** Takes over the rows, as those that are stored. */
    public void learn(Input.StoredElsewhere news) {
        for (var kind : world.part(StoredKinds.class).all())
            if (kind instanceof Stored.Shared<?, ?>) learn(kind.table(), news);
    }

    private <R extends Record> void learn(Table<R> table, Input.StoredElsewhere news) {
        var type = table.row();
        var rows = news.rows().stream().filter(type::isInstance).map(type::cast).toList();
        var gone = news.gone().getOrDefault(table.name(), List.of());
        if (rows.isEmpty() && gone.isEmpty()) return;
        world.part(StoredKinds.class).learn(world, new Changed<>(table, rows, gone));
        capture.know(table, rows);
        capture.forget(table, gone);
    }
}
