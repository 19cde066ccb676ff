package emberdelve.server.feature.talk;

import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.feature.sanction.Silence;

import java.util.function.Supplier;

/** Speaking takes breath, and nobody has so much that they could flood the others. */
public final class ChatRateLimit {
    private ChatRateLimit() {}

    /** Runs it if the speaker may talk and has breath for one more line, and says so if not. */
    public static Reply speak(Scene scene, Supplier<Reply> speech) {
        return Silence.of(scene).orElseGet(() -> whisper(scene, speech));
    }

    /** The same for what has no words of the speaker's, or that only staff read: the muted may. */
    public static Reply whisper(Scene scene, Supplier<Reply> speech) {
        return scene.directory().kept(Chat.class).maySpeakNow(scene.self(), scene.world().now())
                ? speech.get()
                : Reply.note("talk.breathless");
    }
}
