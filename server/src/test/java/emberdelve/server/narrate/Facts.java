package emberdelve.server.narrate;

import static emberdelve.server.narrate.Cast.COAT;
import static emberdelve.server.narrate.Cast.KOBOLD;
import static emberdelve.server.narrate.Cast.MIRA;
import static emberdelve.server.narrate.Cast.OGRE;
import static emberdelve.server.narrate.Cast.POTION;
import static emberdelve.server.narrate.Cast.SABLE;
import static emberdelve.server.narrate.Cast.SWORD;
import static emberdelve.server.narrate.Cast.TOLO;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Direction;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Template;
import emberdelve.server.feature.Features;
import emberdelve.server.world.actor.Abilities;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Named;
import emberdelve.server.world.duel.Barbarian;
import emberdelve.server.world.event.Company;
import emberdelve.server.world.event.Condition;
import emberdelve.server.world.event.CorpseEvent;
import emberdelve.server.world.event.DeathEvent;
import emberdelve.server.world.event.Delving;
import emberdelve.server.world.event.Duelling;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.LevelEvent;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.event.MailEvent;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.event.Pile;
import emberdelve.server.world.event.PresenceEvent;
import emberdelve.server.world.event.Service;
import emberdelve.server.world.event.Talk;
import emberdelve.server.world.event.TurnEvent;
import emberdelve.server.world.event.WorldEvent;
import emberdelve.server.world.group.LootRule;
import emberdelve.server.world.group.Motion;
import emberdelve.server.world.group.Tally;
import emberdelve.server.world.rules.AttackResult;
import emberdelve.server.world.rules.LevelUp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** At least one sample of every fact there is. */
public final class Facts {
    static final AttackResult MISSED = new AttackResult.Missed(List.of(34, 12));
    static final AttackResult BLOCKED = new AttackResult.Blocked(List.of(34, 87), List.of(91, 12));
    static final AttackResult WOUNDED = new AttackResult.Wounded(List.of(34, 87), List.of(12), 1);
    private static final AttackResult UNDEFENDED =
            new AttackResult.Wounded(List.of(87), List.of(), 1);
    private static final Named OTHER_KOBOLD = new Named(new ActorId(6), "kobold", "a", Pronouns.IT);
    private static final Pile ONE = new Pile(SWORD, 1);
    private static final Pile THREE = new Pile(POTION, 3);

    private Facts() {}

    public static List<WorldEvent> all() {
        return Stream.of(
                        duellings(),
                        fights(),
                        handlings(),
                        lives(),
                        magics(),
                        movements(),
                        talks(),
                        companies(),
                        services(),
                        votes(),
                        delvings())
                .flatMap(List::stream)
                .toList();
    }

    /** Every record that is a fact and has words. */
    static List<Class<?>> kinds() {
        return List.copyOf(Features.registry().events());
    }

    private static List<WorldEvent> fights() {
        var fights = new ArrayList<WorldEvent>();
        for (var result : List.of(MISSED, BLOCKED, WOUNDED, UNDEFENDED)) {
            fights.add(blow(MIRA, KOBOLD, "slashes", result, Condition.BADLY_HURT));
            fights.add(blow(KOBOLD, TOLO, "claws", result, Condition.NEAR_DEATH));
            fights.add(blow(OGRE, SABLE, "lashes out at", result, Condition.DEAD));
        }
        fights.add(blow(OTHER_KOBOLD, KOBOLD, "claws", WOUNDED, Condition.HURT));
        fights.add(new Fight.Began(MIRA, KOBOLD));
        for (var fallen : List.of(List.<Named>of(), List.of(KOBOLD), List.of(KOBOLD, OGRE)))
            fights.add(new Fight.Ended(fallen));
        fights.add(new Fight.Died(KOBOLD, MIRA));
        fights.add(new Fight.Died(MIRA, KOBOLD));
        fights.add(new Fight.CalledForHelp(KOBOLD));
        fights.add(new Fight.Guarded(MIRA, TOLO, KOBOLD));
        fights.add(new Fight.Rescued(MIRA, TOLO));
        fights.add(new Fight.Assisted(MIRA, TOLO));
        fights.add(new Fight.Stopped(MIRA));
        for (var percent : List.of(75, 50, 25)) fights.add(new Fight.Weakened(MIRA, percent));
        return fights;
    }

    private static List<WorldEvent> handlings() {
        return List.of(
                new Handling.Took(MIRA, ONE),
                new Handling.TookFromCorpse(MIRA, THREE, "ogre"),
                new Handling.TookAllGold(MIRA, 40, 3),
                new Handling.Left(
                        MIRA, List.of(ONE, THREE), new Handling.Left.Reason.KeptFor(TOLO)),
                new Handling.Left(MIRA, List.of(THREE), Handling.Left.Reason.TooMuch.TOO_MUCH),
                new Handling.Left(
                        MIRA, Collections.nCopies(6, THREE), Handling.Left.Reason.TooMuch.TOO_MUCH),
                new Handling.Left(MIRA, List.of(ONE), Handling.Left.Reason.Bound.TO_ONESELF),
                new Handling.Left(MIRA, List.of(ONE, THREE), Handling.Left.Reason.Bound.TO_ANOTHER),
                new Handling.TookFromCorpse(MIRA, ONE, "Tolo"),
                new Handling.TookGold(MIRA, 7, "kobold"),
                new Handling.SharedGold(TOLO, MIRA, 3),
                new Handling.PutInto(MIRA, THREE, "sack"),
                new Handling.TookOut(MIRA, ONE, "sack"),
                new Handling.Bought(MIRA, THREE, 36),
                new Handling.Sold(MIRA, ONE, 5),
                new Handling.Dropped(MIRA, THREE),
                new Handling.Crumbled(MIRA, ONE),
                new Handling.Gave(MIRA, TOLO, ONE),
                new Handling.GaveGold(MIRA, TOLO, 5),
                new Handling.PutOn(MIRA, new Pile(COAT, 1), false),
                new Handling.PutOn(MIRA, ONE, true),
                new Handling.TookOff(MIRA, new Pile(COAT, 1)),
                new Handling.TookOff(MIRA, ONE),
                new Handling.Deposited(MIRA, THREE),
                new Handling.Withdrew(MIRA, ONE),
                new Handling.DepositedGold(MIRA, 5),
                new Handling.WithdrewGold(MIRA, 1),
                new Handling.Created(MIRA, THREE));
    }

    private static List<WorldEvent> lives() {
        var lives =
                new ArrayList<WorldEvent>(
                        List.of(
                                new TurnEvent.MayAct(MIRA),
                                new LevelEvent.GainedXp(MIRA, 12, 1),
                                new LevelEvent.GainedXp(MIRA, 7, 2),
                                new LevelEvent.LearnedNothing(MIRA, KOBOLD),
                                new LevelEvent.LostXp(MIRA, 3),
                                new LevelEvent.RoseInLevel(MIRA, 2, true),
                                new LevelEvent.WasGivenXp(MIRA, 20),
                                new DeathEvent.Perished(MIRA, KOBOLD, 4, "Lantern Yard"),
                                new DeathEvent.Perished(MIRA, MIRA, 0, "Lantern Yard"),
                                new DeathEvent.Fell(MIRA, KOBOLD, 4, 130),
                                new DeathEvent.Fell(MIRA, MIRA, 1, 0),
                                new DeathEvent.Woke(MIRA),
                                new MailEvent.GotMail(MIRA, TOLO),
                                new CorpseEvent.Decayed("kobold"),
                                new PresenceEvent.CameOnline(MIRA),
                                new PresenceEvent.WentOffline(MIRA),
                                new PresenceEvent.LostLink(MIRA),
                                new PresenceEvent.RegainedLink(MIRA)));
        for (var how : LevelUp.values()) lives.add(new LevelEvent.Improved(MIRA, how));
        return lives;
    }

    private static Magic.Harmed bolt(Named target, Optional<Condition> after) {
        return new Magic.Harmed(target, "scroll of lightning bolt", "strikes", 18, after);
    }

    private static Fight.Blow blow(
            Named attacker, Named target, String blow, AttackResult result, Condition after) {
        var wounded = result instanceof AttackResult.Wounded;
        return new Fight.Blow(
                attacker, target, blow, result, wounded ? Optional.of(after) : Optional.empty());
    }

    private static List<WorldEvent> magics() {
        return List.of(
                new Magic.Used(MIRA, "drinks", new Pile(POTION, 1)),
                new Magic.Shared(MIRA, TOLO, new Pile(POTION, 1)),
                new Magic.Healed(MIRA, 1),
                bolt(MIRA, Optional.of(Condition.NEAR_DEATH)),
                bolt(KOBOLD, Optional.of(Condition.NEAR_DEATH)),
                bolt(KOBOLD, Optional.empty()),
                new Magic.Did(MIRA, "lays hands"),
                new Magic.WentOff(MIRA, "falling stone", true),
                new Magic.WentOff(MIRA, "venom", false),
                new Magic.Beset(MIRA, Effect.PassingMind.CONFUSED, 10),
                new Magic.Beset(KOBOLD, Effect.PassingMind.ASLEEP, 10),
                new Magic.Beset(MIRA, Effect.PassingMind.AFRAID, 10),
                new Magic.Beset(KOBOLD, Effect.PassingMind.CHARMED, 10),
                new Magic.Resisted(OGRE, Effect.PassingMind.CONFUSED),
                new Magic.Resisted(OGRE, Effect.PassingMind.ASLEEP),
                new Magic.Resisted(OGRE, Effect.PassingMind.AFRAID),
                new Magic.Resisted(OGRE, Effect.PassingMind.CHARMED),
                new Magic.Befell(MIRA, "hasted"),
                new Magic.Passed(MIRA, "hasted"),
                new Magic.Wasted(MIRA, "poisoned", "burns", 2),
                new Magic.Dazed(MIRA),
                new Magic.Staggered(MIRA),
                new TurnEvent.CameToSenses(MIRA));
    }

    private static List<WorldEvent> duellings() {
        var hild = new Named(MIRA.id(), "Hild", "", Pronouns.SHE);
        var orm = new Named(TOLO.id(), "Orm", "", Pronouns.HE);
        var axe = new Saga.Weapon("hand axe", "chops", new Dice(1, 6, 0));
        var barbarian =
                new Barbarian("Hild", Pronouns.SHE, Alignment.LAWFUL, Abilities.AVERAGE, 5, axe);
        var both = List.of(MIRA.id(), TOLO.id());
        var duellings =
                new ArrayList<WorldEvent>(
                        List.of(
                                new Duelling.Challenged(MIRA, TOLO, false, 60),
                                new Duelling.Challenged(MIRA, TOLO, true, 60),
                                new Duelling.Declined(MIRA, TOLO),
                                new Duelling.Lapsed(MIRA, TOLO),
                                new Duelling.Entered(Optional.of(MIRA), hild, barbarian),
                                new Duelling.Entered(Optional.empty(), KOBOLD, barbarian),
                                new Duelling.Ready(MIRA, 5),
                                new Duelling.Rolled(
                                        List.of(
                                                new Duelling.Initiative(hild, 6),
                                                new Duelling.Initiative(orm, 4)),
                                        both),
                                new Duelling.BrokenOff(),
                                new Duelling.Won(MIRA, List.of(MIRA.id())),
                                new Duelling.Won(MIRA, both)));
        for (var why : Duelling.GaveUp.Why.values()) duellings.add(new Duelling.GaveUp(MIRA, why));
        for (var moment : Saga.Moment.values()) {
            var message = new Message(Template.literal("So it goes."), moment.tone());
            var told = new Duelling.Told(moment, message, List.of(hild, orm), Map.of(), both);
            duellings.add(told);
            duellings.add(new Duelling.Struck(told, 15, 14, Optional.of(Condition.HURT), 3, 5));
        }
        return duellings;
    }

    private static List<WorldEvent> movements() {
        var movements =
                new ArrayList<WorldEvent>(
                        List.of(
                                new Movement.Arrived(MIRA, Optional.empty()),
                                new Movement.Fled(MIRA, Direction.UP),
                                new Movement.OpenedDoor(MIRA, "iron door"),
                                new Movement.ClosedDoor(MIRA, "iron door"),
                                new Movement.UnlockedDoor(MIRA, "iron door"),
                                new Movement.LockedDoor(MIRA, "iron door"),
                                new Movement.FellShut("iron door"),
                                new Movement.Recalled(MIRA),
                                new Movement.Distracted(MIRA),
                                new Movement.Appeared(KOBOLD),
                                new Movement.Vanished(KOBOLD)));
        for (var why : Movement.Halted.Why.values()) movements.add(new Movement.Halted(MIRA, why));
        for (var direction : Direction.values()) {
            movements.add(new Movement.Went(MIRA, direction));
            movements.add(new Movement.Arrived(MIRA, Optional.of(direction)));
        }
        return movements;
    }

    private static List<WorldEvent> talks() {
        return List.of(
                new Talk.Spoke(MIRA, "hello"),
                new Talk.Emoted(MIRA, "waves."),
                new Talk.Emoted(MIRA, "'s hands shake."),
                new Talk.Shouted(MIRA, "help"),
                new Talk.Told(MIRA, TOLO, "psst"),
                new Talk.ToldGroup(MIRA, "go north"),
                new Talk.Channelled(MIRA, "chat", "hello"),
                new Talk.Gestured(MIRA, Optional.empty(), "smile"),
                new Talk.Gestured(MIRA, Optional.of(MIRA), "smile"),
                new Talk.Gestured(MIRA, Optional.of(TOLO), "smile"));
    }

    private static List<WorldEvent> services() {
        var services =
                new ArrayList<WorldEvent>(
                        List.of(
                                new Service.Hired(MIRA, KOBOLD, 40),
                                new Service.EndsSoon(KOBOLD),
                                new Service.Fell(KOBOLD)));
        for (var why : Service.Why.values()) services.add(new Service.Left(KOBOLD, why));
        return services;
    }

    private static List<WorldEvent> votes() {
        var votes = new ArrayList<WorldEvent>();
        var tally = new Tally(2, 1, 1);
        for (var motion :
                List.of(new Motion.Expel(TOLO), new Motion.Lead(SABLE), new Motion.Ask("Down?"))) {
            votes.add(new Company.VoteCalled(MIRA, motion, 60));
            votes.add(new Company.VoteEnded(MIRA, motion, true, tally));
            votes.add(new Company.VoteEnded(MIRA, motion, false, tally));
        }
        votes.add(new Company.VoteCast(MIRA, true, tally));
        votes.add(new Company.VoteCast(MIRA, false, tally));
        votes.add(new Company.VoteLapsed(MIRA));
        return votes;
    }

    private static List<WorldEvent> delvings() {
        var site = "the Sunken Crypt of the Ashen King";
        return List.of(
                new Delving.WentIn(MIRA, site),
                new Delving.CameOut(MIRA),
                new Delving.Opened(MIRA, site, "A rope creaks. Below, somebody puts down a bone."),
                new Delving.Won(MIRA, site, "It is over."),
                new Delving.Lost(MIRA, site, "The lamps go out."));
    }

    private static List<WorldEvent> companies() {
        return List.of(
                new Company.Follows(MIRA, TOLO),
                new Company.Stayed(MIRA, TOLO),
                new Company.StoppedFollowing(MIRA, TOLO),
                new Company.Invited(MIRA, TOLO),
                new Company.Declined(TOLO, MIRA),
                new Company.Expelled(MIRA, TOLO),
                new Company.Disbanded(MIRA),
                new Company.RuledLoot(MIRA, LootRule.FREE),
                new Company.RuledLoot(MIRA, LootRule.ROUND_ROBIN),
                new Company.RuledLoot(TOLO, LootRule.LEADER),
                new Company.Allotted(MIRA, ONE),
                new Company.Allotted(TOLO, THREE),
                new Company.Joined(MIRA),
                new Company.Left(MIRA),
                new Company.Leads(MIRA));
    }
}
