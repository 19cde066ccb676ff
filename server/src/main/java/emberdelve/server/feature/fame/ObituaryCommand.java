package emberdelve.server.feature.fame;

import emberdelve.config.content.DelveContent;
import emberdelve.server.command.Command;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Renown;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Fate;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * {@code obituary}: the latest deaths. {@code obituary NAME}: the last death of that character.
 *
 * @param name the name of the character; empty for the latest deaths of all
 */
record ObituaryCommand(String name) implements Command.Free {
    /** The most deaths that one answer lists: a screenful. */
    private static final int LISTED = 10;

    public static final Verb VERB =
            Verb.of(Verb.Kind.SEE, "o*bituary", "o*bituaries").optionalText(ObituaryCommand::new);

    @Override
    public Reply run(Scene scene) {
        var fame = scene.directory().service(Fame.class);
        if (name.isEmpty()) return Reply.of(latest(scene.world(), fame, LISTED));
        var meant =
                fame.dead(Fame.REMEMBERED_MAX).stream()
                        .filter(renown -> renown.name().equalsIgnoreCase(name))
                        .toList();
        if (meant.isEmpty()) return Reply.note("obituary.none", Map.of("who", name));
        return Reply.of(view(scene.world(), meant));
    }

    /** The latest deaths. */
    static DeathsView latest(World world, Fame fame, int most) {
        return view(world, fame.dead(most));
    }

    private static DeathsView view(World world, List<Renown> dead) {
        return new DeathsView(
                dead.stream()
                        .flatMap(renown ->
                                renown.fate().lastDeath().stream()
                                        .map(death -> line(world, renown, death)))
                        .toList());
    }

    private static DeathsView.Line line(World world, Renown renown, Fate.Death death) {
        return new DeathsView.Line(
                renown.name(),
                renown.characterClass(),
                death.level(),
                end(world, death),
                (world.now() - death.tick()) / world.ticks(Duration.ofSeconds(1)),
                renown.fate() instanceof Fate.Fallen);
    }

    /**
     * The place and the killer of a death. A room that no longer exists is named by its id, or by a
     * word of content for what is left of a delve.
     */
    static DeathsView.End end(World world, Fate.Death death) {
        var room = world.map().find(death.room());
        return new DeathsView.End(
                room.map(each -> each.template().name()).orElseGet(() -> gone(world, death)),
                death.killer());
    }

    private static String gone(World world, Fate.Death death) {
        return world.content()
                .part(DelveContent.class)
                .filter(_ -> DelveContent.isIn(death.room()))
                .map(DelveContent::ruins)
                .orElse(death.room().value());
    }
}
