package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.View;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/** Somebody who plays in a {@link DividedDungeon}, at a session whose event loop runs each tick. */
final class DividedPlayer {
    private final DividedDungeon dungeon;
    private final Queue<Runnable> loop = new ArrayDeque<>();
    final RecordingLink link = new RecordingLink(loop::add);
    final long account;
    final ActorId id;

    DividedPlayer(DividedDungeon dungeon, String name, Role role, long account) {
        this.dungeon = dungeon;
        this.account = account;
        id = dungeon.create(name, role, account, link, this::runsLoop);
    }

    /** Types it, and reads what comes of it: keys of messages, names of events. */
    List<String> types(String line) {
        link.read.clear();
        dungeon.types(id, line);
        dungeon.passes(20);
        return hears();
    }

    /** What was read since, without what newcomers are taught. */
    List<String> hears() {
        var read =
                link.read.stream()
                        .filter(each -> !each.startsWith("tutorial.") && !each.startsWith("hint."))
                        .toList();
        link.read.clear();
        return read;
    }

    /** The last view of that class that was shown. */
    <V extends View> V sees(Class<V> view) {
        return link.batches.stream()
                .flatMap(batch -> batch.heard().stream())
                .filter(Heard.Shown.class::isInstance)
                .map(heard -> ((Heard.Shown) heard).view())
                .filter(view::isInstance)
                .map(view::cast)
                .reduce((_, last) -> last)
                .orElseThrow();
    }

    DividedDungeon.Part world() {
        return dungeon.with(id).getFirst();
    }

    Actor actor() {
        return world().find(id).orElseThrow();
    }

    boolean isIn(DividedDungeon.Part part) {
        return part.find(id).isPresent();
    }

    void runsLoop() {
        while (!loop.isEmpty()) loop.remove().run();
    }
}
