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

/** The database and those who use it: open already when it is wired, closed last of all. */
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
        // Whoever is hashed next would ask the jobs, and they the writer.
        hashing.stop();
        jobs.stop();
        // What has failed or hung until now would only keep everybody waiting for the exit code.
        if (writer.stop(control.isStoppedUnsaved() ? AFTER_FAILURE : WITHIN)) database.close();
        else LOG.error("a write hangs; the database is left as it is");
    }
}
