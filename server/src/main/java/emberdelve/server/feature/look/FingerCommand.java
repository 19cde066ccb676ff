package emberdelve.server.feature.look;

import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.command.Fame;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Renown;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Named;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code finger NAME}: tells who a character is, in the dungeon or not. */
record FingerCommand(String name) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.SEE, "f*inger").text(FingerCommand::new);

    @Override
    public Reply run(Scene scene) {
        var found = scene.player(name);
        if (found.isPresent()) return new Reply(lines(scene, found.get()), false);
        return scene.abroad(name)
                .map(person -> new Reply(lines(scene, person), false))
                .orElseGet(() -> absent(scene));
    }

    /** The reply about a character that is not in the dungeon. */
    private Reply absent(Scene scene) {
        var names = scene.world().part(KnownNames.class);
        if (names.isGivenUp(name)) return Reply.note("finger.given-up", Map.of("who", name));
        var known = names.named(name);
        if (known.isEmpty()) return Reply.note("finger.nobody", Map.of("who", name));
        var renown = scene.directory().service(Fame.class).named(known.get());
        return renown.map(FingerCommand::absent)
                .orElseGet(() -> Reply.note("finger.absent", Map.of("who", known.get())));
    }

    private static Reply absent(Renown renown) {
        return Reply.note(
                renown.fate() instanceof Fate.Fallen ? "finger.fallen" : "finger.absent-known",
                Map.of(
                        "who", renown.name(),
                        "class", renown.characterClass(),
                        "level", Integer.toString(renown.level())));
    }

    private static List<View> lines(Scene scene, Presence presence) {
        var actor = presence.actor();
        var lines = new ArrayList<View>();
        if (actor.nature() instanceof Nature.PlayerCharacter character)
            lines.add(who(actor, character));
        hardcore(actor).ifPresent(lines::add);
        title(scene.self(), actor).ifPresent(lines::add);
        scene.world()
                .part(Groups.class)
                .of(actor)
                .ifPresent(group ->
                        lines.add(
                                new Note(
                                        "finger.group",
                                        List.of(actor.named(), group.leader().named()),
                                        Map.of(
                                                "count",
                                                Integer.toString(group.members().size())))));
        if (presence.linkDead()) lines.add(Note.of("finger.link-dead", actor.named()));
        else if (scene.directory().service(Chat.class).away(actor).isPresent())
            lines.add(Note.of("finger.away", actor.named()));
        return List.copyOf(lines);
    }

    private static List<View> lines(Scene scene, Abroad.Person person) {
        var lines = new ArrayList<View>();
        var known = person.renown();
        lines.add(who(person.named(), known.characterClass(), known.level()));
        if (known.fate() == Fate.Living.HARDCORE)
            lines.add(Note.of("look.hardcore", person.named()));
        var seat = person.seat();
        if (!person.title().isEmpty() && !scene.self().ignores(seat.account()))
            lines.add(title(person.named(), person.title()));
        if (seat.linkDead()) lines.add(Note.of("finger.link-dead", person.named()));
        else if (person.away().isPresent()) lines.add(Note.of("finger.away", person.named()));
        return List.copyOf(lines);
    }

    static Note who(Actor actor, Nature.PlayerCharacter character) {
        return who(actor.named(), character.characterClass().name(), actor.progress().level());
    }

    private static Note who(Named named, String characterClass, int level) {
        return new Note(
                "look.character",
                List.of(named),
                Map.of("class", characterClass, "level", Integer.toString(level)));
    }

    /** A note if the character is hardcore. */
    static Optional<Note> hardcore(Actor actor) {
        return actor.fate() == Fate.Living.HARDCORE
                ? Optional.of(Note.of("look.hardcore", actor.named()))
                : Optional.empty();
    }

    /** The character's title, unless the reader ignores its player. It is never parsed. */
    static Optional<Note> title(Actor reader, Actor actor) {
        var title = actor.preferences().settings().title();
        return title.isEmpty() || reader.ignores(actor)
                ? Optional.empty()
                : Optional.of(title(actor.named(), title));
    }

    private static Note title(Named named, String title) {
        return new Note("look.title", List.of(named), Map.of("title", title));
    }
}
