package emberdelve.db.open;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import java.time.Duration;
import java.util.Properties;

/** The small pool of connections that read. */
final class Readers {
    /**
     * The most connections: two for the job threads that read, and one for a check of the world
     * beside them.
     */
    private static final int MAX = 3;

    private static final Duration WAIT = Duration.ofSeconds(5);

    private Readers() {}

    static HikariDataSource of(String url, Properties login) {
        var config = new HikariConfig();
        config.setPoolName("emberdelve-readers");
        config.setJdbcUrl(url);
        config.setDataSourceProperties(login);
        config.setMaximumPoolSize(MAX);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(WAIT.toMillis());
        return new HikariDataSource(config);
    }
}
