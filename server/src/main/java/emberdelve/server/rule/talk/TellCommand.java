package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code tell NAME WORDS}: speaks to one player, wherever that player is. */
record TellCommand(String name, String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "te*ll")
                    .openTo(Speaker::isHeard)
                    .inOwnWords()
                    .parsed(TellCommand::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        if (blank < 0) return Optional.empty();
        return Optional.of(
                new TellCommand(rest.substring(0, blank), rest.substring(blank + 1).strip()));
    }

    @Override
    public Reply run(Scene scene) {
        var listener = scene.player(name);
        if (listener.isPresent()) return tell(scene, listener.get().actor(), words);
        return scene.abroad(name)
                .map(person -> FarTell.tell(scene, person, words))
                .orElseGet(() -> Reply.note("tell.nobody", Map.of("who", name)));
    }

    static Reply tell(Scene scene, Actor listener, String words) {
        var event = new TalkEvent.Told(scene.self().named(), listener.named(), words);
        return refusal(scene, listener)
                .orElseGet(() -> ChatRateLimit.speak(scene, () -> reach(scene, listener, event)));
    }

    /** The reason why the listener would not hear what it is told; empty if it would. */
    static Optional<Reply> refusal(Scene scene, Actor listener) {
        if (listener == scene.self()) return Optional.of(Reply.note("tell.yourself"));
        if (scene.directory().of(listener).filter(Presence::linkDead).isPresent())
            return Optional.of(Reply.note("tell.link-dead", listener.named()));
        return listener.ignores(scene.self())
                ? Optional.of(Reply.note("tell.ignored", listener.named()))
                : Optional.empty();
    }

    /** Tells both of them; the listener can reply. */
    static Reply reach(Scene scene, Actor listener, TalkEvent event) {
        scene.world().tell(scene.self(), event);
        scene.world().tell(listener, event);
        if (listener.isCharacter()) scene.directory().told(listener, scene.self().id());
        return scene.directory()
                .service(Chat.class)
                .away(listener)
                .map(words -> Reply.of(away(listener.named(), words)))
                .orElse(Reply.NOTHING);
    }

    /** The note for a speaker whose listener is away. */
    static Note away(Named listener, String words) {
        var who = List.of(listener);
        return words.isEmpty()
                ? new Note("tell.away-silent", who, Map.of())
                : new Note("tell.away", who, Map.of("words", words));
    }
}
