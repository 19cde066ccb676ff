package emberdelve.server.cli;

import emberdelve.config.learnt.LeftBehind;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The wait for a change of a file of the configuration. Thread: the one that made it. */
final class Changes implements AutoCloseable {
    private static final WatchEvent.Kind<?>[] KINDS = {
        StandardWatchEventKinds.ENTRY_CREATE,
        StandardWatchEventKinds.ENTRY_MODIFY,
        StandardWatchEventKinds.ENTRY_DELETE
    };

    /**
     * The time without a change after which a change is complete, because editors write a file in
     * several steps.
     */
    private static final long QUIET_MILLIS = 150;

    private final Path file;
    private final Path folder;
    private final WatchService service;
    private final Map<WatchKey, Path> watched = new HashMap<>();

    private Changes(Path file, Path folder, WatchService service) {
        this.file = file;
        this.folder = folder;
        this.service = service;
    }

    /** Watches that file and all in that folder, from now on. */
    static Changes in(Path file, Path folder) throws IOException {
        var changes = new Changes(file, folder, folder.getFileSystem().newWatchService());
        changes.watchAll();
        return changes;
    }

    /**
     * Blocks until something has changed, and returns one of the changed files; empty when
     * interrupted.
     */
    Optional<Path> await() throws IOException {
        try {
            while (true) {
                var changed = changed(service.take());
                for (var more = next(); more.isPresent(); more = next()) {
                    var other = changed(more.get());
                    changed = changed.or(() -> other);
                }
                if (changed.isEmpty()) continue;
                watchAll();
                return changed;
            }
        } catch (InterruptedException | ClosedWatchServiceException _) {
            return Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
    }

    private Optional<WatchKey> next() throws InterruptedException {
        return Optional.ofNullable(service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS));
    }

    private Optional<Path> changed(WatchKey key) {
        var in = Optional.ofNullable(watched.get(key));
        var changed = Optional.<Path>empty();
        for (var event : key.pollEvents())
            if (event.context() instanceof Path name)
                changed =
                        changed.or(() -> in.map(known -> known.resolve(name)).filter(this::counts));
        key.reset();
        return changed;
    }

    /**
     * Whether the server reads the file: not if it only lies beside server.yaml, or was left behind
     * by an editor.
     */
    private boolean counts(Path path) {
        var name = String.valueOf(path.getFileName());
        if (LeftBehind.is(name)) return false;
        return path.startsWith(folder) || path.equals(file);
    }

    /** Watches all folders, new ones included; it does no harm if a folder is watched already. */
    private void watchAll() throws IOException {
        var beside = file.toAbsolutePath().getParent();
        if (beside != null && Files.isDirectory(beside)) {
            var key = beside.register(service, KINDS);
            watched.put(key, Optional.ofNullable(file.getParent()).orElse(Path.of("")));
        }
        if (!Files.isDirectory(folder)) return;
        try (var all = Files.walk(folder)) {
            for (var each :
                    all.filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)).toList())
                watched.put(each.register(service, KINDS), each);
        }
    }
}
