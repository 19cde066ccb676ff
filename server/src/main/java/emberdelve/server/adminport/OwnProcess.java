package emberdelve.server.adminport;

import com.sun.management.UnixOperatingSystemMXBean;

import jakarta.inject.Inject;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/** The figures of this process, as the system and the JVM tell them. Safe for any thread. */
final class OwnProcess {
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d{1,12}) kB");
    private static final long KIB = 1_024;

    @Inject
    OwnProcess() {}

    /** The memory that it has, in octets; 0 where the system does not tell it as Linux does. */
    long residentOctets() {
        try {
            return Files.readAllLines(STATUS).stream()
                    .map(RESIDENT::matcher)
                    .filter(line -> line.matches())
                    .mapToLong(line -> Long.parseLong(line.group(1)) * KIB)
                    .findFirst()
                    .orElse(0);
        } catch (IOException notLinux) {
            return 0;
        }
    }

    long heapOctets() {
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    long openDescriptors() {
        return system().getOpenFileDescriptorCount();
    }

    long mostDescriptors() {
        return system().getMaxFileDescriptorCount();
    }

    int threads() {
        return ManagementFactory.getThreadMXBean().getThreadCount();
    }

    Duration processorTime() {
        return Duration.ofNanos(system().getProcessCpuTime());
    }

    Duration uptime() {
        return Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime());
    }

    List<GarbageCollectorMXBean> collectors() {
        return ManagementFactory.getGarbageCollectorMXBeans();
    }

    private static UnixOperatingSystemMXBean system() {
        return (UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    }
}
