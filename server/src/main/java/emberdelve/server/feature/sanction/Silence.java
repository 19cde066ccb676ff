package emberdelve.server.feature.sanction;

import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;

import java.util.Optional;

/** Whoever is muted says nothing that others could read, and learns why. */
public final class Silence {
    private Silence() {}

    /** What they are told instead; empty when they may talk. */
    public static Optional<Reply> of(Scene scene) {
        return scene.world()
                .part(Sanctions.class)
                .of(scene.self(), Sanction.Kind.MUTE)
                .map(mute -> Reply.of(Verdict.of("sanction.muted", mute)));
    }
}
