package emberdelve.server.rule.sanction;

import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;

import java.util.Optional;

/** The silence of muted players, who cannot say anything that others could read. */
public final class Silence {
    private Silence() {}

    /** The reply to a muted player; empty if the player may talk. */
    public static Optional<Reply> of(Scene scene) {
        return scene.world()
                .part(Sanctions.class)
                .of(scene.self(), Sanction.Kind.MUTE)
                .map(mute -> Reply.of(Verdict.of("sanction.muted", mute)));
    }
}
