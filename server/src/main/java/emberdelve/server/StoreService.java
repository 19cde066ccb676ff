package emberdelve.server;

import emberdelve.db.Database;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.game.Jobs;
import emberdelve.server.session.Hashing;
import jakarta.inject.Inject;

/** The database and those who use it: open already when it is wired, closed last of all. */
final class StoreService implements Service {
    private final Hashing hashing;
    private final Jobs jobs;
    private final StoreWriter writer;
    private final Database database;

    @Inject
    StoreService(Hashing hashing, Jobs jobs, StoreWriter writer, Database database) {
        this.hashing = hashing;
        this.jobs = jobs;
        this.writer = writer;
        this.database = database;
    }

    @Override
    public void start() {}

    @Override
    public void stop() {
        // Whoever is hashed next would ask the jobs, and they the writer.
        hashing.stop();
        jobs.stop();
        writer.stop();
        database.close();
    }
}
