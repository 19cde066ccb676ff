package emberdelve.server.feature.trigger;

import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.server.kernel.Deed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.effect.Triggers;
import emberdelve.server.rule.group.Groups;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The search for the triggers that wait for a deed (docs/rules.md R18). Only deeds of players'
 * characters set off triggers: monsters know where to step. Thread: world.
 */
final class Search {
    private static final int PERCENT = 100;

    private final Groups groups;
    private final Quarantine quarantine;
    private final Chain chain;
    private final Memory memory;
    private final Reckoning reckoning;
    private final Recovering recovering;
    private final WaitingSteps waiting;

    Search(
            Groups groups,
            Quarantine quarantine,
            Chain chain,
            Memory memory,
            Reckoning reckoning,
            Recovering recovering,
            WaitingSteps waiting) {
        this.groups = groups;
        this.quarantine = quarantine;
        this.chain = chain;
        this.memory = memory;
        this.reckoning = reckoning;
        this.recovering = recovering;
        this.waiting = waiting;
    }

    /** The triggers that a search is for. */
    enum Look {
        /** The triggers that the deed sets off now. */
        DOES,
        /** The triggers that the deed would set off, without a throw of dice. */
        WOULD,
        /** The triggers that recover, or that wait as often as they may. */
        RESTS,
        /** The triggers that wait as often as they may. */
        BUSY;

        private boolean draws() {
            return this == DOES;
        }

        private boolean isFor(boolean isReady, boolean isFull) {
            return switch (this) {
                case DOES, WOULD -> isReady && !isFull;
                case RESTS -> !isReady || isFull;
                case BUSY -> isFull;
            };
        }
    }

    static boolean isHeeded(Deed deed) {
        if (!deed.by().isCharacter()) return false;
        return deed.by().isPresent() || deed.what() == When.DEATH || deed.what() == When.KILL;
    }

    /**
     * The occasions of the triggers that the search is for. All conditions are looked at before the
     * first trigger changes anything.
     */
    List<Occasion> found(Deed deed, Look look) {
        var room = deed.room();
        var when = deed.what();
        // This is so for most deeds: nothing here waits for them.
        if (room.triggers().of(when).length == 0
                && room.watchful().isEmpty()
                && deed.items().isEmpty()) return List.of();

        var found = new ArrayList<Occasion>();
        if (when != When.GIVE) {
            var origin = Origin.of(room);
            collect(origin, deed, room::isReady, look, found);
        }
        for (var actor : room.watchful()) {
            if (isMeant(actor, deed)) collect(actor, deed, look, found);
        }
        for (var item : deed.items()) {
            var triggers = item.make().triggers();
            if (triggers.of(when).length == 0) continue;
            var origin = new Origin(Origin.ITEM + item.id(), triggers, Optional.empty());
            collect(origin, deed, i -> recovering.isReady(deed.by(), origin, i), look, found);
        }
        return found;
    }

    /** Whether the deed concerns the monster: what is done to another one beside it does not. */
    private static boolean isMeant(Actor actor, Deed deed) {
        return switch (deed.what()) {
            case ENTER, LEAVE, FIRST_TIME, GROUP, SAY -> true;
            case GIVE, USE, LOOK -> deed.whom().filter(whom -> whom == actor).isPresent();
            case TAKE, OPEN, DOOR, KILL, DEATH, TIMER, WOUND, STRUCK -> false;
        };
    }

    private void collect(Actor actor, Deed deed, Look look, List<Occasion> found) {
        if (actor.triggers().of(deed.what()).length == 0) return;
        collect(origin(actor), deed, i -> recovering.isReady(actor, i), look, found);
    }

    static Origin origin(Actor actor) {
        var kind = actor.nature() instanceof Nature.Monster(var type) ? type.id() : actor.name();
        return new Origin("monster " + kind, actor.triggers(), Optional.of(actor));
    }

    private void collect(
            Origin origin, Deed deed, Predicate<Integer> isReady, Look look, List<Occasion> found) {
        for (var place : origin.triggers().of(deed.what())) {
            var trigger = origin.triggers().all().get(place);
            var name = origin.name(trigger);
            if (!look.isFor(isReady.test(place), waiting.isFull(name)) || quarantine.holds(name))
                continue;
            if (!Matching.fits(trigger, deed) || !isEnough(trigger, deed)) continue;
            if (deed.what() == When.FIRST_TIME && !memory.isFirst(deed.by(), name)) continue;
            // The dice are thrown before the condition is looked at, so that they do not depend on
            // it.
            if (look.draws() && !Triggers.falls(trigger, deed.room())) continue;
            var on = occasion(trigger, origin, deed, look);
            if (reckoning.holds(trigger.cue().condition(), on)) found.add(on);
        }
    }

    Occasion occasion(Trigger trigger, Origin origin, Deed deed, Look look) {
        var rolls = look.draws() && Rolls.in(trigger);
        var roll = rolls ? 1 + deed.room().zone().random().nextInt(PERCENT) : PERCENT / 2;
        return new Occasion(
                trigger, origin, deed.room(), Optional.of(deed.by()), chain.depth(), roll);
    }

    private boolean isEnough(Trigger trigger, Deed deed) {
        if (deed.what() != When.GROUP) return true;
        var here =
                Reckoning.together(groups, deed.by()).stream()
                        .filter(each -> each.room() == deed.room())
                        .count();
        return here >= trigger.cue().count();
    }

    List<Occasion> ofActor(Actor actor, Deed deed) {
        var found = new ArrayList<Occasion>();
        collect(actor, deed, Look.DOES, found);
        return found;
    }
}
