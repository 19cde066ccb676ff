package emberdelve.server;

import emberdelve.db.Database;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.game.Jobs;
import jakarta.inject.Inject;

/** The database and those who use it: open already when it is wired, closed last of all. */
final class StoreService implements Service {
    private final Jobs jobs;
    private final StoreWriter writer;
    private final Database database;

    @Inject
    StoreService(Jobs jobs, StoreWriter writer, Database database) {
        this.jobs = jobs;
        this.writer = writer;
        this.database = database;
    }

    @Override
    public void start() {}

    @Override
    public void stop() {
        jobs.stop();
        writer.stop();
        database.close();
    }
}
