package emberdelve.server.feature.staff;

import emberdelve.server.command.Verb;
import emberdelve.server.command.staff.Adjust;
import emberdelve.server.command.staff.Advance;
import emberdelve.server.command.staff.Announce;
import emberdelve.server.command.staff.AuditCommand;
import emberdelve.server.command.staff.BackupCommand;
import emberdelve.server.command.staff.Create;
import emberdelve.server.command.staff.Echo;
import emberdelve.server.command.staff.Force;
import emberdelve.server.command.staff.GiveRole;
import emberdelve.server.command.staff.Goto;
import emberdelve.server.command.staff.Health;
import emberdelve.server.command.staff.Kick;
import emberdelve.server.command.staff.Pardon;
import emberdelve.server.command.staff.Punish;
import emberdelve.server.command.staff.Purge;
import emberdelve.server.command.staff.ReportsCommand;
import emberdelve.server.command.staff.Restore;
import emberdelve.server.command.staff.SanctionsCommand;
import emberdelve.server.command.staff.Shutdown;
import emberdelve.server.command.staff.Slay;
import emberdelve.server.command.staff.Spawn;
import emberdelve.server.command.staff.Stat;
import emberdelve.server.command.staff.Transfer;
import emberdelve.server.command.staff.Users;
import emberdelve.server.command.staff.Wizlock;
import emberdelve.server.command.staff.ZoneCommand;
import emberdelve.server.offer.Feature;
import emberdelve.server.render.Page;
import emberdelve.server.render.StaffPages;
import emberdelve.server.render.TalkPages;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.ReportsView;
import emberdelve.server.view.UsersView;

import java.util.List;

/** What staff do. */
public final class StaffFeature implements Feature {
    @Override
    public String name() {
        return "staff";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                Goto.VERB,
                Spawn.VERB,
                Create.VERB,
                Slay.VERB,
                Restore.VERB,
                Transfer.VERB,
                Advance.VERB,
                Adjust.VERB,
                GiveRole.VERB,
                Users.VERB,
                Kick.VERB,
                Force.VERB,
                Echo.VERB,
                Announce.VERB,
                Purge.VERB,
                Stat.VERB,
                Punish.MUTE,
                Punish.FREEZE,
                Punish.BAN,
                Pardon.UNMUTE,
                Pardon.UNFREEZE,
                Pardon.UNBAN,
                SanctionsCommand.VERB,
                Wizlock.VERB,
                ZoneCommand.VERB,
                AuditCommand.VERB,
                ReportsCommand.VERB,
                Health.VERB,
                BackupCommand.VERB,
                Shutdown.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(AuditView.class, StaffPages::audit),
                new Page<>(UsersView.class, StaffPages::users),
                new Page<>(ReportsView.class, TalkPages::reports));
    }
}
