package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;

import com.google.common.collect.Sets;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Menace;
import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Template;
import emberdelve.server.feature.duel.Barbarian;
import emberdelve.server.feature.duel.DuelEvent;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.model.Stance;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.menace.MenaceEvent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Fights, what is menaced with in them, and duels. */
final class FightFacts {
    static final AttackResult MISSED = new AttackResult.Missed(List.of(34, 12));
    static final AttackResult BLOCKED = new AttackResult.Blocked(List.of(34, 87), List.of(91, 12));
    static final AttackResult WOUNDED = new AttackResult.Wounded(List.of(34, 87), List.of(12), 1);
    private static final AttackResult UNDEFENDED =
            new AttackResult.Wounded(List.of(87), List.of(), 1);
    private static final Named OTHER_KOBOLD = new Named(new ActorId(6), "kobold", "a", Pronouns.IT);

    private FightFacts() {}

    static List<WorldEvent> fights() {
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

    private static FightEvent.Blow blow(
            Named attacker, Named target, String blow, AttackResult result, Condition after) {
        var wounded = result instanceof AttackResult.Wounded;
        return new FightEvent.Blow(
                attacker, target, blow, result, wounded ? Optional.of(after) : Optional.empty());
    }

    /** What is shown, with each set of answers, and what comes of it. */
    private static List<WorldEvent> menaces() {
        var events = new ArrayList<WorldEvent>();
        for (var answers : Sets.powerSet(EnumSet.allOf(Menace.Answer.class)))
            for (var target : List.of(Optional.<Named>empty(), Optional.of(MIRA)))
                events.add(new MenaceEvent.Shown(KOBOLD, 0, menace(answers), target));
        for (var answers : Sets.powerSet(EnumSet.allOf(Menace.Answer.class)))
            events.add(new MenaceEvent.Threatened(KOBOLD, 0, menace(answers), MIRA));
        events.add(new MenaceEvent.Carried(KOBOLD, menace(Set.of())));
        for (var answer : List.of(Menace.Answer.BRACE, Menace.Answer.INTERRUPT)) {
            events.add(new MenaceEvent.Shown(KOBOLD, 2, together(answer), Optional.empty()));
            events.add(new MenaceEvent.Shown(KOBOLD, 7, together(answer), Optional.of(MIRA)));
        }
        events.add(new MenaceEvent.Seized(KOBOLD, 0, MIRA, menace(Set.of())));
        events.add(
                new MenaceEvent.Seized(KOBOLD, 3, MIRA, menace(Set.of(Menace.Answer.INTERRUPT))));
        events.add(new MenaceEvent.Wanting(KOBOLD, 1));
        events.add(new MenaceEvent.Held(KOBOLD));
        for (var filter : List.of(Selector.Filter.HOSTILE, Selector.Filter.ALLY))
            events.add(
                    new MenaceEvent.Missed(
                            KOBOLD, menace(Set.of(), new Selector.AroundSelf(3, filter))));
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

    static Menace menace(Set<Menace.Answer> answers) {
        return menace(answers, Selector.Self.SELF);
    }

    private static Menace menace(Set<Menace.Answer> answers, Selector selector) {
        return new Menace(
                "beam",
                "beam",
                "lifts the beam over its head",
                "brings the beam down",
                selector,
                List.of(),
                Duration.ofSeconds(20),
                Menace.ALWAYS,
                answers);
    }

    static List<WorldEvent> duellings() {
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
}
