package emberdelve.server.rule.talk;

import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.rule.sanction.Silence;

import java.util.function.Supplier;

/** The limit on how much a player may say, so that nobody can flood the others. */
public final class ChatRateLimit {
    private ChatRateLimit() {}

    /** Runs the speech, or replies why the speaker may not talk: muted, or above the limit. */
    public static Reply speak(Scene scene, Supplier<Reply> speech) {
        return Silence.of(scene).orElseGet(() -> whisper(scene, speech));
    }

    /**
     * Runs speech like {@link #speak}, but for muted players as well: the speech has none of the
     * speaker's words, or only staff read it.
     */
    public static Reply whisper(Scene scene, Supplier<Reply> speech) {
        return scene.directory().service(Chat.class).maySpeakNow(scene.self(), scene.world().now())
                ? speech.get()
                : Reply.note("talk.breathless");
    }
}
