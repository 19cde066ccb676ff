package emberdelve.server.game;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.AuditOrder;
import emberdelve.server.admin.BackupRequests;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.BuildRequests;
import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.admin.ReloadRequests;
import emberdelve.server.admin.RoleOrder;
import emberdelve.server.checkpoint.Checkpointer;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Upkeep;
import emberdelve.server.kernel.World;
import emberdelve.server.lag.RegionLag;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.rule.sanction.Sanctions;

import jakarta.inject.Inject;
import jakarta.inject.Provider;

import java.util.List;
import java.util.Locale;

/**
 * The upkeep of the server for staff commands: saving, backups, accounts and content. Thread:
 * world.
 */
record StoreUpkeep(
        World world,
        Checkpointer checkpointer,
        BackupRequests backups,
        StoredGame stored,
        Lookups lookups,
        ReloadRequests reloads,
        BuildRequests builds,
        Provider<Regions> regions)
        implements Upkeep {
    @Inject
    StoreUpkeep {}

    @Override
    public Saving saving() {
        var health = checkpointer.health(world);
        return new Saving(
                health.state().name().toLowerCase(Locale.ROOT),
                health.durableTick(),
                health.unsaved(),
                health.dirtyRows(),
                health.failures(),
                health.lastWrite(),
                health.reason(),
                stored.lostThings());
    }

    @Override
    public RegionLag lag() {
        return regions.get().slowest();
    }

    @Override
    public boolean giveRole(RoleOrder order) {
        return lookups.roles().take(order);
    }

    @Override
    public boolean claim(ClaimOrder order, String code) {
        return lookups.roles().claim(order, code);
    }

    @Override
    public void makeCode(CodeOrder order) {
        lookups.codes().make(order);
    }

    @Override
    public void endAuthenticator(CodeOrder order) {
        lookups.codes().endAuthenticator(order);
    }

    @Override
    public boolean find(AccountOrder order) {
        return lookups.accounts().take(order);
    }

    @Override
    public boolean begin(PersonOrder order) {
        return lookups.persons().take(order);
    }

    @Override
    public boolean read(PersonOrder order, long account) {
        return lookups.persons().read(order, account);
    }

    @Override
    public Reply readAudit(AuditOrder order, List<StaffDeed> recent) {
        return lookups.audit().take(order, recent, world.part(Sanctions.class).second())
                ? Reply.NOTHING
                : Reply.note("role.busy");
    }

    @Override
    public boolean reload(ReloadOrder order) {
        return reloads.request(order);
    }

    @Override
    public boolean build(BuildOrder order) {
        return builds.request(order);
    }

    @Override
    public boolean backUp() {
        return backups.request();
    }
}
