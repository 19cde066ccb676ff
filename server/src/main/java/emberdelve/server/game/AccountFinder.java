package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The search for accounts of players who are not in the dungeon, for staff commands. Thread: world
 * asks, jobs answer.
 */
record AccountFinder(Database database, Jobs jobs, Inbox inbox) {
    private static final Logger LOG = LoggerFactory.getLogger(AccountFinder.class);

    @Inject
    AccountFinder {}

    /** Begins the search for the order's account; answers false when too much waits already. */
    boolean take(AccountOrder order) {
        return jobs.offer(() -> answer(order));
    }

    /** Looks for a character's name first, because staff know players by it. Thread: jobs. */
    private void answer(AccountOrder order) {
        var holder =
                database.characters()
                        .byName(order.name())
                        .flatMap(row ->
                                database.accounts()
                                        .byId(row.accountId())
                                        .map(account -> holder(account, row.name())))
                        .or(() ->
                                database.accounts()
                                        .byName(order.name())
                                        .map(account -> holder(account, account.name())));
        if (!inbox.offer(new Input.AccountFound(order, holder)))
            LOG.warn("a deed of {} is lost, because the inbox is full", order.who());
    }

    private static AccountOrder.Holder holder(AccountRow account, String name) {
        return new AccountOrder.Holder(
                account.id(), name, Role.named(account.role()).orElse(Role.PLAYER));
    }
}
