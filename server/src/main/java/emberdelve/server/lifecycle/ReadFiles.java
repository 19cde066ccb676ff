package emberdelve.server.lifecycle;

import emberdelve.server.lifecycle.Mappings.Mapping;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The memory that shows files which this process only reads, and which it gives back: the JVM's
 * program, and what it has learnt ({@code emberdelve.aot}). A start reads nearly all of them, a
 * server little. What it does read again appears by itself, from the system's own copy of the file.
 * Only on Linux; elsewhere nothing happens. Safe for any thread.
 */
final class ReadFiles {
    private static final Logger LOG = LoggerFactory.getLogger(ReadFiles.class);

    private static final Path MEMORY = Path.of("/proc/self/smaps");

    /** Linux's MADV_DONTNEED: the octets leave this process, and come again when they are read. */
    private static final int NOT_NEEDED = 4;

    /** Linux's MADV_NOHUGEPAGE: they come again by the few KiB, not by 2 MiB. */
    private static final int IN_SMALL_PAGES = 15;

    private volatile boolean isRefused;

    /**
     * Gives back the memory of files, but for what the process has changed, or may change. After a
     * fault it is not tried again.
     */
    void giveBack() {
        if (isRefused || !Files.isReadable(MEMORY)) return;
        try {
            var files =
                    new Mappings()
                            .read(Files.readAllLines(MEMORY)).stream()
                                    .filter(Mapping::isOnlyRead)
                                    .filter(mapping -> staysMapped(mapping.file()))
                                    .toList();
            giveBack(files);
        } catch (IOException | RuntimeException | LinkageError fault) {
            // To save memory is not worth a server.
            isRefused = true;
            LOG.warn("memory that only shows files is not given back to the system", fault);
        }
    }

    /** Another file may be mapped anew between the look and the deed, and then be written to. */
    private static boolean staysMapped(String file) {
        return file.endsWith(".aot") || file.endsWith("/libjvm.so");
    }

    private static void giveBack(List<Mapping> files) {
        var advise = advise();
        for (var file : files) {
            try {
                // What Linux refuses stays as it is; some have no large pages.
                var large = (int) advise.invokeExact(file.begin(), file.octets(), IN_SMALL_PAGES);
                var kept = (int) advise.invokeExact(file.begin(), file.octets(), NOT_NEEDED);
                LOG.debug("{}: in small pages: {}, given back: {}", file, large == 0, kept == 0);
            } catch (Throwable fault) {
                throw new IllegalStateException("the system's madvise cannot be called", fault);
            }
        }
    }

    // The launcher allows it.
    @SuppressWarnings("restricted")
    private static MethodHandle advise() {
        var linker = Linker.nativeLinker();
        var address = linker.defaultLookup().findOrThrow("madvise");
        var shape =
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_INT);
        return linker.downcallHandle(address, shape);
    }
}
