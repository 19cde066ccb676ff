package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.offer.Registry;
import emberdelve.server.person.PersonExport;
import emberdelve.server.time.Clock;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * The search for all that is kept of a person, or has its name, for staff commands. Thread: world
 * asks, jobs answer.
 */
record PersonFinder(
        Database database, Jobs jobs, Inbox inbox, Registry registry, Clock clock, NewNames names) {
    private static final Logger LOG = LoggerFactory.getLogger(PersonFinder.class);

    /** The time after which an answer for which there was no room is offered again. */
    private static final Duration AGAIN_AFTER = Duration.ofMillis(200);

    @Inject
    PersonFinder {}

    /** Begins what is ordered; answers false when too much waits already. */
    boolean take(PersonOrder order) {
        return jobs.offer(() -> offer(order, begun(order)));
    }

    /** Begins to read the rows of the account; answers false when too much waits already. */
    boolean read(PersonOrder order, long account) {
        return jobs.offer(() -> offer(order, readNow(order, account)));
    }

    /**
     * Offers the answer until it is taken: as long as the world waits for it, nobody comes in.
     * Waits on no thread meanwhile.
     */
    private void offer(PersonOrder order, Input answer) {
        if (inbox.offer(answer)) return;
        LOG.warn("{} of a person waits: the inbox is full", order.deed());
        CompletableFuture.delayedExecutor(AGAIN_AFTER.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> offer(order, answer));
    }

    /** Thread: jobs. */
    private Input begun(PersonOrder order) {
        try {
            return begun(order, database.persons().named(order.name()));
        } catch (RuntimeException | IOException failed) {
            LOG.warn("{} of a person failed: {}", order.deed(), failed.toString());
            return new Input.Answered(order.who(), Note.of("rights.failed"));
        }
    }

    private Input begun(PersonOrder order, Optional<AccountRow> account) throws IOException {
        return switch (order.deed()) {
            case ERASE -> new Input.PersonFound(order, account.map(this::holder));
            case RENAME -> account.isPresent() ? named(order, account.get()) : nobody(order);
            case EXPORT -> account.isPresent() ? exported(order, account.get()) : nobody(order);
        };
    }

    /** Keeps the other name, if the account may have it; nothing can fail after that. */
    private Input named(PersonOrder order, AccountRow account) {
        var wanted = order.otherName().orElseThrow();
        var kept = new PersonOrder.OtherName(names.kept(wanted.name()), wanted.reason());
        var found = new Input.PersonFound(order.calling(kept), Optional.of(holder(account)));
        return names.keep(account.id(), kept.name())
                .<Input>map(why -> new Input.Answered(order.who(), why))
                .orElse(found);
    }

    private static Role role(AccountRow account) {
        return Role.named(account.role()).orElse(Role.PLAYER);
    }

    private static Input nobody(PersonOrder order) {
        var told = Map.of("who", order.name());
        return new Input.Answered(order.who(), Note.of("rights.nobody", told));
    }

    private Input exported(PersonOrder order, AccountRow account) throws IOException {
        if (!order.role().isAbove(role(account))) {
            var told = Map.of("who", order.name());
            return new Input.Answered(order.who(), Note.of("staff.no-lower", told));
        }
        var file = new PersonExport(database, registry.stored()).write(account, clock.instant());
        return new Input.PersonExported(order, account.id(), String.valueOf(file.getFileName()));
    }

    private PersonOrder.Holder holder(AccountRow account) {
        var owners = database.accounts().ofRole(Role.OWNER.word());
        return new PersonOrder.Holder(
                account.id(), role(account), owners.equals(Set.of(account.id())));
    }

    /** Thread: jobs. */
    private Input readNow(PersonOrder order, long account) {
        try {
            var rows = database.accounts().byId(account).map(database.persons()::rowsOf);
            return new Input.PersonRead(order, rows);
        } catch (RuntimeException failed) {
            LOG.warn("the rows of a person cannot be read: {}", failed.toString());
            return new Input.PersonRead(order, Optional.empty());
        }
    }
}
