package emberdelve.server.feature.look;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.view.WhoView;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * {@code who}: lists the players in the dungeon.
 *
 * @param beginning the beginning of the names to list; empty for all
 */
record WhoCommand(String beginning) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "wh*o").optionalText(WhoCommand::new);

    @Override
    public Reply run(Scene scene) {
        var all =
                view(
                        scene.directory(),
                        other -> other.isSeenBy(scene.self()),
                        scene.self()::ignores,
                        scene.directory().abroad().people().stream()
                                .filter(person -> person.isSeenBy(scene.role()))
                                .map(person -> line(person, scene.self()))
                                .toList());
        if (beginning.isEmpty()) return Reply.of(all);
        var listed = all.lines().stream().filter(this::isListed).toList();
        return listed.isEmpty()
                ? Reply.note("who.nobody", Map.of("beginning", beginning))
                : Reply.of(new WhoView(listed, beginning));
    }

    private boolean isListed(WhoView.Line line) {
        return line.name().regionMatches(true, 0, beginning, 0, beginning.length());
    }

    /** The view of all players whom everybody sees, in the order in which they came. */
    static WhoView view(Directory directory) {
        return view(
                directory,
                other -> !other.isInvisible(),
                _ -> false,
                directory.abroad().people().stream()
                        .filter(person -> !person.seat().invisible())
                        .map(person -> line(person, person.title()))
                        .toList());
    }

    /**
     * The view of those who are {@code seen}, without the titles of those who are {@code ignored},
     * and of those who are abroad.
     */
    private static WhoView view(
            Directory directory,
            Predicate<Actor> seen,
            Predicate<Actor> ignored,
            List<WhoView.Line> abroad) {
        var lines = new ArrayList<WhoView.Line>();
        for (var presence : directory.online())
            if (seen.test(presence.actor())) lines.add(line(directory, presence, ignored));
        lines.addAll(abroad);
        return new WhoView(List.copyOf(lines));
    }

    private static WhoView.Line line(Abroad.Person person, Actor reader) {
        var isIgnored = reader.ignores(person.seat().account());
        return line(person, isIgnored ? "" : person.title());
    }

    private static WhoView.Line line(Abroad.Person person, String title) {
        var seat = person.seat();
        var known = person.renown();
        return new WhoView.Line(
                known.name(),
                known.characterClass(),
                known.level(),
                word(seat.role()),
                known.fate() == Fate.Living.HARDCORE,
                seat.linkDead(),
                person.away().isPresent(),
                title);
    }

    /** The word of a role; empty for players. */
    private static String word(Role role) {
        return role == Role.PLAYER ? "" : role.word();
    }

    private static WhoView.Line line(
            Directory directory, Presence presence, Predicate<Actor> ignored) {
        var actor = presence.actor();
        var characterClass =
                actor.nature() instanceof Nature.PlayerCharacter character
                        ? character.characterClass().name()
                        : "";
        return new WhoView.Line(
                actor.name(),
                characterClass,
                actor.progress().level(),
                word(presence.role()),
                actor.fate() == Fate.Living.HARDCORE,
                presence.linkDead(),
                directory.service(Chat.class).away(actor).isPresent(),
                ignored.test(actor) ? "" : actor.preferences().settings().title());
    }
}
