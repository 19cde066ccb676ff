package emberdelve.server.console;

import emberdelve.server.admin.Role;
import emberdelve.server.command.VerbEntry;
import emberdelve.server.offer.Editions;
import emberdelve.server.session.Sessions;

import jakarta.inject.Inject;

import java.util.List;
import java.util.stream.Stream;

/** The words that an operator may mean. Safe for any thread. */
final class Hints {
    private final Editions editions;
    private final Sessions sessions;

    @Inject
    Hints(Editions editions, Sessions sessions) {
        this.editions = editions;
        this.sessions = sessions;
    }

    /** The words with which a line may begin: those of staff, and the one that lists them. */
    List<String> verbs() {
        var staff =
                editions.current().verbs().entries().stream()
                        .filter(verb -> verb.least().isAtLeast(Role.HELPER))
                        .map(VerbEntry::name);
        return Stream.concat(staff, Stream.of("help")).distinct().sorted().toList();
    }

    /** The names of the characters that are played. */
    List<String> names() {
        return sessions.online().stream().sorted().toList();
    }
}
