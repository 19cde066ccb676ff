package emberdelve.server.feature.staff;

import emberdelve.server.command.LastDeeds;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.sanction.PardonCommand;
import emberdelve.server.rule.sanction.PunishCommand;
import emberdelve.server.rule.sanction.SanctionsCommand;
import emberdelve.server.rule.talk.ReportsView;
import emberdelve.server.rule.talk.TalkPages;
import emberdelve.server.text.Page;
import emberdelve.server.view.AuditView;

import java.util.List;

/** The feature of commands for staff. */
public final class StaffFeature implements Feature {
    /** The reason under which the ledger books what staff make and take; the audit says who. */
    static final String LEDGER = Ledger.BY_STAFF;

    @Override
    public String name() {
        return "staff";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                GotoCommand.VERB,
                AtCommand.VERB,
                InvisibleCommand.VERB,
                SpawnCommand.VERB,
                CreateCommand.VERB,
                SlayCommand.VERB,
                RestoreCommand.VERB,
                TransferCommand.VERB,
                AdvanceCommand.VERB,
                AdjustCommand.VERB,
                GiveRoleCommand.VERB,
                PasscodeCommand.VERB,
                TotpCommand.VERB,
                PersonCommand.VERB,
                UsersCommand.VERB,
                KickCommand.VERB,
                ForceCommand.VERB,
                SnoopCommand.VERB,
                EchoCommand.VERB,
                AnnounceCommand.VERB,
                PurgeCommand.VERB,
                StatCommand.VERB,
                PunishCommand.MUTE,
                PunishCommand.FREEZE,
                PunishCommand.BAN,
                PardonCommand.UNMUTE,
                PardonCommand.UNFREEZE,
                PardonCommand.UNBAN,
                SanctionsCommand.VERB,
                WizlockCommand.VERB,
                ZoneCommand.VERB,
                UndoCommand.VERB,
                AuditCommand.VERB,
                ReportsCommand.VERB,
                HealthCommand.VERB,
                WhyCommand.VERB,
                BackupCommand.VERB,
                ShutdownCommand.VERB);
    }

    @Override
    public List<Dispatch<?>> dispatches() {
        return List.of(
                new Dispatch<>(
                        LastDeeds.Elsewhere.class,
                        (world, _, news) -> world.part(LastDeeds.class).did(news)));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(AuditView.class, StaffPages::audit),
                new Page<>(UsersView.class, StaffPages::users),
                new Page<>(ReportsView.class, TalkPages::reports));
    }
}
