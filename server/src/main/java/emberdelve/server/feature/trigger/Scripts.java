package emberdelve.server.feature.trigger;

import emberdelve.config.content.Content;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger.When;
import emberdelve.config.content.TriggerSet;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.DeedWatch;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Item;
import emberdelve.server.model.Room;
import emberdelve.server.rule.effect.Triggers;
import emberdelve.server.rule.group.Groups;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The triggers at work: finds those that a deed sets off, and lets them go off (docs/rules.md R18).
 * Only deeds of players' characters set off triggers: monsters know where to step. Thread: world.
 */
public final class Scripts implements DeedWatch {
    private final World world;
    private final Quarantine quarantine;
    private final Chain chain;
    private final Memory memory;
    private final Reckoning reckoning;
    private final WaitingSteps waiting;
    private final OpenQuestions questions = new OpenQuestions();
    private final Performer performer;
    private final Recovering recovering;
    private final Search search;

    Scripts(World world, Groups groups, Quarantine quarantine, Memory memory, Reckoning reckoning) {
        this.world = world;
        this.quarantine = quarantine;
        this.memory = memory;
        this.reckoning = reckoning;
        recovering = new Recovering(world);
        chain = new Chain(quarantine);
        waiting = new WaitingSteps(world);
        search = new Search(groups, quarantine, chain, memory, reckoning, recovering, waiting);
        performer = new Performer(world, chain, memory, reckoning, waiting, questions);
    }

    void restore(Waiting steps) {
        waiting.restore(steps);
    }

    @Override
    public boolean awaits(Deed deed) {
        return Search.isHeeded(deed) && !search.found(deed, Search.Look.WOULD).isEmpty();
    }

    @Override
    public boolean rests(Deed deed) {
        return Search.isHeeded(deed) && !search.found(deed, Search.Look.RESTS).isEmpty();
    }

    @Override
    public boolean hinders(Deed deed, Item handed) {
        if (!Search.isHeeded(deed)) return false;
        return !search.found(deed, Search.Look.WOULD).stream()
                .allMatch(on -> performer.isCovered(on, List.of(handed)));
    }

    @Override
    public boolean done(Deed deed) {
        if (!Search.isHeeded(deed)) return false;
        var reacts = goOff(found(deed));
        if (deed.what() != When.ENTER) return reacts;
        var greets = again(deed, When.FIRST_TIME);
        var meets = again(deed, When.GROUP);
        return reacts || greets || meets;
    }

    /**
     * Sets off the next of the three deeds into which coming in falls, unless an earlier one has
     * taken the character elsewhere.
     */
    private boolean again(Deed deed, When as) {
        if (!deed.by().isPresent() || deed.by().room() != deed.room()) return false;
        return goOff(found(deed.as(as)));
    }

    /**
     * The occasions that the deed sets off. The character is told when a trigger does not go off
     * because it waits as often as it may.
     */
    private List<Occasion> found(Deed deed) {
        if (isSilent(deed.what())
                && waiting.isAnyFull()
                && !search.found(deed, Search.Look.BUSY).isEmpty())
            world.tell(deed.by(), new TriggerEvent.Busy(deed.by().named()));
        return search.found(deed, Search.Look.DOES);
    }

    /** Whether nothing else tells the character that such a deed came to nothing. */
    private static boolean isSilent(When what) {
        return switch (what) {
            case USE, GIVE, TIMER, WOUND, STRUCK -> false;
            case ENTER, LEAVE, FIRST_TIME, GROUP, SAY, TAKE, LOOK, OPEN, DOOR, KILL, DEATH -> true;
        };
    }

    private boolean goOff(List<Occasion> found) {
        for (var on : found) goOff(on);
        return !found.isEmpty();
    }

    private void goOff(Occasion on) {
        chain.run(
                on,
                () -> {
                    if (!performer.isCovered(on)) return;
                    recovering.begin(on);
                    if (on.trigger().when() == When.FIRST_TIME)
                        on.self().ifPresent(self -> memory.met(self, on.name()));
                    performer.perform(on);
                });
    }

    /** Sets off the triggers of the room, the victim and the killer that wait for a killing. */
    void killed(Hooks.Kill kill) {
        var victim = kill.victim();
        if (victim.isCharacter()) {
            var deed = Deed.of(kill.room(), When.DEATH, victim);
            done(deed);
            goOff(search.ofActor(kill.killer(), deed.as(When.KILL)));
            return;
        }
        var killer = kill.killer().minds().master().orElse(kill.killer());
        if (!killer.isCharacter()) return;
        var deed = Deed.of(kill.room(), When.KILL, killer).to(Optional.of(victim));
        var found = new ArrayList<>(found(deed));
        found.addAll(search.ofActor(victim, deed.as(When.DEATH)));
        goOff(found);
    }

    /** Sets off a timer of that room or monster, if a character is there to see it. */
    void rings(Room room, Optional<Actor> actor, int place) {
        for (var by : room.actors()) {
            if (!by.isCharacter() || !by.isPresent()) continue;
            var origin = actor.map(Search::origin).orElseGet(() -> Origin.of(room));
            rings(origin, Deed.of(room, When.TIMER, by), place);
            return;
        }
    }

    private void rings(Origin origin, Deed deed, int place) {
        var trigger = origin.triggers().all().get(place);
        var name = origin.name(trigger);
        if (quarantine.holds(name) || waiting.isFull(name)) return;
        if (!recovering.isReady(origin, deed.room(), place)) return;
        if (!Triggers.falls(trigger, deed.room())) return;
        var on = search.occasion(trigger, origin, deed, Search.Look.DOES);
        if (reckoning.holds(trigger.cue().condition(), on)) goOff(on);
    }

    /** Does the steps that have waited for this tick. */
    void tick() {
        for (var steps : waiting.takeDue())
            occasion(steps)
                    .ifPresent(on -> chain.run(on, () -> performer.resume(on, steps.path())));
    }

    /**
     * The occasion on which the steps began to wait; empty when its room, monster or trigger is no
     * more.
     */
    private Optional<Occasion> occasion(Waiting steps) {
        var room = world.map().find(steps.room());
        if (room.isEmpty()) return Optional.empty();
        var actor = world.population().find(new ActorId(steps.actor()));
        if (steps.actor() != 0 && actor.isEmpty()) return Optional.empty();
        var triggers = triggers(steps.origin(), room.get(), actor);
        var origin = new Origin(steps.origin(), triggers, actor);
        var self = world.population().find(steps.self());
        return triggers.all().stream()
                .filter(trigger -> trigger.name().equals(steps.trigger()))
                .findFirst()
                .filter(trigger -> !quarantine.holds(origin.name(trigger)))
                .map(trigger ->
                        new Occasion(
                                trigger, origin, room.get(), self, steps.depth(), steps.roll()));
    }

    private TriggerSet triggers(String origin, Room room, Optional<Actor> actor) {
        if (actor.isPresent()) return actor.get().triggers();
        if (origin.startsWith(Origin.ROOM)) return room.triggers();
        var item = world.content().items().get(origin.substring(Origin.ITEM.length()));
        return item == null ? TriggerSet.NONE : item.make().triggers();
    }

    /** The question that the character has been asked and has not answered. */
    Optional<OpenQuestions.Open> question(Actor self) {
        return questions.of(self);
    }

    /** The outcome of an answer. */
    enum Chosen {
        DONE,
        /**
         * The refusal of an answer that cannot be had now, of which the character was told; the
         * question was put once more.
         */
        ASKED_AGAIN,
        /**
         * The refusal of an answer with steps that wait, while the trigger waits as often as it
         * may: the question stays open for another try.
         */
        BUSY,
        /**
         * The refusal when the conditions that led to the question do not hold any more: the
         * question is taken back.
         */
        OVER
    }

    /**
     * Takes the character's answer. The conditions that led to the question and to the answer are
     * looked at again (docs/rules.md R18.8).
     *
     * @param answer the place of the answer in the step's list
     */
    Chosen choose(Actor self, OpenQuestions.Open open, int answer) {
        if (isBusy(open, answer)) return Chosen.BUSY;
        questions.close(self);
        var on = open.on();
        if (!open.held().stream().allMatch(each -> performer.holds(each, on))) return Chosen.OVER;
        var chosen = open.from().into(answer);
        if (chosen.isEmpty()) return Chosen.OVER;
        var condition = open.ask().answers().get(answer).condition();
        if (condition.isPresent() && !performer.holds(condition.get(), on)) {
            world.tell(self, new TriggerEvent.NoLongerSo(self.named()));
            return askAgain(self, open);
        }
        if (!performer.isCovered(on, chosen.get(), true)) return askAgain(self, open);
        chain.run(on, () -> performer.perform(on, chosen.get()));
        return Chosen.DONE;
    }

    /**
     * Whether that answer leads to steps that have to wait, while the trigger waits as often as it
     * may.
     */
    private boolean isBusy(OpenQuestions.Open open, int answer) {
        return waiting.isFull(open.on().name())
                && open.ask().answers().get(answer).steps().stream()
                        .anyMatch(step -> step instanceof Step.After);
    }

    private Chosen askAgain(Actor self, OpenQuestions.Open open) {
        performer.ask(open.on(), open.from());
        questions.hold(self, open.on(), open.held()::contains);
        return Chosen.ASKED_AGAIN;
    }

    /** Takes over other content: a question stays open if its trigger has not changed. */
    void reloaded(Content before) {
        quarantine.lift();
        recovering.reloaded(before);
        questions.closeUnless(open -> isStill(open.on()));
    }

    private boolean isStill(Occasion on) {
        var isThere = world.map().find(on.room().id()).filter(on.room()::equals).isPresent();
        var now = triggers(on.origin().key(), on.room(), on.origin().actor());
        return isThere && now.all().contains(on.trigger());
    }

    /** Forgets an actor that leaves the dungeon. */
    void left(Actor actor) {
        recovering.forget(actor);
        questions.close(actor);
        memory.left(actor);
    }

    void sumUp(Hooks.Sum sum) {
        sum.add(memory.trace());
        sum.add(waiting.sum());
        sum.add(questions.asked());
    }
}
