package emberdelve.db.open;

import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogCreator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The log of the migration tool, which speaks at debug only: its greetings, advice and version
 * warnings are not the operator's business, and what goes wrong reaches us as an exception anyway.
 */
final class QuietLog implements Log {
    static final LogCreator CREATOR = type -> new QuietLog(LoggerFactory.getLogger(type));

    private final Logger log;

    private QuietLog(Logger log) {
        this.log = log;
    }

    @Override
    public void debug(String message) {
        log.trace("{}", message);
    }

    @Override
    public void info(String message) {
        log.debug("{}", message);
    }

    @Override
    public void warn(String message) {
        log.debug("{}", message);
    }

    @Override
    public void error(String message) {
        log.debug("{}", message);
    }

    @Override
    public void error(String message, Exception thrown) {
        log.debug("{}", message, thrown);
    }

    @Override
    public void notice(String message) {
        log.debug("{}", message);
    }
}
