package emberdelve.server.feature.watch;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code watch KIND}: tells the member of staff each event of that kind as it happens; {@code watch
 * KIND off} ends that, {@code watch off} ends all, and {@code watch} lists them.
 *
 * @param kinds the kinds that begin or end; none to list them
 */
record WatchCommand(List<WatchKind> kinds, boolean begins) implements Command.Staff {
    static final Verb VERB =
            Verb.of(Verb.Kind.STAFF, "watch")
                    .from(Role.ADMIN)
                    .inOwnWords()
                    .parsed(WatchCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest.toLowerCase(Locale.ROOT));
        if (words.isEmpty()) return Optional.of(new WatchCommand(List.of(), true));
        if (words.equals(List.of("off")))
            return Optional.of(new WatchCommand(List.of(WatchKind.values()), false));
        var isOff = words.size() == 2 && words.getLast().equals("off");
        if (words.size() > 1 && !isOff) return Optional.empty();
        return WatchKind.of(words.getFirst()).map(kind -> new WatchCommand(List.of(kind), !isOff));
    }

    @Override
    public Role least() {
        return VERB.least();
    }

    @Override
    public boolean isDeed() {
        return false;
    }

    @Override
    public Reply run(StaffScene scene) {
        if (scene.self().isEmpty()) return Reply.note("staff.needs-body");
        var self = scene.self().get();
        var watches = scene.world().part(Watches.class);
        for (var kind : kinds) {
            if (begins) watches.begin(self, kind);
            else watches.end(self, kind);
        }
        var own = watches.of(self);
        return own.isEmpty()
                ? Reply.note("watch.nothing", Map.of("kinds", words(Set.of(WatchKind.values()))))
                : Reply.note("watch.on", Map.of("kinds", words(own)));
    }

    private static String words(Set<WatchKind> kinds) {
        return Arrays.stream(WatchKind.values())
                .filter(kinds::contains)
                .map(WatchKind::word)
                .collect(Collectors.joining(", "));
    }
}
