package emberdelve.server.lifecycle;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * The services that run, in order: started from the first to the last, stopped from the last to the
 * first. Thread: the one that starts and stops the server.
 */
public final class Services {
    private static final Logger LOG = LoggerFactory.getLogger(Services.class);

    private final List<Service> inOrder;
    private final Deque<Service> running = new ArrayDeque<>();

    /**
     * @param inOrder the services in the order in which they are started
     */
    @Inject
    public Services(Set<Service> inOrder) {
        this.inOrder = List.copyOf(inOrder);
    }

    /** Starts all of them, or none: when one fails, those before it are stopped again. */
    public void start() {
        for (var service : inOrder) {
            try {
                service.start();
            } catch (RuntimeException failure) {
                stop();
                throw failure;
            }
            running.push(service);
        }
    }

    /** Stops the services that run. One that fails does not keep the others from stopping. */
    public void stop() {
        while (!running.isEmpty()) {
            var service = running.pop();
            try {
                service.stop();
            } catch (RuntimeException failure) {
                LOG.error("{} did not stop in order", service.getClass().getSimpleName(), failure);
            }
        }
    }
}
