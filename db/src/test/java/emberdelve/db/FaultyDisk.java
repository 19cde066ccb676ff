package emberdelve.db;

import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;
import org.h2.store.fs.retry.FilePathRetryOnInterrupt;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.function.IntPredicate;

/**
 * A disk that fails when a test says so. It takes the place of H2's {@code retry:} files, so that
 * the server's own way of opening is what is tested; interrupts are for other tests.
 *
 * <p>What is static here is so because H2 makes its file paths itself, from a class.
 */
public final class FaultyDisk extends FilePathWrapper {
    private static final Plan PLAN = new Plan();

    /** What is done to a file and can fail. */
    public enum Deed {
        WRITE,
        SYNC,
        CUT
    }

    /** Decides what becomes of each deed. */
    public interface Fate {
        /**
         * Returns, and the deed is done; throws, and it has failed.
         *
         * @param number of the deed since the plan was made, from 1
         */
        void meet(Deed deed, String file, int number) throws IOException;
    }

    /** Since when what happens. */
    private static final class Plan {
        private Fate fate = (_, _, _) -> {};
        private boolean isProtected;
        private int deeds;

        synchronized void change(Fate newFate) {
            fate = newFate;
            isProtected = false;
            deeds = 0;
        }

        synchronized void protect() {
            isProtected = true;
        }

        synchronized boolean isProtected() {
            return isProtected;
        }

        synchronized int deeds() {
            return deeds;
        }

        void meet(Deed deed, String file) throws IOException {
            Fate now;
            int number;
            synchronized (this) {
                now = fate;
                number = ++deeds;
            }
            now.meet(deed, file, number);
        }
    }

    /** From now on, what H2 opens is on this disk; it works well. */
    public static void install() {
        FilePath.register(new FaultyDisk());
        heal();
    }

    /** H2's own files again. */
    public static void remove() {
        FilePath.register(new FilePathRetryOnInterrupt());
    }

    public static void plan(Fate fate) {
        PLAN.change(fate);
    }

    public static void heal() {
        PLAN.change((_, _, _) -> {});
    }

    /** From now on, files that are opened may only be read, as if their rights said so. */
    public static void protect() {
        PLAN.protect();
    }

    /** Deeds since the last plan. */
    public static int deeds() {
        return PLAN.deeds();
    }

    /** Those deeds fail whose number it holds for. */
    static Fate failing(IntPredicate which) {
        return (deed, file, number) -> {
            if (which.test(number))
                throw new IOException("the disk fails: " + deed + " " + number + " of " + file);
        };
    }

    @Override
    public String getScheme() {
        return "retry";
    }

    @Override
    public boolean canWrite() {
        return !PLAN.isProtected() && super.canWrite();
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new FaultyFile(super.open(mode), getName());
    }

    static void meet(Deed deed, String file) throws IOException {
        PLAN.meet(deed, file);
    }
}
