package emberdelve.server.feature.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code tell NAME WORDS}: speaks to one player, wherever that player is. */
record TellCommand(String name, String words) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.TALK, "te*ll").parsed(TellCommand::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        if (blank < 0) return Optional.empty();
        return Optional.of(
                new TellCommand(rest.substring(0, blank), rest.substring(blank + 1).strip()));
    }

    @Override
    public Reply run(Scene scene) {
        var listener = scene.player(name);
        if (listener.isEmpty()) return Reply.note("tell.nobody", Map.of("who", name));
        if (listener.get().linkDead())
            return Reply.note("tell.link-dead", listener.get().actor().named());
        return tell(scene, listener.get().actor(), words);
    }

    static Reply tell(Scene scene, Actor listener, String words) {
        if (listener == scene.self()) return Reply.note("tell.yourself");
        if (listener.ignores(scene.self())) return Reply.note("tell.ignored", listener.named());
        return ChatRateLimit.speak(scene, () -> reach(scene, listener, words));
    }

    private static Reply reach(Scene scene, Actor listener, String words) {
        var event = new TalkEvent.Told(scene.self().named(), listener.named(), words);
        scene.world().tell(scene.self(), event);
        scene.world().tell(listener, event);
        scene.directory().told(listener, scene.self());
        return scene.directory()
                .kept(Chat.class)
                .away(listener)
                .map(reason ->
                        Reply.of(
                                new Note(
                                        "tell.away",
                                        List.of(listener.named()),
                                        Map.of("words", reason))))
                .orElse(Reply.NOTHING);
    }
}
