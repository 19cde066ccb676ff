package emberdelve.server.feature.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Groups;

import java.util.Locale;
import java.util.stream.Stream;

/**
 * {@code where}, {@code where tolo}: in which zone one is, and the players there. Members of one's
 * group are listed wherever they are. Where players may harm one another, nobody else is listed.
 *
 * @param name the beginning of a name; empty for everybody
 */
record WhereCommand(String name) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "whe*re").optionalText(WhereCommand::new);

    @Override
    public Reply run(Scene scene) {
        var zone = scene.room().zone().template();
        var here =
                scene.directory().online().stream()
                        .map(Presence::actor)
                        .filter(other -> other != scene.self() && other.isSeenBy(scene.self()))
                        .filter(other -> isTold(scene, other))
                        .filter(other -> isCalled(other.name(), name))
                        .map(other -> person(scene, other));
        var people = Stream.concat(here, companionsAbroad(scene)).toList();
        return Reply.of(
                new WhereView(
                        scene.room().template().name(), zone.name(), zone.pvp(), name, people));
    }

    private Stream<WhereView.Person> companionsAbroad(Scene scene) {
        return scene.world().part(Groups.class).elsewhere(scene.self()).stream()
                .flatMap(id -> scene.directory().abroad().find(id).stream())
                .filter(person -> isCalled(person.name(), name))
                .flatMap(person ->
                        scene
                                .world()
                                .map()
                                .find(person.body().room())
                                .map(room -> person(scene, person.name(), room))
                                .stream());
    }

    private static boolean isTold(Scene scene, Actor other) {
        if (isOfGroup(scene, other)) return true;
        var zone = scene.room().zone();
        return other.room().zone() == zone && !zone.template().pvp();
    }

    private static boolean isOfGroup(Scene scene, Actor other) {
        var group = scene.world().part(Groups.class).of(scene.self());
        return group.filter(own -> own.members().contains(other)).isPresent();
    }

    private static boolean isCalled(String its, String beginning) {
        return its.toLowerCase(Locale.ROOT).startsWith(beginning.toLowerCase(Locale.ROOT));
    }

    private static WhereView.Person person(Scene scene, Actor other) {
        return person(scene, other.name(), other.room());
    }

    private static WhereView.Person person(Scene scene, String its, Room room) {
        return new WhereView.Person(
                its,
                room.template().name(),
                room.zone() == scene.room().zone() ? "" : room.zone().template().name(),
                room == scene.room());
    }
}
