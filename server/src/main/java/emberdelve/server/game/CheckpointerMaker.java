package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.world.Checkpoint;
import emberdelve.db.world.Tables;
import emberdelve.server.checkpoint.Capture;
import emberdelve.server.checkpoint.Checkpointer;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.link.Newsroom;
import emberdelve.server.link.Withheld;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;
import jakarta.inject.Provider;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The maker of the server's checkpointer, which sends the game an input when a tick is durable. */
final class CheckpointerMaker implements Provider<Checkpointer> {
    private static final Logger LOG = LoggerFactory.getLogger(Game.class);

    private final Opening opening;
    private final Database database;
    private final StoreWriter writer;
    private final Capture capture;
    private final Clock clock;
    private final Inbox inbox;
    private final Newsroom newsroom;

    @Inject
    CheckpointerMaker(
            Opening opening,
            Database database,
            StoreWriter writer,
            Capture capture,
            Clock clock,
            Inbox inbox,
            Newsroom newsroom) {
        this.opening = opening;
        this.database = database;
        this.writer = writer;
        this.capture = capture;
        this.clock = clock;
        this.inbox = inbox;
        this.newsroom = newsroom;
    }

    @Override
    public Checkpointer get() {
        return new Checkpointer(
                database,
                writer,
                capture,
                opening.settings().checkpointInterval(),
                clock.nanos(),
                this::durable);
    }

    /** The others hear of it first: who comes to them afterwards is known there. */
    private void durable(Checkpoint checkpoint, Withheld withheld) {
        var ofFeatures =
                checkpoint.changes().stream()
                        .filter(changed -> !Tables.CORE.all().contains(changed.table()))
                        .toList();
        newsroom.tellOthers(opening.territory().nth(), ofFeatures);
        offer(new Input.Durable(checkpoint.tick(), withheld));
    }

    private void offer(Input input) {
        if (!inbox.offer(input))
            LOG.warn("the inbox is full: {} was not heard", input.getClass().getSimpleName());
    }
}
