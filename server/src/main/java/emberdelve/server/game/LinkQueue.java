package emberdelve.server.game;

import emberdelve.server.link.Heard;
import emberdelve.server.link.Link;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * The queue of what one link is to be told next. It stays with its player, so that nobody has to
 * look for it a thousand times when a full room is told something. Thread: world.
 */
final class LinkQueue {
    private final Link link;
    private final Executor loop;
    private final Optional<Player> player;
    private List<Heard> heard = List.of();

    /** The queue of a console, which has no character. */
    LinkQueue(Link link) {
        this(link, Optional.empty());
    }

    LinkQueue(Link link, Player player) {
        this(link, Optional.of(player));
    }

    private LinkQueue(Link link, Optional<Player> player) {
        this.link = link;
        this.loop = link.loop();
        this.player = player;
    }

    Link link() {
        return link;
    }

    /** The link's event loop. */
    Executor loop() {
        return loop;
    }

    Optional<Player> player() {
        return player;
    }

    boolean isEmpty() {
        return heard.isEmpty();
    }

    void put(Heard next) {
        if (heard.isEmpty()) {
            // Mostly nothing else follows.
            heard = List.of(next);
            return;
        }
        if (heard.size() == 1) heard = new ArrayList<>(heard);
        heard.add(next);
    }

    /** Empties the queue; answers what was in it, in the order in which it was put in. */
    List<Heard> takeAll() {
        var taken = Collections.unmodifiableList(heard);
        heard = List.of();
        return taken;
    }
}
