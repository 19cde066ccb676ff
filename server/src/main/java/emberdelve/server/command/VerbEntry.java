package emberdelve.server.command;

import emberdelve.server.admin.Role;

import java.util.List;
import java.util.Locale;

/** A verb as lists show it: all but how the rest of the line is read. */
public interface VerbEntry {
    /** The headings under which {@code commands} lists verbs. */
    enum Kind {
        SEE,
        MOVE,
        FIGHT,
        THINGS,
        TALK,
        GROUP,
        SELF,
        STAFF;

        /** The word in message keys: {@code see} in {@code commands.see}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Kind kind();

    /**
     * The verb's words; the first is its name. A sign such as {@code '} needs no blank after it.
     */
    List<String> words();

    /** The name of the verb's help page. */
    String help();

    /** The lowest role that may use the verb. */
    Role least();

    default String name() {
        return words().getFirst();
    }
}
