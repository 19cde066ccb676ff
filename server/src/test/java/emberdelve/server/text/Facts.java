package emberdelve.server.text;

import static emberdelve.server.text.Cast.COAT;
import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.POTION;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.SWORD;
import static emberdelve.server.text.Cast.TOLO;

import com.google.common.collect.Sets;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Direction;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Menace;
import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Step;
import emberdelve.config.content.Template;
import emberdelve.config.content.Trigger;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.character.PresenceEvent;
import emberdelve.server.feature.delve.DelveEvent;
import emberdelve.server.feature.delve.DelveScore;
import emberdelve.server.feature.delve.PartySize;
import emberdelve.server.feature.dice.DiceEvent;
import emberdelve.server.feature.duel.Barbarian;
import emberdelve.server.feature.duel.DuelEvent;
import emberdelve.server.feature.effect.EffectEvent;
import emberdelve.server.feature.feat.FeatEvent;
import emberdelve.server.feature.fight.AttackResult;
import emberdelve.server.feature.fight.DeathEvent;
import emberdelve.server.feature.fight.FightEvent;
import emberdelve.server.feature.group.GroupEvent;
import emberdelve.server.feature.group.LootRule;
import emberdelve.server.feature.group.Motion;
import emberdelve.server.feature.group.VoteTally;
import emberdelve.server.feature.guide.GuideEvent;
import emberdelve.server.feature.item.CorpseEvent;
import emberdelve.server.feature.item.ItemEvent;
import emberdelve.server.feature.item.TradeEvent;
import emberdelve.server.feature.lantern.LanternEvent;
import emberdelve.server.feature.level.LevelEvent;
import emberdelve.server.feature.level.LevelUp;
import emberdelve.server.feature.lodging.LodgingEvent;
import emberdelve.server.feature.mail.MailEvent;
import emberdelve.server.feature.menace.MenaceEvent;
import emberdelve.server.feature.path.PathEvent;
import emberdelve.server.feature.person.PersonEvent;
import emberdelve.server.feature.quest.QuestEvent;
import emberdelve.server.feature.reload.ReloadEvent;
import emberdelve.server.feature.rumour.RumourEvent;
import emberdelve.server.feature.smith.SmithEvent;
import emberdelve.server.feature.spawn.SpawnEvent;
import emberdelve.server.feature.stone.StoneEvent;
import emberdelve.server.feature.talk.TalkEvent;
import emberdelve.server.feature.talk.WhisperSeen;
import emberdelve.server.feature.trigger.TriggerEvent;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.Stance;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.Question;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
                        delvings(),
                        pursuits(),
                        town())
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
        fights.add(new FightEvent.Began(MIRA, KOBOLD));
        for (var fallen : List.of(List.<Named>of(), List.of(KOBOLD), List.of(KOBOLD, OGRE)))
            fights.add(new FightEvent.Ended(fallen));
        fights.add(new FightEvent.Died(KOBOLD, MIRA));
        fights.add(new FightEvent.Died(MIRA, KOBOLD));
        fights.add(new FightEvent.CalledForHelp(KOBOLD));
        fights.add(new FightEvent.Guarded(MIRA, TOLO, KOBOLD));
        fights.add(new FightEvent.Rescued(MIRA, TOLO));
        fights.add(new FightEvent.Parted(KOBOLD, MIRA));
        fights.addAll(menaces());
        fights.add(new FightEvent.Assisted(MIRA, TOLO));
        fights.add(new FightEvent.StillHeld(KOBOLD, MIRA));
        fights.add(new FightEvent.Freed(TOLO, MIRA, KOBOLD));
        fights.add(new FightEvent.Failing(TOLO));
        fights.add(new FightEvent.Stopped(MIRA));
        for (var percent : List.of(75, 50, 25)) fights.add(new FightEvent.Weakened(MIRA, percent));
        return fights;
    }

    /** What happens in the town between two ways down. */
    private static List<WorldEvent> town() {
        return List.of(
                new LodgingEvent.Rented(MIRA, 640, "Agnes Dunnock"),
                new LodgingEvent.WentUp(MIRA, "Mira"),
                new LodgingEvent.WentUp(TOLO, "Mira"),
                new LodgingEvent.WentDown(MIRA),
                new LodgingEvent.ShownOut(TOLO, "Agnes Dunnock"),
                new LodgingEvent.EndsSoon(MIRA, "The Dry Boots", 23),
                new LodgingEvent.EndsSoon(MIRA, "The Dry Boots", 0),
                new LodgingEvent.Ended(MIRA, "The Dry Boots"),
                new DiceEvent.Opened(MIRA, 20, 20),
                new DiceEvent.Joined(TOLO, 20),
                new DiceEvent.Rolled(MIRA, 5, 6, 11),
                new DiceEvent.Pressed(MIRA, 3, 14),
                new DiceEvent.WentOut(MIRA, 5, 16),
                new DiceEvent.Stood(TOLO, 12),
                new DiceEvent.WalkedOff(TOLO, 20),
                new DiceEvent.TookBack(TOLO, 20),
                new DiceEvent.Won(MIRA, 36, 4),
                new DiceEvent.HouseWon(TOLO, 40),
                new DiceEvent.Asked(MIRA, 11, 20),
                new DiceEvent.GotBack(MIRA, 20),
                new PersonEvent.Talked(MIRA, "the landlord"));
    }

    private static List<WorldEvent> pursuits() {
        return List.of(
                new LanternEvent.Lit(MIRA, 12, "Little Thirsty", 29),
                new LanternEvent.Lit(TOLO, 41, "the Last One", 0),
                new LanternEvent.AllLit(TOLO, 41, 1),
                new LanternEvent.AllLit(MIRA, 41, 2),
                new RumourEvent.Heard("They say that a white hound goes about."),
                new RumourEvent.Ended(MIRA, OGRE),
                new RumourEvent.Faded(OGRE),
                new GuideEvent(MIRA, "Tam", "Winding Landing, The Old Mine", 15),
                new StoneEvent(MIRA, "The mason", "Mira was here.", 500),
                new SmithEvent.Improved(MIRA, "Hester Vane", SWORD, SWORD, 166),
                new SmithEvent.Honed(TOLO, "Hester Vane", SWORD, 15),
                new ReloadEvent.Moved(MIRA, "the yard"),
                new FeatEvent.Earned(MIRA, "the Ratcatcher", "Ten rats have met you."));
    }

    private static List<WorldEvent> handlings() {
        return List.of(
                new ItemEvent.Took(MIRA, ONE),
                new ItemEvent.Received(MIRA, ONE),
                new ItemEvent.ReceivedGold(MIRA, 7),
                new ItemEvent.Lost(MIRA, ONE),
                new ItemEvent.LostGold(MIRA, 7),
                new ItemEvent.TookFromCorpse(MIRA, THREE, "ogre"),
                new ItemEvent.TookSeveral(MIRA, 8, Optional.of("ogre")),
                new ItemEvent.TookSeveral(TOLO, 8, Optional.empty()),
                new ItemEvent.TookAllGold(MIRA, 40, 3),
                new ItemEvent.Left(
                        MIRA, List.of(ONE, THREE), new ItemEvent.Left.Reason.KeptFor(TOLO)),
                new ItemEvent.Left(MIRA, List.of(THREE), ItemEvent.Left.Reason.TooMuch.TOO_MUCH),
                new ItemEvent.Left(
                        MIRA,
                        Collections.nCopies(6, THREE),
                        ItemEvent.Left.Reason.TooMuch.TOO_MUCH),
                new ItemEvent.Left(MIRA, List.of(ONE), ItemEvent.Left.Reason.Bound.TO_ONESELF),
                new ItemEvent.Left(
                        MIRA, List.of(ONE, THREE), ItemEvent.Left.Reason.Bound.TO_ANOTHER),
                new ItemEvent.TookFromCorpse(MIRA, ONE, "Tolo"),
                new ItemEvent.TookGold(MIRA, 7, "kobold"),
                new ItemEvent.SharedGold(TOLO, MIRA, 3),
                new ItemEvent.SplitGold(MIRA, List.of(TOLO), 3),
                new ItemEvent.SplitGold(MIRA, List.of(TOLO, KOBOLD), 3),
                new ItemEvent.PutInto(MIRA, THREE, "sack"),
                new ItemEvent.TookOut(MIRA, ONE, "sack"),
                new ItemEvent.Bought(MIRA, THREE, 36),
                new ItemEvent.Sold(MIRA, ONE, 5),
                new ItemEvent.Dropped(MIRA, THREE),
                new ItemEvent.Crumbled(MIRA, ONE),
                new ItemEvent.Gave(MIRA, TOLO, ONE),
                new ItemEvent.GaveGold(MIRA, TOLO, 5),
                new ItemEvent.PutOn(MIRA, new Pile(COAT, 1), false),
                new ItemEvent.PutOn(MIRA, ONE, true),
                new ItemEvent.TookOff(MIRA, new Pile(COAT, 1)),
                new ItemEvent.TookOff(MIRA, ONE),
                new ItemEvent.Deposited(MIRA, THREE),
                new ItemEvent.Withdrew(MIRA, ONE),
                new ItemEvent.DepositedGold(MIRA, 5),
                new ItemEvent.WithdrewGold(MIRA, 1),
                new ItemEvent.Created(MIRA, THREE));
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
                                new LevelEvent.RegainedXp(MIRA, 9),
                                new LevelEvent.RoseInLevel(MIRA, 2, true),
                                new LevelEvent.WasGivenXp(MIRA, 20),
                                new DeathEvent.Perished(MIRA, KOBOLD, 4, 0, "Lantern Yard"),
                                new DeathEvent.Perished(MIRA, MIRA, 0, 0, "Lantern Yard"),
                                new DeathEvent.Perished(MIRA, KOBOLD, 0, 9, "Lantern Yard"),
                                new DeathEvent.Perished(MIRA, KOBOLD, 4, 9, "Lantern Yard"),
                                new DeathEvent.Fell(MIRA, KOBOLD, 4, 130),
                                new DeathEvent.Fell(MIRA, MIRA, 1, 0),
                                new DeathEvent.Woke(MIRA),
                                new MailEvent.GotMail(MIRA, TOLO),
                                new CorpseEvent.Decayed("kobold"),
                                new CorpseEvent.LostXp(MIRA, 9, "Crawl"),
                                new CorpseEvent.CarriedOut(MIRA, 9, "Lantern Yard"),
                                new PresenceEvent.CameOnline(MIRA),
                                new PresenceEvent.WentOffline(MIRA),
                                new PresenceEvent.LostLink(MIRA),
                                new PresenceEvent.RegainedLink(MIRA)));
        for (var how : LevelUp.values()) lives.add(new LevelEvent.Improved(MIRA, how));
        return lives;
    }

    private static EffectEvent.Harmed bolt(Named target, Optional<Condition> after) {
        return new EffectEvent.Harmed(target, "scroll of lightning bolt", "strikes", 18, after);
    }

    private static FightEvent.Blow blow(
            Named attacker, Named target, String blow, AttackResult result, Condition after) {
        var wounded = result instanceof AttackResult.Wounded;
        return new FightEvent.Blow(
                attacker, target, blow, result, wounded ? Optional.of(after) : Optional.empty());
    }

    private static List<WorldEvent> magics() {
        return List.of(
                new EffectEvent.Used(MIRA, "drinks", new Pile(POTION, 1)),
                new EffectEvent.Shared(MIRA, TOLO, new Pile(POTION, 1)),
                new EffectEvent.Healed(MIRA, 1),
                bolt(MIRA, Optional.of(Condition.NEAR_DEATH)),
                bolt(KOBOLD, Optional.of(Condition.NEAR_DEATH)),
                bolt(KOBOLD, Optional.empty()),
                new EffectEvent.Shaken(KOBOLD, 1),
                new EffectEvent.Did(MIRA, "lays hands", EffectEvent.Reach.ONE),
                new EffectEvent.WentOff(MIRA, "falling stone", Optional.empty()),
                new EffectEvent.WentOff(MIRA, "venom", Optional.of(Trigger.When.WOUND)),
                new EffectEvent.WentOff(MIRA, "spite", Optional.of(Trigger.When.STRUCK)),
                new EffectEvent.WentOff(MIRA, "hunger", Optional.of(Trigger.When.KILL)),
                new EffectEvent.Interrupted(KOBOLD),
                new EffectEvent.Taunted(KOBOLD, TOLO),
                new PathEvent.Took(MIRA, "wall"),
                new PathEvent.MayChoose(MIRA),
                new QuestEvent.Began(MIRA, "The Tub", "Look for it."),
                new QuestEvent.WentOn(MIRA, "The Tub", "It is found."),
                new QuestEvent.Ended(MIRA, "the-tub", "left", "The Tub", "It was left."),
                new TriggerEvent.Said(KOBOLD, "Not you."),
                new TriggerEvent.Voiced("The mason", "Nine of them."),
                new TriggerEvent.Emoted(KOBOLD, "counts its fingers."),
                new TriggerEvent.Shown("Dust falls."),
                new TriggerEvent.Told(MIRA, "It is oily."),
                new TriggerEvent.DoorMoved("iron door", Step.Act.OPEN),
                new TriggerEvent.DoorMoved("iron door", Step.Act.CLOSE),
                new TriggerEvent.DoorMoved("iron door", Step.Act.LOCK),
                new TriggerEvent.DoorMoved("iron door", Step.Act.UNLOCK),
                new TriggerEvent.Asked(
                        MIRA,
                        "Hot or cold?",
                        new Question(
                                "question.trigger",
                                Map.of("words", "Hot or cold?"),
                                List.of(),
                                Optional.empty())),
                new EffectEvent.Beset(MIRA, Effect.PassingMind.CONFUSED, 10),
                new EffectEvent.Beset(KOBOLD, Effect.PassingMind.ASLEEP, 10),
                new EffectEvent.Beset(MIRA, Effect.PassingMind.AFRAID, 10),
                new EffectEvent.Beset(KOBOLD, Effect.PassingMind.CHARMED, 10),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.CONFUSED),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.ASLEEP),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.AFRAID),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.CHARMED),
                new EffectEvent.Befell(MIRA, "hasted"),
                new EffectEvent.Passed(MIRA, "hasted"),
                new EffectEvent.Wasted(MIRA, "poisoned", "burns", 2),
                new EffectEvent.Dazed(MIRA),
                new EffectEvent.Staggered(MIRA),
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
                                new DuelEvent.Challenged(MIRA, TOLO, false, 60),
                                new DuelEvent.Challenged(MIRA, TOLO, true, 60),
                                new DuelEvent.Declined(MIRA, TOLO),
                                new DuelEvent.Lapsed(MIRA, TOLO),
                                new DuelEvent.Entered(Optional.of(MIRA), hild, barbarian),
                                new DuelEvent.Entered(Optional.empty(), KOBOLD, barbarian),
                                new DuelEvent.Ready(MIRA, 5),
                                new DuelEvent.Rolled(
                                        List.of(
                                                new DuelEvent.Initiative(hild, 6),
                                                new DuelEvent.Initiative(orm, 4)),
                                        both),
                                new DuelEvent.BrokenOff(),
                                new DuelEvent.Won(MIRA, List.of(MIRA.id())),
                                new DuelEvent.Won(MIRA, both)));
        for (var why : DuelEvent.GaveUp.Why.values())
            duellings.add(new DuelEvent.GaveUp(MIRA, why));
        for (var moment : Saga.Moment.values()) {
            var message = new Message(Template.literal("So it goes."), moment.tone());
            var told = new DuelEvent.Told(moment, message, List.of(hild, orm), Map.of(), both);
            duellings.add(told);
            duellings.add(new DuelEvent.Struck(told, 15, 14, Optional.of(Condition.HURT), 3, 5));
        }
        return duellings;
    }

    private static List<WorldEvent> movements() {
        var movements =
                new ArrayList<WorldEvent>(
                        List.of(
                                new MoveEvent.Arrived(MIRA, Optional.empty()),
                                new MoveEvent.Fled(MIRA, Direction.UP),
                                new MoveEvent.OpenedDoor(MIRA, "iron door"),
                                new MoveEvent.ClosedDoor(MIRA, "iron door"),
                                new MoveEvent.UnlockedDoor(MIRA, "iron door"),
                                new MoveEvent.LockedDoor(MIRA, "iron door"),
                                new MoveEvent.FellShut("iron door"),
                                new MoveEvent.Recalled(MIRA),
                                new MoveEvent.Distracted(MIRA),
                                new MoveEvent.Appeared(KOBOLD),
                                new MoveEvent.Vanished(KOBOLD)));
        for (var why : MoveEvent.Halted.Why.values())
            movements.add(new MoveEvent.Halted(MIRA, why));
        for (var direction : Direction.values()) {
            movements.add(new MoveEvent.Went(MIRA, direction));
            movements.add(new MoveEvent.Arrived(MIRA, Optional.of(direction)));
            movements.add(new MoveEvent.WentTogether(List.of(MIRA, TOLO), direction));
            movements.add(new MoveEvent.ArrivedTogether(List.of(MIRA, TOLO), direction));
        }
        return movements;
    }

    private static List<WorldEvent> talks() {
        return List.of(
                new TalkEvent.Spoke(MIRA, "hello"),
                new TalkEvent.Emoted(MIRA, "waves."),
                new TalkEvent.Emoted(MIRA, "'s hands shake."),
                new TalkEvent.Shouted(MIRA, "help"),
                new TalkEvent.Told(MIRA, TOLO, "psst"),
                new TalkEvent.Whispered(MIRA, TOLO, "psst"),
                new WhisperSeen(MIRA, TOLO),
                new TalkEvent.ToldGroup(MIRA, "go north"),
                new TalkEvent.Channelled(MIRA, "chat", "hello"),
                new TalkEvent.Gestured(MIRA, Optional.empty(), "smile"),
                new TalkEvent.Gestured(MIRA, Optional.of(MIRA), "smile"),
                new TalkEvent.Gestured(MIRA, Optional.of(TOLO), "smile"));
    }

    private static List<WorldEvent> services() {
        var services =
                new ArrayList<WorldEvent>(
                        List.of(
                                new TradeEvent.Hired(MIRA, KOBOLD, 40),
                                new TradeEvent.EndsSoon(KOBOLD),
                                new TradeEvent.Fell(KOBOLD)));
        for (var why : TradeEvent.Why.values()) services.add(new TradeEvent.Left(KOBOLD, why));
        return services;
    }

    private static List<WorldEvent> votes() {
        var votes = new ArrayList<WorldEvent>();
        var tally = new VoteTally(2, 1, 1);
        for (var motion :
                List.of(new Motion.Expel(TOLO), new Motion.Lead(SABLE), new Motion.Ask("Down?"))) {
            votes.add(new GroupEvent.VoteCalled(MIRA, motion, 60));
            votes.add(new GroupEvent.VoteEnded(MIRA, motion, true, tally));
            votes.add(new GroupEvent.VoteEnded(MIRA, motion, false, tally));
        }
        votes.add(new GroupEvent.VoteCast(MIRA, true, tally));
        votes.add(new GroupEvent.VoteCast(MIRA, false, tally));
        votes.add(new GroupEvent.VoteLapsed(MIRA));
        return votes;
    }

    private static List<WorldEvent> delvings() {
        var site = "the Sunken Crypt of the Ashen King";
        return List.of(
                new DelveEvent.WentIn(MIRA, site),
                new DelveEvent.CameOut(MIRA),
                new DelveEvent.Opened(
                        MIRA, site, "A rope creaks. Below, somebody puts down a bone."),
                new DelveEvent.Won(MIRA, site, "It is over."),
                new DelveEvent.Measured(MIRA, new DelveScore.Facts(2, 2, 9, 272, 1, 3, 2)),
                new DelveEvent.Scored(MIRA, new DelveScore(500, 187, 75, 66)),
                new DelveEvent.Excelled(MIRA, PartySize.ALONE),
                new DelveEvent.Excelled(MIRA, PartySize.TWO),
                new DelveEvent.Excelled(MIRA, PartySize.MORE),
                new DelveEvent.Lost(MIRA, site, "The lamps go out."));
    }

    private static List<WorldEvent> companies() {
        return List.of(
                new GroupEvent.Follows(MIRA, TOLO),
                new GroupEvent.Stayed(MIRA, TOLO),
                new GroupEvent.StoppedFollowing(MIRA, TOLO),
                new GroupEvent.Invited(MIRA, TOLO),
                new GroupEvent.Declined(TOLO, MIRA),
                new GroupEvent.Expelled(MIRA, TOLO),
                new GroupEvent.Disbanded(MIRA),
                new GroupEvent.RuledLoot(MIRA, LootRule.FREE),
                new GroupEvent.RuledLoot(MIRA, LootRule.ROUND_ROBIN),
                new GroupEvent.RuledLoot(TOLO, LootRule.LEADER),
                new GroupEvent.Allotted(MIRA, ONE),
                new GroupEvent.Allotted(TOLO, THREE),
                new GroupEvent.Joined(MIRA),
                new GroupEvent.Left(MIRA),
                new GroupEvent.Leads(MIRA));
    }

    /** What is shown, with each set of answers, and what comes of it. */
    private static List<WorldEvent> menaces() {
        var events = new ArrayList<WorldEvent>();
        for (var answers : Sets.powerSet(EnumSet.allOf(Menace.Answer.class)))
            events.add(new MenaceEvent.Shown(KOBOLD, menace(answers)));
        events.add(new SpawnEvent.Robbed(KOBOLD, MIRA, 12));
        events.add(new SpawnEvent.GotAway(KOBOLD, 12));
        events.add(new SpawnEvent.Recovered(KOBOLD, 1));
        events.add(new SpawnEvent.CameBy(KOBOLD));
        events.add(new MenaceEvent.Carried(KOBOLD, menace(Set.of())));
        events.add(new MenaceEvent.Shown(KOBOLD, together(Menace.Answer.BRACE)));
        events.add(new MenaceEvent.Shown(KOBOLD, together(Menace.Answer.INTERRUPT)));
        events.add(new MenaceEvent.Seized(KOBOLD, MIRA, menace(Set.of())));
        events.add(new MenaceEvent.Seized(KOBOLD, MIRA, menace(Set.of(Menace.Answer.INTERRUPT))));
        events.add(new MenaceEvent.Wanting(KOBOLD, 1));
        events.add(new MenaceEvent.Held(KOBOLD));
        events.add(new MenaceEvent.Missed(KOBOLD));
        events.add(new MenaceEvent.Dodged(MIRA));
        events.add(new MenaceEvent.Withstood(MIRA));
        events.add(new MenaceEvent.SteppedIn(TOLO, MIRA));
        for (var stance : Stance.values()) events.add(new MenaceEvent.Stood(MIRA, stance));
        return events;
    }

    private static Menace together(Menace.Answer answer) {
        var alone = menace(Set.of(answer));
        return new Menace(
                alone.id(),
                alone.name(),
                alone.sign(),
                alone.verb(),
                alone.selector(),
                alone.effects(),
                alone.recovers(),
                alone.below(),
                alone.answers(),
                new Menace.Band(2, 2, false));
    }

    private static Menace menace(Set<Menace.Answer> answers) {
        return new Menace(
                "beam",
                "beam",
                "lifts the beam over its head",
                "brings the beam down",
                Selector.Self.SELF,
                List.of(),
                Duration.ofSeconds(20),
                Menace.ALWAYS,
                answers);
    }
}
