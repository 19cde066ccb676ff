package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.RoleOrder;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.log.LoggedAddress;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Map;

/**
 * The changes of accounts' roles: stores each, and sends the world the result. Thread: world asks,
 * jobs and the checkpoint-writer make the change.
 */
record RoleChanges(
        Database database,
        StoreWriter writer,
        Jobs jobs,
        Inbox inbox,
        AccountCache accountCache,
        OwnerCode ownerCode) {
    private static final Logger LOG = LoggerFactory.getLogger(RoleChanges.class);

    @Inject
    RoleChanges {}

    /** Begins the change; answers false when too much waits already. */
    boolean take(RoleOrder order) {
        return jobs.offer(() -> give(order));
    }

    /** Thread: jobs. */
    private void give(RoleOrder order) {
        var account = database.accounts().byName(order.account());
        if (account.isEmpty()) answer(order, "role.nobody", order.account());
        else if (!order.by().isAbove(role(account.get())))
            answer(order, "staff.no-lower", account.get().name());
        else store(account.get(), order);
    }

    // The last step says how it went.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void store(AccountRow account, RoleOrder order) {
        var word = order.role().word();
        writer.write(() -> database.accounts().setRole(account.id(), word, Role.OWNER.word()))
                .whenComplete((done, failure) -> {
                    if (failure != null) {
                        LOG.error("the role of {} is unchanged", account.name(), failure);
                        answer(order, "role.failed", account.name());
                    } else if (done) given(account, order);
                    else answer(order, "role.last-owner", account.name());
                });
    }

    /** Begins to look at the claim; answers false when too much waits already. */
    boolean claim(ClaimOrder order, String code) {
        return jobs.offer(() -> judge(order, code));
    }

    /** Thread: jobs. */
    private void judge(ClaimOrder order, String code) {
        switch (ownerCode.judge(code, order.from())) {
            case RIGHT -> store(order);
            case WRONG -> {
                LOG.atWarn()
                        .addKeyValue(LoggedAddress.KEY, new LoggedAddress(order.from()))
                        .addKeyValue("who", order.who())
                        .log("a wrong code to be the owner was typed");
                claimed(order, false);
            }
            case THROTTLED -> answer(order.who(), "claim.throttled");
            case CLOSED -> answer(order.who(), "claim.closed");
        }
    }

    // The last step says how it went.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void store(ClaimOrder order) {
        writer.write(() -> database.accounts().setFirst(order.account(), Role.OWNER.word()))
                .whenComplete((done, failure) -> {
                    if (failure != null) {
                        LOG.error("{} is not the owner", order.who(), failure);
                        answer(order.who(), "claim.failed");
                    } else if (done) {
                        LOG.info("{} is the first owner, by the code", order.who());
                        accountCache.hasRole(order.account(), Role.OWNER);
                        ownerCode.close();
                        claimed(order, true);
                    } else answer(order.who(), "claim.closed");
                });
    }

    private void claimed(ClaimOrder order, boolean isRight) {
        if (!inbox.offer(new Input.Claimed(order, isRight)))
            LOG.warn(
                    "{} was not told of the claim; a role counts from the next login on",
                    order.who());
    }

    private void given(AccountRow account, RoleOrder order) {
        if (order.role() == Role.OWNER) ownerCode.close();
        LOG.info(
                "{}: {} is {} now, was {}",
                order.who(),
                account.name(),
                order.role().word(),
                account.role());
        accountCache.hasRole(account.id(), order.role());
        var changed =
                new Input.RoleChanged(
                        account.id(),
                        account.name(),
                        role(account),
                        order.role(),
                        order.who(),
                        order.from());
        if (!inbox.offer(changed))
            LOG.warn("the role of {} counts from the next login on", account.name());
    }

    private static Role role(AccountRow account) {
        return Role.named(account.role()).orElse(Role.PLAYER);
    }

    private void answer(RoleOrder order, String key, String name) {
        answer(order.who(), Note.of(key, Map.of("who", name)));
    }

    private void answer(String who, String key) {
        answer(who, Note.of(key));
    }

    private void answer(String who, Note note) {
        if (!inbox.offer(new Input.Answered(who, note)))
            LOG.warn("{} was not told: {}", who, note.key());
    }
}
