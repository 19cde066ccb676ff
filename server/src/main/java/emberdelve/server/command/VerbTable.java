package emberdelve.server.command;

import emberdelve.server.command.character.AliasCommand;
import emberdelve.server.command.character.CharacterCommand;
import emberdelve.server.command.character.Flush;
import emberdelve.server.command.character.LevelUpCommand;
import emberdelve.server.command.character.PasswordCommand;
import emberdelve.server.command.character.Ping;
import emberdelve.server.command.character.Quit;
import emberdelve.server.command.character.Save;
import emberdelve.server.command.character.SetCommand;
import emberdelve.server.command.character.Skip;
import emberdelve.server.command.character.TitleCommand;
import emberdelve.server.command.character.TutorialCommand;
import emberdelve.server.command.character.Unalias;
import emberdelve.server.command.duel.DuelCommand;
import emberdelve.server.command.fight.Assist;
import emberdelve.server.command.fight.Consider;
import emberdelve.server.command.fight.FleeCommand;
import emberdelve.server.command.fight.GuardCommand;
import emberdelve.server.command.fight.Kill;
import emberdelve.server.command.fight.RescueCommand;
import emberdelve.server.command.fight.Stop;
import emberdelve.server.command.fight.Target;
import emberdelve.server.command.fight.Use;
import emberdelve.server.command.fight.UseAbilityCommand;
import emberdelve.server.command.fight.Wimpy;
import emberdelve.server.command.group.Accept;
import emberdelve.server.command.group.Decline;
import emberdelve.server.command.group.DelveCommand;
import emberdelve.server.command.group.Disband;
import emberdelve.server.command.group.Expel;
import emberdelve.server.command.group.Formation;
import emberdelve.server.command.group.HireCommand;
import emberdelve.server.command.group.Invite;
import emberdelve.server.command.group.Leave;
import emberdelve.server.command.group.Loot;
import emberdelve.server.command.group.OrderCommand;
import emberdelve.server.command.group.Promote;
import emberdelve.server.command.group.Regroup;
import emberdelve.server.command.group.ShowGroup;
import emberdelve.server.command.group.VoteCommand;
import emberdelve.server.command.item.Balance;
import emberdelve.server.command.item.BuyCommand;
import emberdelve.server.command.item.Compare;
import emberdelve.server.command.item.DepositCommand;
import emberdelve.server.command.item.DropCommand;
import emberdelve.server.command.item.Get;
import emberdelve.server.command.item.GiveCommand;
import emberdelve.server.command.item.ListWares;
import emberdelve.server.command.item.PutCommand;
import emberdelve.server.command.item.Remove;
import emberdelve.server.command.item.SellCommand;
import emberdelve.server.command.item.Split;
import emberdelve.server.command.item.Value;
import emberdelve.server.command.item.WearCommand;
import emberdelve.server.command.item.WithdrawCommand;
import emberdelve.server.command.look.Commands;
import emberdelve.server.command.look.Equipment;
import emberdelve.server.command.look.Exits;
import emberdelve.server.command.look.Finger;
import emberdelve.server.command.look.Gold;
import emberdelve.server.command.look.Help;
import emberdelve.server.command.look.Inventory;
import emberdelve.server.command.look.Look;
import emberdelve.server.command.look.MapCommand;
import emberdelve.server.command.look.NewsCommand;
import emberdelve.server.command.look.ObituaryCommand;
import emberdelve.server.command.look.Recap;
import emberdelve.server.command.look.Scan;
import emberdelve.server.command.look.Score;
import emberdelve.server.command.look.Scores;
import emberdelve.server.command.look.ShowEffects;
import emberdelve.server.command.look.Time;
import emberdelve.server.command.look.Timeline;
import emberdelve.server.command.look.Vitals;
import emberdelve.server.command.look.Who;
import emberdelve.server.command.move.Close;
import emberdelve.server.command.move.Enter;
import emberdelve.server.command.move.Follow;
import emberdelve.server.command.move.Go;
import emberdelve.server.command.move.LockCommand;
import emberdelve.server.command.move.Open;
import emberdelve.server.command.move.Pass;
import emberdelve.server.command.move.RecallCommand;
import emberdelve.server.command.move.RunCommand;
import emberdelve.server.command.post.Board;
import emberdelve.server.command.post.Mail;
import emberdelve.server.command.staff.Adjust;
import emberdelve.server.command.staff.Advance;
import emberdelve.server.command.staff.Announce;
import emberdelve.server.command.staff.AuditCommand;
import emberdelve.server.command.staff.BackupCommand;
import emberdelve.server.command.staff.Create;
import emberdelve.server.command.staff.Echo;
import emberdelve.server.command.staff.Force;
import emberdelve.server.command.staff.FunnelCommand;
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
import emberdelve.server.command.talk.Afk;
import emberdelve.server.command.talk.Answer;
import emberdelve.server.command.talk.ChannelsCommand;
import emberdelve.server.command.talk.Emote;
import emberdelve.server.command.talk.GroupTell;
import emberdelve.server.command.talk.History;
import emberdelve.server.command.talk.Ignore;
import emberdelve.server.command.talk.ReportCommand;
import emberdelve.server.command.talk.Say;
import emberdelve.server.command.talk.Shout;
import emberdelve.server.command.talk.Socials;
import emberdelve.server.command.talk.Tell;
import java.util.List;
import java.util.stream.Stream;

/** All verbs there are, in the order in which abbreviations match. */
final class VerbTable {
    // Directions first, so that n, e, s, w, u and d never mean anything else.
    static final List<Verb> ALL =
            Stream.concat(
                            Go.DIRECTIONS.stream(),
                            Stream.of(
                                    // Seeing
                                    Look.VERB,
                                    Look.EXAMINE,
                                    Exits.VERB,
                                    Scan.VERB,
                                    MapCommand.VERB,
                                    Inventory.VERB,
                                    Equipment.VERB,
                                    Score.VERB,
                                    Vitals.VERB,
                                    Gold.VERB,
                                    Who.VERB,
                                    Finger.VERB,
                                    Help.VERB,
                                    Commands.VERB,
                                    Timeline.VERB,
                                    ShowEffects.VERB,
                                    Time.VERB,
                                    NewsCommand.VERB,
                                    Recap.VERB,
                                    Scores.VERB,
                                    ObituaryCommand.VERB,
                                    // Moving
                                    Go.VERB,
                                    RunCommand.VERB,
                                    Enter.VERB,
                                    RecallCommand.VERB,
                                    Open.VERB,
                                    Close.VERB,
                                    LockCommand.VERB,
                                    LockCommand.UNLOCK,
                                    Follow.VERB,
                                    Pass.VERB,
                                    // Fighting
                                    Kill.VERB,
                                    Target.VERB,
                                    Consider.VERB,
                                    FleeCommand.VERB,
                                    Stop.VERB,
                                    Use.VERB,
                                    Wimpy.VERB,
                                    Assist.VERB,
                                    GuardCommand.VERB,
                                    RescueCommand.VERB,
                                    UseAbilityCommand.VERB,
                                    DuelCommand.VERB,
                                    // Things
                                    Get.VERB,
                                    Loot.VERB,
                                    DropCommand.VERB,
                                    GiveCommand.VERB,
                                    PutCommand.VERB,
                                    Split.VERB,
                                    ListWares.VERB,
                                    BuyCommand.VERB,
                                    SellCommand.VERB,
                                    Value.VERB,
                                    DepositCommand.VERB,
                                    WithdrawCommand.VERB,
                                    Balance.VERB,
                                    Compare.VERB,
                                    WearCommand.VERB,
                                    WearCommand.WIELD,
                                    Remove.VERB,
                                    // Talking
                                    Say.VERB,
                                    Tell.VERB,
                                    Answer.VERB,
                                    Emote.VERB,
                                    Shout.VERB,
                                    GroupTell.VERB,
                                    ChannelsCommand.VERB,
                                    History.VERB,
                                    Ignore.VERB,
                                    Ignore.UNIGNORE,
                                    Afk.VERB,
                                    Socials.VERB,
                                    ReportCommand.VERB,
                                    Mail.VERB,
                                    Board.VERB,
                                    // Going together
                                    ShowGroup.VERB,
                                    Invite.VERB,
                                    Accept.VERB,
                                    Decline.VERB,
                                    Leave.VERB,
                                    Formation.VERB,
                                    Expel.VERB,
                                    Promote.VERB,
                                    Disband.VERB,
                                    Regroup.VERB,
                                    VoteCommand.VERB,
                                    HireCommand.VERB,
                                    OrderCommand.VERB,
                                    DelveCommand.VERB,
                                    // Oneself
                                    LevelUpCommand.VERB,
                                    SetCommand.VERB,
                                    SetCommand.SCREEN_READER,
                                    AliasCommand.VERB,
                                    TitleCommand.VERB,
                                    Unalias.VERB,
                                    TutorialCommand.VERB,
                                    Skip.VERB,
                                    SetCommand.HINTS,
                                    CharacterCommand.VERB,
                                    PasswordCommand.VERB,
                                    Save.VERB,
                                    Quit.VERB,
                                    Ping.VERB,
                                    Flush.VERB,
                                    Flush.CANCEL,
                                    // Staff
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
                                    FunnelCommand.VERB,
                                    Health.VERB,
                                    BackupCommand.VERB,
                                    Shutdown.VERB))
                    .toList();

    private VerbTable() {}
}
