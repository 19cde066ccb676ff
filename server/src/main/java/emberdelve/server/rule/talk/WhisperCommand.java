package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Light;
import emberdelve.server.model.Actor;

import java.util.Optional;

/**
 * {@code whisper NAME WORDS}: speaks to one who is in the room. The others see it and hear nothing.
 */
record WhisperCommand(String name, String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "whi*sper")
                    .openTo(Speaker::isHeard)
                    .inOwnWords()
                    .parsed(WhisperCommand::parse);

    private static Optional<Command> parse(String rest) {
        var blank = rest.indexOf(' ');
        if (blank < 0) return Optional.empty();
        return Optional.of(
                new WhisperCommand(rest.substring(0, blank), rest.substring(blank + 1).strip()));
    }

    @Override
    public Reply run(Scene scene) {
        var listener = scene.somebody(name);
        if (listener.isEmpty()) return absent(scene);
        return TellCommand.refusal(scene, listener.get())
                .orElseGet(() -> ChatRateLimit.speak(scene, () -> whisper(scene, listener.get())));
    }

    private Reply absent(Scene scene) {
        return scene.player(name)
                .map(Presence::actor)
                .map(actor -> Reply.note("whisper.elsewhere", actor.named()))
                .orElseGet(() -> Find.none("target.not-here", name));
    }

    /** Whispers; in the dark nobody sees who does. */
    private Reply whisper(Scene scene, Actor listener) {
        var self = scene.self();
        var event = new TalkEvent.Whispered(self.named(), listener.named(), words);
        var reply = TellCommand.reach(scene, listener, event);
        if (!Light.isLit(scene.room())) return reply;
        var seen = new WhisperSeen(self.named(), listener.named());
        for (var other : scene.room().actors())
            if (other != self && other != listener) scene.world().tell(other, seen);
        return reply;
    }
}
