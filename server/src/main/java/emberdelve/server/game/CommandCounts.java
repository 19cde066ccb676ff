package emberdelve.server.game;

import emberdelve.server.command.Command;

import jakarta.inject.Inject;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** The count of commands that were run, by what they are. Safe for any thread. */
public final class CommandCounts {
    /** By the class of the command, because its label takes longer to make than many commands. */
    private final ConcurrentHashMap<Class<?>, Counted> counts = new ConcurrentHashMap<>();

    private record Counted(String label, LongAdder count) {}

    @Inject
    CommandCounts() {}

    void ran(Command command) {
        var known = counts.get(command.getClass());
        if (known == null)
            known =
                    counts.computeIfAbsent(
                            command.getClass(), _ -> new Counted(command.label(), new LongAdder()));
        known.count.increment();
    }

    /** The numbers since the server started, by {@link Command#label}. */
    public Map<String, Long> all() {
        var all = new TreeMap<String, Long>();
        for (var each : counts.values()) all.merge(each.label, each.count.sum(), Long::sum);
        return all;
    }
}
