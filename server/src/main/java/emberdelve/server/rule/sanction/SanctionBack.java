package emberdelve.server.rule.sanction;

import emberdelve.server.admin.Sanction;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Takeback;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/**
 * The way back from a sanction, as long as it holds.
 *
 * @param replaced what held before in its place
 */
record SanctionBack(StaffScene scene, Sanction laid, Optional<Sanction> replaced)
        implements Takeback {
    /** Whom it concerns may have left, and is an account: the sanction has checked the role. */
    @Override
    public Optional<Actor> whom() {
        return Optional.empty();
    }

    @Override
    public Optional<Note> obstacle() {
        var sanctions = scene.world().part(Sanctions.class);
        return sanctions
                        .find(laid.kind(), laid.account(), laid.name())
                        .filter(laid::equals)
                        .isPresent()
                ? Optional.empty()
                : Optional.of(Note.of("undo.no-sanction", Map.of("who", laid.name())));
    }

    @Override
    public void run() {
        var sanctions = scene.world().part(Sanctions.class);
        sanctions.lift(laid);
        replaced.ifPresent(sanctions::lay);
        if (replaced.isPresent()) return;
        SanctionNews.lifted(scene, laid);
    }
}
