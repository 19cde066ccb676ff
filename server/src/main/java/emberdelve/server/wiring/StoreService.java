package emberdelve.server.wiring;

import emberdelve.db.Database;
import emberdelve.server.admin.ServerControl;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.game.Jobs;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.session.Hashing;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;

/**
 * The database, and the threads that use it. It is open already when it is wired, and is closed
 * last of all.
 */
final class StoreService implements Service {
    private static final Logger LOG = LoggerFactory.getLogger(StoreService.class);

    private static final Duration WITHIN = Duration.ofSeconds(5);
    private static final Duration AFTER_FAILURE = Duration.ofSeconds(1);

    private final Hashing hashing;
    private final Jobs jobs;
    private final StoreWriter writer;
    private final Database database;
    private final ServerControl control;

    @Inject
    StoreService(
            Hashing hashing,
            Jobs jobs,
            StoreWriter writer,
            Database database,
            ServerControl control) {
        this.hashing = hashing;
        this.jobs = jobs;
        this.writer = writer;
        this.database = database;
        this.control = control;
    }

    @Override
    public void start() {}

    @Override
    public void stop() {
        // Hashing ends first, because it gives work to the jobs, and they to the writer.
        hashing.stop();
        jobs.stop();
        // After a store that has failed or hung, a long wait would only delay the exit code.
        if (writer.stop(control.isStoppedUnsaved() ? AFTER_FAILURE : WITHIN)) database.close();
        else LOG.error("a write hangs; the database is left as it is");
    }
}
