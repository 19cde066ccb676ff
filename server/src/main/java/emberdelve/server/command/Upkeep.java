package emberdelve.server.command;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.AuditOrder;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.admin.RoleOrder;
import emberdelve.server.lag.RegionLag;
import emberdelve.server.model.StaffDeed;

import java.time.Duration;
import java.util.List;

/** The store and the content, as far as staff may ask something of them. Thread: world. */
public interface Upkeep {
    /** The state of saving. */
    Saving saving();

    /** The report of the last minutes' lag in the region that was slowest. */
    RegionLag lag();

    /**
     * Begins a backup; staff are told when it is done.
     *
     * @return false when one is under way
     */
    boolean backUp();

    /**
     * Begins what staff want of the content; the member of staff is told the result.
     *
     * @return false when too much waits already
     */
    boolean reload(ReloadOrder order);

    /**
     * Begins what a builder wants of the content; the builder is told the result.
     *
     * @return false when too much waits already
     */
    boolean build(BuildOrder order);

    /**
     * Begins to give an account a role; the member of staff is told the result.
     *
     * @return false when too much waits already
     */
    boolean giveRole(RoleOrder order);

    /**
     * Begins to look whether a player who claims to be the first owner has the code for it; the
     * player is told the result.
     *
     * @return false when too much waits already
     */
    boolean claim(ClaimOrder order, String code);

    /** Begins to make a code for another password; the member of staff is told the result. */
    void makeCode(CodeOrder order);

    /** Begins to take the authenticator of an account away; the member of staff is told. */
    void endAuthenticator(CodeOrder order);

    /**
     * Begins to look up an account for a staff command, which is run when the answer comes.
     *
     * @return false when too much waits already
     */
    boolean find(AccountOrder order);

    /**
     * Begins to write all that is kept of a person into a file, or to erase the person; the member
     * of staff is told the result.
     *
     * @return false when too much waits already
     */
    boolean begin(PersonOrder order);

    /**
     * Begins to read the rows of a person who is to be erased.
     *
     * @return false when too much waits already
     */
    boolean read(PersonOrder order, long account);

    /**
     * Reads a page of the audit; the member of staff is shown the page, now or later.
     *
     * @param recent the latest staff deeds: at least all that are not stored yet
     * @return what is known at once: the page, or why there will be none
     */
    Reply readAudit(AuditOrder order, List<StaffDeed> recent);

    /**
     * The state of saving at one moment.
     *
     * @param state one word: well, late, aside, failing, rejected, unsound
     * @param durableTick the last tick that is safe
     * @param unsaved how long the oldest change has waited: a crash now would lose that much play
     * @param rows number of rows that wait to be written
     * @param failures number of failed writes in a row
     * @param lastWrite how long the last good write took
     * @param reason the reason of the last failure, or which rows are set aside and why; empty
     *     while all is well
     * @param lost number of things that could not be restored and were set aside
     */
    record Saving(
            String state,
            long durableTick,
            Duration unsaved,
            int rows,
            int failures,
            Duration lastWrite,
            String reason,
            int lost) {}
}
