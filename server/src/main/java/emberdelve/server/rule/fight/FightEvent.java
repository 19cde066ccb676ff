package emberdelve.server.rule.fight;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Condition;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Events of fights. */
public sealed interface FightEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.SIGHT;
    }

    @Override
    default FightPart fightPart() {
        return FightPart.SOME;
    }

    /**
     * One blow.
     *
     * @param blow the blow's verb, third person: {@code slashes}
     * @param result the result, with the rolls for those who want to see them
     * @param condition the target's new condition; empty if it has not changed
     */
    record Blow(
            Named attacker,
            Named target,
            String blow,
            AttackResult result,
            Optional<Condition> condition)
            implements FightEvent {
        static Blow of(
                Actor attacker, Actor target, AttackResult result, Optional<Condition> condition) {
            var blow = attacker.blowAt(target);
            return new Blow(attacker.named(), target.named(), blow, result, condition);
        }

        @Override
        public FightPart fightPart() {
            return FightPart.BEGINNING;
        }

        @Override
        public List<Named> actors() {
            return List.of(attacker, target);
        }
    }

    /** {@code killer} killed the victim. */
    record Died(Named victim, Named killer) implements FightEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.NEWS;
        }

        @Override
        public List<Named> actors() {
            return List.of(victim, killer);
        }
    }

    /** The holder does not let the reader's character go. */
    record StillHeld(Named holder, Named held) implements FightEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(holder, held);
        }
    }

    /** The rescuer has got somebody free whom the holder had seized. */
    record Freed(Named rescuer, Named held, Named holder) implements FightEvent {
        @Override
        public List<Named> actors() {
            return List.of(rescuer, held, holder);
        }
    }

    /** The news in other rooms that {@code attacker} and {@code target} have begun to fight. */
    record Began(Named attacker, Named target) implements FightEvent {
        @Override
        public List<Named> actors() {
            return List.of(attacker, target);
        }
    }

    /** The news in other rooms that the fight is over; {@code fallen} have died. */
    record Ended(List<Named> fallen) implements FightEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.NEWS;
        }

        @Override
        public List<Named> actors() {
            return fallen;
        }
    }

    /** The caller calls others of its kind. */
    record CalledForHelp(Named caller) implements FightEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.PRELUDE;
        }

        @Override
        public List<Named> actors() {
            return List.of(caller);
        }
    }

    /** A guard takes the blow that was meant for its ward. */
    record Guarded(Named guard, Named ward, Named attacker) implements FightEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.PRELUDE;
        }

        @Override
        public List<Named> actors() {
            return List.of(guard, ward, attacker);
        }
    }

    /** The enemy strikes at somebody who is leaving the fight. */
    record Parted(Named enemy, Named leaver) implements FightEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.PRELUDE;
        }

        @Override
        public List<Named> actors() {
            return List.of(enemy, leaver);
        }
    }

    /** The rescuer drew the ward's enemies to itself. */
    record Rescued(Named rescuer, Named ward) implements FightEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.PRELUDE;
        }

        @Override
        public List<Named> actors() {
            return List.of(rescuer, ward);
        }
    }

    /** The reader joins the fight of a companion, unasked. */
    record Assisted(Named actor, Named companion) implements FightEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, companion);
        }
    }

    /** The actor stopped fighting. */
    record Stopped(Named actor) implements FightEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }

    /** The reader is told that a companion's hit points fell below a third. */
    record Failing(Named actor) implements FightEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }

    /** The reader's hit points fell below 75, 50 or 25 percent. */
    record Weakened(Named actor, int belowPercent) implements FightEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }
}
