package emberdelve.db.open;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** The deletion of folders of our own, with all that is in them. Safe for any thread. */
public final class Trees {
    private Trees() {}

    /** Deletes the folder and all that is in it, if it is there. */
    public static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;

        try (var all = Files.walk(folder)) {
            for (var each : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(each);
        }
    }
}
