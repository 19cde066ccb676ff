package emberdelve.server.command;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.model.Nature;
import emberdelve.server.view.Note;

import java.util.Map;

/**
 * A staff command that does something to somebody's account or characters, playing or not. Whoever
 * does not play is looked up in the store first, and the command is run when the answer comes. It
 * is run only when {@link StaffScene#refusal} has nothing against it.
 */
public interface OnAccount extends Command.Staff {
    /** The name of a character or an account as it was typed. */
    String name();

    /** The line that means this command, by which it is read again when the store has answered. */
    String line();

    /** Does it to the holder of the account. */
    Reply run(StaffScene scene, AccountOrder.Holder holder);

    /** Answers that nobody has the name. */
    default Reply nobody(StaffScene scene) {
        return Reply.note("sanction.nobody", Map.of("who", name()));
    }

    @Override
    default Reply run(StaffScene scene) {
        for (var presence : scene.directory().online())
            if (presence.actor().name().equalsIgnoreCase(name())
                    && presence.actor().nature() instanceof Nature.PlayerCharacter character)
                return runIfLower(
                        scene,
                        new AccountOrder.Holder(
                                character.accountId(), presence.actor().name(), presence.role()));
        var abroad = scene.directory().abroad().named(name());
        if (abroad.isPresent()) {
            var seat = abroad.get().seat();
            return runIfLower(
                    scene,
                    new AccountOrder.Holder(seat.account(), abroad.get().name(), seat.role()));
        }
        var order = new AccountOrder(name(), line(), scene.who(), scene.from(), scene.role());
        return scene.directory().upkeep().find(order) ? Reply.NOTHING : Reply.note("role.busy");
    }

    /** Does it to the holder if the holder's role is lower. */
    default Reply runIfLower(StaffScene scene, AccountOrder.Holder holder) {
        return scene.refusal(holder.name(), holder.role())
                .map((Note why) -> Reply.of(why))
                .orElseGet(() -> run(scene, holder));
    }
}
