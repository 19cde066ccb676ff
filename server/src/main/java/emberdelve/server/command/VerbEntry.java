package emberdelve.server.command;

import emberdelve.server.admin.Role;

import java.util.List;
import java.util.Locale;

/** What a list tells of a verb: all but how its words are read. */
public interface VerbEntry {
    /** The headings of {@code commands}. */
    enum Kind {
        SEE,
        MOVE,
        FIGHT,
        THINGS,
        TALK,
        GROUP,
        SELF,
        STAFF;

        /** As in message keys: {@code commands.see}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Kind kind();

    /** The first is its name; a sign such as {@code '} needs no blank after it. */
    List<String> words();

    /** The help page that explains it. */
    String help();

    /** Who may use it. */
    Role least();

    default String name() {
        return words().getFirst();
    }
}
