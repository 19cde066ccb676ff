package emberdelve.server.feature.trigger;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Expression;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger.When;
import emberdelve.config.content.Variable;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.QuestCourse;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Item;
import emberdelve.server.model.Room;
import emberdelve.server.rule.effect.Triggers;
import emberdelve.server.rule.item.Gifts;
import emberdelve.server.rule.move.Doors;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.rule.spawn.Spawner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The performer of triggers' steps, one after the other (docs/rules.md R18.6). Thread: world. */
final class Performer {
    /** The number of monsters in a room from which on a trigger adds none. */
    static final int MONSTERS_MAX = 20;

    private final World world;
    private final Chain chain;
    private final Memory memory;
    private final Reckoning reckoning;
    private final WaitingSteps waiting;
    private final OpenQuestions questions;

    Performer(
            World world,
            Chain chain,
            Memory memory,
            Reckoning reckoning,
            WaitingSteps waiting,
            OpenQuestions questions) {
        this.world = world;
        this.chain = chain;
        this.memory = memory;
        this.reckoning = reckoning;
        this.waiting = waiting;
        this.questions = questions;
    }

    /**
     * Whether the steps from that path up to the next wait can be done with what the character has;
     * if not, the character is told what it lacks (docs/rules.md R18.8).
     *
     * @param asksForRoom whether there must be room for what is given
     */
    boolean isCovered(Occasion on, StepPath from, boolean asksForRoom) {
        return isCovered(on, from, asksForRoom, List.of());
    }

    private boolean isCovered(Occasion on, StepPath from, boolean asksForRoom, List<Item> handed) {
        var wanting =
                on.present()
                        .flatMap(self ->
                                new Dues(world, self, spares(on, from), handed)
                                        .wanting(from.go(), asksForRoom));
        wanting.ifPresent(event -> self(on, self -> world.tell(self, event)));
        return wanting.isEmpty();
    }

    /**
     * Whether the first steps can be done; a character that uses, says or gives something must also
     * have room for what it gets.
     */
    boolean isCovered(Occasion on) {
        return isCovered(on, List.of());
    }

    /** {@code handed}: the items of the pack that are handed over before the steps. */
    boolean isCovered(Occasion on, List<Item> handed) {
        return isCovered(on, StepPath.first(on.trigger()), on.isByHand(), handed);
    }

    /**
     * Whether bound gold must not be spent: the character has not agreed to pay, or gets something
     * for the gold.
     */
    private boolean spares(Occasion on, StepPath from) {
        var isAsked = on.isByHand() || from.isAnswer();
        return !isAsked || Dues.exchanges(world, from.steps());
    }

    /** Does the effects and steps of the trigger. */
    void perform(Occasion on) {
        var trigger = on.trigger();
        if (!trigger.effects().isEmpty())
            on.present()
                    .ifPresent(self ->
                            world.part(Triggers.class).goOff(trigger, on.room(), self, self));
        perform(on, StepPath.first(trigger));
    }

    /** Does the steps that have waited, from that path on. */
    void resume(Occasion on, String path) {
        StepPath.of(on.trigger(), path)
                .filter(from -> isCovered(on, from, false))
                .ifPresent(from -> perform(on, from));
    }

    void perform(Occasion on, StepPath from) {
        work(on, from);
        // Steps behind a question may have made the conditions false that led to it.
        on.present().ifPresent(self -> questions.hold(self, on, each -> holds(each, on)));
    }

    private void work(Occasion on, StepPath from) {
        var steps = from.steps();
        for (var i = from.at(); i < steps.size(); i++) {
            if (!chain.goesOn()) return;
            switch (steps.get(i)) {
                case Step.After(var ticks) -> {
                    var isLast = i + 1 == steps.size();
                    if (!isLast && !waiting.add(on, from.to(i + 1).written(), ticks)) busy(on);
                    return;
                }
                case Step.Ask _ -> ask(on, from.to(i));
                case Step.Advance advance ->
                        self(on, self -> advance(on, self, advance, from.isAnswer()));
                case Step.Cause(var effect) ->
                        self(
                                on,
                                self ->
                                        world.part(Triggers.class)
                                                .affect(effect, on.trigger(), self));
                case Step.Say(var words) -> world.emit(on.room(), Wording.said(on, words));
                case Step.Emote(var words) -> world.emit(on.room(), Wording.shown(on, words));
                case Step.Tell(var words) ->
                        self(
                                on,
                                self ->
                                        world.tell(
                                                self,
                                                new TriggerEvent.Told(
                                                        self.named(),
                                                        Wording.ownWords(words, on))));
                case Step.Door(var act, var room, var exit) ->
                        world.map().find(room).ifPresent(where -> move(where, act, exit));
                case Step.Spawn(var monster, var count) -> spawn(on, monster, count);
                case Step.Remove remove -> remove(on, remove);
                case Step.Give give -> give(on, give);
                case Step.Take take -> take(on, take, spares(on, from));
                case Step.Set(var variable, var value) ->
                        memory.set(variable, reckoning.value(value, on), on);
                case Step.Move(var room) ->
                        self(on, self -> world.map().find(room).ifPresent(to -> move(self, to)));
            }
        }
    }

    /**
     * Tells the character that no more of the trigger's steps may wait: several monsters of a kind
     * may have set it off at once.
     */
    private void busy(Occasion on) {
        self(on, self -> world.tell(self, new TriggerEvent.Busy(self.named())));
    }

    /**
     * Advances the quest of the character and its group; {@code decided}: whether an answer led to
     * the step, for then members who would be asked themselves may not follow.
     */
    private void advance(Occasion on, Actor self, Step.Advance step, boolean decided) {
        var quests = world.part(QuestCourse.class);
        if (!step.with().isEmpty())
            quests.advance(together(on, self, step.with()), step.quest(), step.stage());
        else if (decided)
            quests.decide(
                    self,
                    step.quest(),
                    step.stage(),
                    each -> reckoning.holds(on.trigger().cue().condition(), on.by(each)));
        else quests.advance(self, step.quest(), step.stage());
    }

    /**
     * The character that has set the trigger off, and those of the remembered characters that are
     * in the dungeon.
     */
    private List<Actor> together(Occasion on, Actor self, List<Variable> with) {
        return Stream.concat(
                        Stream.of(self),
                        with.stream()
                                .map(each -> new ActorId(memory.get(each, on)))
                                .flatMap(id -> world.population().find(id).stream())
                                .filter(each -> each.isCharacter() && each.isPresent()))
                .distinct()
                .toList();
    }

    private static void self(Occasion on, Consumer<Actor> step) {
        on.present().ifPresent(step);
    }

    /** Asks the question of that step, if at least one answer can be offered. */
    void ask(Occasion on, StepPath from) {
        var self = on.present();
        if (self.isEmpty() || !(from.steps().get(from.at()) instanceof Step.Ask ask)) return;
        var offered = new ArrayList<Integer>();
        for (var i = 0; i < ask.answers().size(); i++)
            if (reckoning.holds(ask.answers().get(i).condition(), on)) offered.add(i);
        if (offered.isEmpty()) return;
        var question = questions.put(self.get(), on, ask, from, List.copyOf(offered));
        world.tell(
                self.get(),
                new TriggerEvent.Asked(
                        self.get().named(), Wording.ownWords(ask.question(), on), question));
    }

    boolean holds(Expression condition, Occasion on) {
        return reckoning.value(condition, on) != 0;
    }

    private void move(Room room, Step.Act act, Direction exit) {
        var way = room.way(exit);
        if (way.isEmpty() || way.get().door().isEmpty()) return;
        var door = way.get().door().get();
        if (!world.part(Doors.class).work(door, act)) return;
        var told = new TriggerEvent.DoorMoved(door.name(), act);
        world.emit(way.get().from(), told);
        world.emit(way.get().to(), told);
    }

    private void move(Actor self, Room to) {
        if (self.room() == to) return;
        world.part(Travel.class).carry(self, to);
        world.hooks().deed(Deed.of(to, When.ENTER, self));
    }

    private void spawn(Occasion on, String monster, int count) {
        var type = world.content().monsters().get(monster);
        if (type == null) return;
        for (var i = 0; i < count; i++) {
            var there = on.room().actors().stream().filter(each -> !each.isCharacter()).count();
            if (there >= MONSTERS_MAX) return;
            var made = world.part(MonsterMaker.class).make(type, on.room());
            world.emit(on.room(), new MoveEvent.Appeared(made.named()));
        }
    }

    private void remove(Occasion on, Step.Remove remove) {
        remove.item()
                .ifPresent(item ->
                        world.part(Items.class).destroyAll(lying(on.room(), item), on.reason()));
        if (remove.monster().isEmpty()) return;
        for (var actor : List.copyOf(on.room().actors())) {
            if (!Reckoning.isOf(remove.monster().get(), actor)) continue;
            world.emit(on.room(), new MoveEvent.Vanished(actor.named()));
            world.part(Spawner.class).died(actor);
            world.population().remove(actor);
        }
    }

    private static List<Item> lying(Room room, String item) {
        return room.floor().items().stream().filter(each -> each.type().id().equals(item)).toList();
    }

    private void give(Occasion on, Step.Give give) {
        var gifts = world.part(Gifts.class);
        self(
                on,
                self -> {
                    type(give.item())
                            .ifPresent(item -> gifts.give(self, item, give.bound(), on.reason()));
                    gifts.giveGold(self, give.gold(), on.reason());
                });
    }

    private void take(Occasion on, Step.Take take, boolean sparesBound) {
        var gifts = world.part(Gifts.class);
        self(
                on,
                self -> {
                    take.item().ifPresent(item -> gifts.take(self, item, on.reason()));
                    gifts.takeGold(self, take.gold(), sparesBound, on.reason());
                });
    }

    private Optional<ItemType> type(Optional<String> id) {
        return id.flatMap(item -> Optional.ofNullable(world.content().items().get(item)));
    }
}
