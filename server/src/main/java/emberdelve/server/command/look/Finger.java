package emberdelve.server.command.look;

import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.Nature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code finger NAME}: who somebody is, wherever in the dungeon they are. */
public record Finger(String name) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "finger").text(Finger::new);

    @Override
    public Reply run(Scene scene) {
        var found = scene.player(name);
        if (found.isEmpty()) return Reply.note("tell.nobody", Map.of("who", name));
        return new Reply(lines(scene, found.get()), false);
    }

    private static List<View> lines(Scene scene, Presence presence) {
        var actor = presence.actor();
        var lines = new ArrayList<View>();
        if (actor.nature() instanceof Nature.PlayerCharacter character)
            lines.add(who(actor, character));
        title(actor).ifPresent(lines::add);
        scene.world().groups().of(actor).ifPresent(group -> lines.add(
                new Note("finger.group", List.of(actor.named(), group.leader().named()),
                        Map.of("count", Integer.toString(group.members().size())))));
        if (presence.linkDead()) lines.add(Note.of("finger.link-dead", actor.named()));
        else if (scene.directory().chat().away(actor).isPresent())
            lines.add(Note.of("finger.away", actor.named()));
        return List.copyOf(lines);
    }

    static Note who(Actor actor, Nature.PlayerCharacter character) {
        return new Note(
                "look.character",
                List.of(actor.named()),
                Map.of(
                        "class", character.characterClass().name(),
                        "level", Integer.toString(actor.progress().level())));
    }

    /** What its player wrote after its name; an argument, never parsed. */
    static Optional<Note> title(Actor actor) {
        var title = actor.preferences().habits().title();
        return title.isEmpty()
                ? Optional.empty()
                : Optional.of(new Note(
                        "look.title", List.of(actor.named()), Map.of("title", title)));
    }
}
