package emberdelve.server.session;

import emberdelve.server.admin.Milestone;

import java.util.Optional;

/** The milestone that lies between two stages of the way in. Pure. */
final class LoginProgress {
    private LoginProgress() {}

    static Optional<Milestone> milestone(Stage from, Stage to) {
        return switch (to) {
            case Stage.NamingCharacter _ when from instanceof Stage.AskingName ->
                    Optional.of(Milestone.ASKED_FOR_A_CHARACTER);
            case Stage.NewPassword _ when from instanceof Stage.Working ->
                    Optional.of(Milestone.NAMED);
            case Stage.AskingClass _ when from instanceof Stage.Working(Task.MakeAccount _) ->
                    Optional.of(Milestone.ACCOUNT_MADE);
            case Stage.AskingRolls _ when from instanceof Stage.AskingClass ->
                    Optional.of(Milestone.CLASS_CHOSEN);
            default -> Optional.empty();
        };
    }
}
