package emberdelve.server.replay;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemRow;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.SanctionOrder;
import emberdelve.server.link.Input;
import emberdelve.server.link.SavingStage;
import emberdelve.server.link.Withheld;

import java.util.List;
import java.util.Optional;

/** An {@link Input} as it is kept: links are numbers, commands the lines they were read from. */
sealed interface Logged {
    record Typed(long actor, String line) implements Logged {}

    /** A line that was read by the verbs of content that is in force no more. */
    record TypedBefore(long actor, String line, String readBy) implements Logged {}

    record Wrote(long actor, String line, boolean whole) implements Logged {}

    record Console(String line) implements Logged {}

    record Enter(int link, String from, Role role, long account, long character)
            implements Logged {}

    record Loaded(
            long character,
            Optional<CharacterRow> row,
            List<ItemRow> items,
            List<CharacterRow> ofAccount)
            implements Logged {}

    record NotLoaded(long character) implements Logged {}

    record Create(int link, String from, Role role, long account, Input.NewCharacter character)
            implements Logged {}

    record Follow(long actor, List<String> topics) implements Logged {}

    record LinkLost(long actor, int link) implements Logged {}

    record Durable(long tick) implements Logged {}

    /** The news that a tick is safe, but that rows were set aside. */
    record DurableBut(long tick, Withheld withheld) implements Logged {}

    record Saving(SavingStage stage, boolean failing) implements Logged {}

    /** A line for staff, of which the key is enough. */
    record ForStaff(String key) implements Logged {}

    /** The answer to a request of staff, of which the key is enough. */
    record Answered(String who, String key) implements Logged {}

    record Judged(String who, boolean isTaken) implements Logged {}

    /** The reading of the audit by somebody; what is on the page is in the store. */
    record AuditRead(String who) implements Logged {}

    record RoleChanged(long account, String name, Role before, Role role, String who, String from)
            implements Logged {}

    record AccountFound(SanctionOrder order, Optional<SanctionOrder.Holder> holder)
            implements Logged {}

    /** {@code version}: by which the content is kept. */
    record Reload(String version, String who, String from) implements Logged {}

    /** The same with what a builder has changed. */
    record Edited(
            String version, String who, String from, String deed, String target, String detail)
            implements Logged {}

    record WallTime(long second) implements Logged {}
}
