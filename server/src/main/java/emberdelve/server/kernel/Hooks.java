package emberdelve.server.kernel;

import emberdelve.config.content.RoomId;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Room;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;

/**
 * The hooks by which features are told when something happens, such as a death. Features are told
 * in the order of their list, which is the same in every run: a replay depends on it. Thread:
 * world.
 */
public final class Hooks {
    private final List<Runnable> ticks = new ArrayList<>();
    private final List<LongConsumer> clocks = new ArrayList<>();
    private final List<BiConsumer<String, String>> contentStopped = new ArrayList<>();
    private final List<Consumer<Actor>> linksDead = new ArrayList<>();
    private final List<Consumer<Actor>> givenUp = new ArrayList<>();
    private final List<Predicate<Actor>> knowRooms = new ArrayList<>();
    private final List<Function<Actor, List<Item>>> keeps = new ArrayList<>();
    private final List<Function<Actor, List<Actor>>> along = new ArrayList<>();
    private final List<Predicate<String>> erasers = new ArrayList<>();
    private final List<BiPredicate<Actor, Room>> beenIn = new ArrayList<>();
    private final List<Consumer<Zone>> zoneTicks = new ArrayList<>();
    private final List<ZoneWoke> zonesWoke = new ArrayList<>();
    private final List<BiConsumer<Zone, String>> zonesClosed = new ArrayList<>();
    private final List<Consumer<Actor>> entered = new ArrayList<>();
    private final List<Consumer<Actor>> cameIn = new ArrayList<>();
    private final List<Consumer<Actor>> departing = new ArrayList<>();
    private final List<Consumer<Actor>> leaving = new ArrayList<>();
    private final List<Consumer<Actor>> left = new ArrayList<>();
    private final List<Consumer<Actor>> frozen = new ArrayList<>();
    private final List<Consumer<Actor>> died = new ArrayList<>();
    private final List<Consumer<Kill>> killed = new ArrayList<>();
    private final List<BiConsumer<Actor, Room>> fell = new ArrayList<>();
    private final List<Consumer<Actor>> taught = new ArrayList<>();
    private final List<ObjIntConsumer<Actor>> rose = new ArrayList<>();
    private final List<BiConsumer<Actor, Actor>> wounded = new ArrayList<>();
    private final List<DeedWatch> watches = new ArrayList<>();
    private final List<Predicate<Actor>> stops = new ArrayList<>();
    private final List<Aim> aims = new ArrayList<>();
    private final List<Consumer<WorldEvent>> happened = new ArrayList<>();
    private final List<Consumer<Reloaded>> reloaded = new ArrayList<>();
    private final List<Consumer<Actor>> outOfDate = new ArrayList<>();
    private final List<BiFunction<Actor, RoomId, Optional<Room>>> comesBack = new ArrayList<>();
    private final List<Function<RoomId, Optional<Room>>> insteadOf = new ArrayList<>();
    private final List<Function<String, Optional<Integer>>> worldOf = new ArrayList<>();
    private final List<Consumer<StaffDeed>> staffDeeds = new ArrayList<>();
    private final List<Consumer<Sum>> sums = new ArrayList<>();

    private final Perception perception;

    Hooks(Perception perception) {
        this.perception = perception;
    }

    /** The listener for a sleeping zone that has woken. */
    @FunctionalInterface
    public interface ZoneWoke {
        /**
         * @param missedTicks ticks that the zone slept; its clock has been set already
         */
        void woke(Zone zone, long missedTicks);
    }

    /** The sum, number by number, of the state that must be the same in a replay. */
    public interface Sum {
        void add(long value);

        void add(String words);
    }

    /** The aim at opponents that are not actors, such as the figures of a duel's story. */
    @FunctionalInterface
    public interface Aim {
        /**
         * Answers an actor that wants to fight somebody of that name: what it is told instead of
         * fighting another actor; empty when this feature knows no such opponent.
         */
        Optional<Outcome.Refused> at(Actor self, String name);
    }

    /**
     * The killing of somebody.
     *
     * @param room the room where the victim was killed
     * @param corpse a monster's corpse; empty for a character, whose corpse is made later
     */
    public record Kill(Actor victim, Actor killer, Room room, Optional<Corpse> corpse) {}

    /** Adds a hook for the end of each tick of the world. */
    public void onTick(Runnable hook) {
        ticks.add(hook);
    }

    /** Adds a hook for each new time of the wall clock, in seconds since 1970; it may go back. */
    public void onTimeIs(LongConsumer hook) {
        clocks.add(hook);
    }

    /**
     * Adds a hook for each tick in which a character is in the dungeon without its player's link.
     */
    public void onLinkDead(Consumer<Actor> hook) {
        linksDead.add(hook);
    }

    /** Adds a hook for a character that nobody will play again: a guest has left. */
    public void onGivenUp(Consumer<Actor> hook) {
        givenUp.add(hook);
    }

    /**
     * Adds a hook that knows whether a character had been in its room before it came there last.
     */
    public void onKnowsRoom(Predicate<Actor> hook) {
        knowRooms.add(hook);
    }

    /**
     * Adds a hook that knows the things that a character keeps neither with itself nor at the bank.
     */
    public void onKeeps(Function<Actor, List<Item>> hook) {
        keeps.add(hook);
    }

    /**
     * Adds a hook that knows the actors in an actor's room that go along wherever it is brought,
     * such as hirelings.
     */
    public void onGoesAlong(Function<Actor, List<Actor>> hook) {
        along.add(hook);
    }

    /**
     * Adds a hook for staff who erase what the character of a name has written for others to read:
     * it erases the feature's part and answers whether there was something to erase.
     */
    public void onErase(Predicate<String> hook) {
        erasers.add(hook);
    }

    /** Adds a hook that knows whether a character has ever been in a room. */
    public void onHasBeenIn(BiPredicate<Actor, Room> hook) {
        beenIn.add(hook);
    }

    /**
     * Adds a hook for a trigger that a builder wrote and that the server has stopped, until a
     * reload may have mended it.
     *
     * @param hook gets the trigger's place and name ({@code room old-mine/stables: lever}), and the
     *     reason as half a sentence
     */
    public void onContentStopped(BiConsumer<String, String> hook) {
        contentStopped.add(hook);
    }

    /** Adds a hook for each tick of a zone that is running, after its actors' turns. */
    public void onZoneTick(Consumer<Zone> hook) {
        zoneTicks.add(hook);
    }

    public void onZoneWoke(ZoneWoke hook) {
        zonesWoke.add(hook);
    }

    /**
     * Adds a hook for an empty zone that is about to be closed; it also gets the reason under which
     * the ledger books the lost items.
     */
    public void onZoneClosed(BiConsumer<Zone, String> hook) {
        zonesClosed.add(hook);
    }

    /** Adds a hook for an actor that has come into the dungeon. */
    public void onEntered(Consumer<Actor> hook) {
        entered.add(hook);
    }

    /**
     * Adds a hook for a player's character that has come into the dungeon or into another room, in
     * whatever way.
     */
    public void onCameIn(Consumer<Actor> hook) {
        cameIn.add(hook);
    }

    /**
     * Adds a hook for a player's character that is about to leave the dungeon, and is still in it:
     * the feature brings it to a room in which it can come back.
     */
    public void onDeparting(Consumer<Actor> hook) {
        departing.add(hook);
    }

    /**
     * Adds a hook for an actor that is about to leave the dungeon. It runs before the hooks of
     * {@link #onLeft}, so that actors that go along can leave first.
     */
    public void onLeaving(Consumer<Actor> hook) {
        leaving.add(hook);
    }

    /**
     * Adds a hook for an actor that is about to leave the dungeon: the feature ends what the actor
     * has to do with it.
     */
    public void onLeft(Consumer<Actor> hook) {
        left.add(hook);
    }

    /** Adds a hook for an actor whose player staff have frozen. */
    public void onFrozen(Consumer<Actor> hook) {
        frozen.add(hook);
    }

    /**
     * Adds a hook for an actor that has died: the feature ends what the actor has to do with it.
     */
    public void onDied(Consumer<Actor> hook) {
        died.add(hook);
    }

    /** Adds a hook for an actor that was killed: the feature settles what the kill is worth. */
    public void onKilled(Consumer<Kill> hook) {
        killed.add(hook);
    }

    /**
     * Adds a hook for a character that has woken after its death, or is gone for good; it also gets
     * the room of the death.
     */
    public void onFell(BiConsumer<Actor, Room> hook) {
        fell.add(hook);
    }

    /** Adds a hook for an actor to which a kill was worth experience. */
    public void onTaught(Consumer<Actor> hook) {
        taught.add(hook);
    }

    /** Adds a hook for a character that has come to a level. */
    public void onRose(ObjIntConsumer<Actor> hook) {
        rose.add(hook);
    }

    /**
     * Adds a hook for a blow that has wounded: it gets the attacker, and the wounded actor, which
     * may be dead.
     */
    public void onWounded(BiConsumer<Actor, Actor> hook) {
        wounded.add(hook);
    }

    /** Sets what sums up events for readers in other rooms. */
    public void tellFar(FarTelling far) {
        perception.tellFar(far);
    }

    public void onDeed(DeedWatch hook) {
        watches.add(hook);
    }

    /**
     * Adds a hook for an actor that stops everything that it repeats from turn to turn: it stops
     * the feature's part and answers whether there was something to stop.
     */
    public void onStop(Predicate<Actor> hook) {
        stops.add(hook);
    }

    /** Adds a hook for an actor that names an opponent; see {@link Aim}. */
    public void onAim(Aim hook) {
        aims.add(hook);
    }

    /**
     * Adds a hook for each event that players are told of. It runs once, after the event is told;
     * when an event is told to several readers one by one, after it is told to the one who acted.
     */
    public void onHappened(Consumer<WorldEvent> hook) {
        happened.add(hook);
    }

    /**
     * Adds a hook for a world that goes on with other content: the feature brings up to date what
     * it has made of the old content. The last of the features empties the rooms that are no more.
     */
    public void onReloaded(Consumer<Reloaded> hook) {
        reloaded.add(hook);
    }

    /**
     * Adds a hook for a character that is not in the dungeon, and may have been made of other
     * content than that in force, because it was read from the database or has left not long ago:
     * the feature brings up to date what it has of the character.
     */
    public void onOutOfDate(Consumer<Actor> hook) {
        outOfDate.add(hook);
    }

    /**
     * Adds a hook for a character that comes back into the dungeon.
     *
     * @param hook gets the id of the room where it was last, and answers the other room in which it
     *     comes in; empty when the feature knows none
     */
    public void onComesBack(BiFunction<Actor, RoomId, Optional<Room>> hook) {
        comesBack.add(hook);
    }

    /**
     * Adds a hook that knows the other room that gets the actors and things of a room that is no
     * more.
     */
    public void onInsteadOf(Function<RoomId, Optional<Room>> hook) {
        insteadOf.add(hook);
    }

    /**
     * Adds a hook that knows in which world a zone lies that the feature opens.
     *
     * @param hook gets the id of the zone, which may be closed; answers the number of the world, as
     *     {@link Territory#nth}, and empty when the zone is of another kind
     */
    public void onWorldOf(Function<String, Optional<Integer>> hook) {
        worldOf.add(hook);
    }

    /**
     * Adds a hook for the end of each recorded tick: it adds the feature's own state to the tick's
     * sum.
     */
    public void onSum(Consumer<Sum> hook) {
        sums.add(hook);
    }

    /** Runs the hooks of {@link #onTimeIs}, for the game, to which the time comes as an input. */
    public void timeIs(long second) {
        for (var hook : clocks) hook.accept(second);
    }

    /** Runs the hooks of {@link #onLinkDead}, for the game. */
    public void linkDead(Actor character) {
        for (var hook : linksDead) hook.accept(character);
    }

    /** Runs the hooks of {@link #onGivenUp}, for the game. */
    public void givenUp(Actor character) {
        for (var hook : givenUp) hook.accept(character);
    }

    /** Asks the hooks of {@link #onKnowsRoom}, for the game. */
    public boolean knowsRoom(Actor character) {
        return knowRooms.stream().anyMatch(hook -> hook.test(character));
    }

    /** The things kept elsewhere, for the feature that takes things away; see {@link #onKeeps}. */
    public List<Item> keptBy(Actor character) {
        return keeps.stream().flatMap(hook -> hook.apply(character).stream()).toList();
    }

    /** The company, for the feature that brings actors elsewhere; see {@link #onGoesAlong}. */
    public List<Actor> alongWith(Actor actor) {
        return along.stream().flatMap(hook -> hook.apply(actor).stream()).toList();
    }

    /**
     * Runs the hooks, for the command that erases; answers whether there was something to erase.
     */
    public boolean erase(String name) {
        var erased = false;
        for (var hook : erasers) erased |= hook.test(name);
        return erased;
    }

    /** Whether the character has ever been in that room; false where no feature knows. */
    public boolean hasBeenIn(Actor character, Room room) {
        return beenIn.stream().anyMatch(hook -> hook.test(character, room));
    }

    /** Runs the hooks of {@link #onOutOfDate}, for whoever keeps the character. */
    public void outOfDate(Actor character) {
        for (var hook : outOfDate) hook.accept(character);
    }

    /** Asks the hooks of {@link #onComesBack}, for whoever brings the character back. */
    public Optional<Room> comesBack(Actor character, RoomId last) {
        return comesBack.stream().flatMap(hook -> hook.apply(character, last).stream()).findFirst();
    }

    /** Asks the hooks of {@link #onWorldOf}. */
    Optional<Integer> worldOf(String zone) {
        return worldOf.stream().flatMap(hook -> hook.apply(zone).stream()).findFirst();
    }

    /** Asks the hooks of {@link #onInsteadOf}, for whoever restores what was in a room. */
    public Optional<Room> insteadOf(RoomId last) {
        return insteadOf.stream().flatMap(hook -> hook.apply(last).stream()).findFirst();
    }

    /** Runs the hooks of {@link #onDeparting}, for the game. */
    public void departing(Actor character) {
        for (var hook : departing) hook.accept(character);
    }

    /** Runs the hooks of {@link #onContentStopped}, for the feature that stops the trigger. */
    public void contentStopped(String what, String why) {
        for (var hook : contentStopped) hook.accept(what, why);
    }

    /** Runs the hooks of {@link #onSum}, for the recording. */
    public void sumUp(Sum sum) {
        for (var hook : sums) hook.accept(sum);
    }

    List<Runnable> ticks() {
        return ticks;
    }

    List<Consumer<Zone>> zoneTicks() {
        return zoneTicks;
    }

    void reloaded(Reloaded what) {
        for (var hook : reloaded) hook.accept(what);
    }

    void zoneWoke(Zone zone, long missedTicks) {
        for (var hook : zonesWoke) hook.woke(zone, missedTicks);
    }

    void zoneClosed(Zone zone, String reason) {
        for (var hook : zonesClosed) hook.accept(zone, reason);
    }

    void entered(Actor actor) {
        for (var hook : entered) hook.accept(actor);
    }

    void cameIn(Actor character) {
        for (var hook : cameIn) hook.accept(character);
    }

    /** Adds a hook for what staff have done, when it is written to the audit. */
    public void onStaffDeed(Consumer<StaffDeed> hook) {
        staffDeeds.add(hook);
    }

    /** Runs the hooks, for the audit. */
    public void staffDid(StaffDeed deed) {
        for (var hook : staffDeeds) hook.accept(deed);
    }

    void happened(WorldEvent event) {
        for (var hook : happened) hook.accept(event);
    }

    void left(Actor actor) {
        for (var hook : leaving) hook.accept(actor);
        for (var hook : left) hook.accept(actor);
    }

    /** Runs the hooks, for the feature that freezes. */
    public void frozen(Actor actor) {
        for (var hook : frozen) hook.accept(actor);
    }

    /** Runs the hooks, for the feature that kills. */
    public void died(Actor actor) {
        for (var hook : died) hook.accept(actor);
    }

    /** Runs the hooks, for the feature that kills. */
    public void killed(Kill kill) {
        for (var hook : killed) hook.accept(kill);
    }

    /** Runs the hooks, for the feature that kills. */
    public void fell(Actor character, Room where) {
        for (var hook : fell) hook.accept(character, where);
    }

    /** Runs the hooks, for the feature that gives experience. */
    public void taught(Actor actor) {
        for (var hook : taught) hook.accept(actor);
    }

    /** Runs the hooks, for the feature that gives levels. */
    public void rose(Actor character, int level) {
        for (var hook : rose) hook.accept(character, level);
    }

    /** Runs the hooks, for the feature that wounds. */
    public void wounded(Actor attacker, Actor target) {
        for (var hook : wounded) hook.accept(attacker, target);
    }

    /**
     * Runs the hooks, for the command that stops everything; answers whether there was something to
     * stop.
     */
    public boolean stop(Actor actor) {
        var stopped = false;
        for (var hook : stops) stopped |= hook.test(actor);
        return stopped;
    }

    /** Runs the hooks, for the command that names whom to fight. */
    public Optional<Outcome.Refused> aim(Actor self, String name) {
        for (var hook : aims) {
            var answer = hook.at(self, name);
            if (answer.isPresent()) return answer;
        }
        return Optional.empty();
    }

    /**
     * Runs the hooks, for the features that carry out deeds; answers whether this deed has set off
     * a trigger.
     */
    public boolean deed(Deed deed) {
        var reacts = false;
        for (var hook : watches) reacts |= hook.done(deed);
        return reacts;
    }

    /** Whether the deed would set off a trigger. */
    public boolean isAwaited(Deed deed) {
        for (var hook : watches) if (hook.awaits(deed)) return true;
        return false;
    }

    /**
     * Whether the item would be handed over in vain, of which the doer has then been told; for the
     * feature that hands items over.
     */
    public boolean isHindered(Deed deed, Item handed) {
        for (var hook : watches) if (hook.hinders(deed, handed)) return true;
        return false;
    }

    /** Whether the deed would set off a trigger that still has to recover, or to finish. */
    public boolean isResting(Deed deed) {
        for (var hook : watches) if (hook.rests(deed)) return true;
        return false;
    }
}
