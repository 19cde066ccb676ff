package emberdelve.server.game;

import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.StaffScene;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.time.TokenBucket;
import emberdelve.server.view.Note;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * The part of the staff's desk for what becomes of accounts' codes: writes it to the audit, and
 * tells those whom it concerns. Thread: world.
 */
final class AccountDesk {
    /** The wrong claims of a minute that are in the audit, so that nobody fills it by guessing. */
    static final int WRONG_CLAIMS_PER_MINUTE = 3;

    private final World world;
    private final Players players;
    private final StaffDesk desk;
    private final TokenBucket wrongClaims;

    AccountDesk(World world, Players players, StaffDesk desk) {
        this.world = world;
        this.players = players;
        this.desk = desk;
        var perClaim = world.ticks(Duration.ofMinutes(1)) / WRONG_CLAIMS_PER_MINUTE;
        wrongClaims = new TokenBucket(Math.max(1, perClaim), WRONG_CLAIMS_PER_MINUTE, world.now());
    }

    private StaffScene scene(String who, String from) {
        return new StaffScene(world, Optional.empty(), who, from, Role.OWNER, players);
    }

    private String audit(CodeOrder order, String deed, String detail) {
        return scene(order.who(), order.from()).audit(deed, order.name(), detail);
    }

    /**
     * Writes a claim to be the first owner to the audit, but not every wrong one, and applies it if
     * the code was right.
     */
    void claimed(Input.Claimed claimed) {
        var order = claimed.order();
        if (!claimed.isRight() && !wrongClaims.take(world.now())) {
            desk.answer(order.who(), Note.of("claim.wrong-again"));
            return;
        }
        if (claimed.isRight()) players.changeRole(order.account(), Role.OWNER);
        var number =
                scene(order.who(), order.from())
                        .audit(
                                "claim",
                                order.who(),
                                claimed.isRight()
                                        ? order.before().word() + " to " + Role.OWNER.word()
                                        : "a wrong code");
        var told = claimed.isRight() ? "claim.done" : "claim.wrong";
        desk.answer(order.who(), Note.of(told, Map.of("audit", number)));
    }

    /** Tells the code to whoever ordered it, and the players of the account that there is one. */
    void made(Input.CodeMade made) {
        var order = made.order();
        desk.tell(order.account(), Note.of("passcode.yours"));
        var number = audit(order, "passcode", "");
        desk.answer(
                order.who(),
                Note.of(
                        "passcode.made",
                        Map.of("who", order.name(), "code", made.code(), "audit", number)));
    }

    /** Tells that an account has no authenticator any more, and writes it to the audit. */
    void ended(Input.AuthenticatorEnded ended) {
        var order = ended.order();
        desk.tell(order.account(), Note.of("totp.yours"));
        var number = audit(order, "totp", "off");
        desk.answer(
                order.who(), Note.of("totp.ended", Map.of("who", order.name(), "audit", number)));
    }

    /**
     * Writes to the audit that the owner of an account has begun or ended to be asked for codes,
     * and tells the players of the account, who may be somebody else.
     */
    void turned(Input.AuthenticatorTurned turned) {
        var order = turned.order();
        desk.tell(order.account(), Note.of(turned.isOn() ? "totp.turned-on" : "totp.turned-off"));
        audit(order, "totp", turned.isOn() ? "on" : "off");
    }
}
