package emberdelve.server.rule.sanction;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.AddressRange;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;

import java.util.Map;
import java.util.Optional;

/**
 * The verdict of staff: imposes a sanction on the holder that was found, tells the players, and
 * writes the audit. Thread: world.
 */
public final class SanctionVerdict {
    private SanctionVerdict() {}

    /** Imposes a sanction on an account with all its characters. */
    static Reply pass(StaffScene scene, Sentence sentence, AccountOrder.Holder holder) {
        var sanction = sanction(scene, sentence, Optional.of(holder.account()), holder.name());
        return lay(scene, sanction);
    }

    /**
     * Imposes a ban on a range of addresses. Staff may still connect from there, or nobody could
     * undo a mistake.
     */
    static Reply passOnRange(StaffScene scene, Sentence sentence, AddressRange range) {
        var sanction = sanction(scene, sentence, Optional.empty(), range.text());
        return lay(scene, sanction);
    }

    /** Mutes a speaker in a place outside, or all of the place; nobody there is told. */
    static Reply passOnOutsider(StaffScene scene, Sentence sentence, String name) {
        return lay(scene, sanction(scene, sentence, Optional.empty(), name));
    }

    private static Sanction sanction(
            StaffScene scene, Sentence sentence, Optional<Long> account, String name) {
        var now = scene.world().part(Sanctions.class).second();
        return new Sanction(
                scene.world().ids().give(),
                sentence.kind(),
                account,
                name,
                sentence.reason(),
                scene.who(),
                scene.role().written().word(),
                now,
                sentence.seconds().map(seconds -> now + seconds));
    }

    private static Reply lay(StaffScene scene, Sanction sanction) {
        var held =
                scene.world()
                        .part(Sanctions.class)
                        .find(sanction.kind(), sanction.account(), sanction.name());
        if (held.isPresent() && isOutranked(scene.role(), held.get()))
            return Reply.note("sanction.outranked", Map.of("role", held.get().whoRole()));
        if (!scene.world().part(Sanctions.class).lay(sanction)) return Reply.note("sanction.full");
        var end = sanction.until().isPresent() ? "until " + Verdict.until(sanction) : "forever";
        var audit =
                scene.audit(
                        sanction.kind().word(), sanction.name(), end + ": " + sanction.reason());
        scene.canTakeBack(new SanctionBack(scene, sanction, held));
        SanctionNews.laid(scene, sanction);
        return Reply.of(Verdict.of("sanction.done", sanction, audit));
    }

    /** Whether a higher role imposed the sanction, so that this role cannot end or change it. */
    public static boolean isOutranked(Role role, Sanction held) {
        return Role.named(held.whoRole()).filter(least -> !role.isAtLeast(least)).isPresent();
    }

    /** Whether the actor is a character of that account. */
    static boolean isOf(Actor actor, long account) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                && character.accountId() == account;
    }
}
