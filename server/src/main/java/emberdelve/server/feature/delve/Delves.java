package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.TimeMode;
import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.kernel.Experience;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Week;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.kernel.Zones;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;
import emberdelve.server.rule.fight.Disengagement;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.rule.spawn.Spawner;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The open delves: entering, leaving, and how a delve ends (docs/rules.md R11). Cleared delves are
 * in the {@link DelveHistory}. Thread: world.
 */
public final class Delves implements DelveCourse {
    private static final String REASON = "delve";

    private final World world;
    private final Groups groups;
    private final Disengagement disengagement;
    private final Spawner spawner;
    private final Kills kills;
    private final Items items;
    private final RandomGenerator seeds;
    private final DelveHistory history;
    private final Hosts hosts;
    private final Map<Long, Delve> open = new TreeMap<>();

    /** The delves that lie in other worlds, as far as one goes into them from this one. */
    private final Map<Long, Delve> abroad = new TreeMap<>();

    /** The delves that a kill has left between two worlds: stored, and opened in neither. */
    private final List<DelveRun> unopened = new ArrayList<>();

    public Delves(
            World world,
            Groups groups,
            Disengagement disengagement,
            Spawner spawner,
            Kills kills,
            Items items) {
        this.world = world;
        this.groups = groups;
        this.disengagement = disengagement;
        this.spawner = spawner;
        this.kills = kills;
        this.items = items;
        hosts = new Hosts(world);
        this.seeds = world.part(WorldSeed.class).stream("delves");
        this.history = new DelveHistory(world.changes().of(DelveRun.class));
    }

    /** The history, which holds the cleared delves. */
    public DelveHistory history() {
        return history;
    }

    @Override
    public List<Delve> open() {
        return List.copyOf(open.values());
    }

    /** Today by the wall clock, in days since 1970. */
    long today() {
        return world.part(WorldClock.class).today();
    }

    @Override
    public Optional<Delve> at(Room room) {
        return Hosts.numberOf(room.zone().template().id())
                .flatMap(number -> Optional.ofNullable(open.get(number)));
    }

    /**
     * The open delve that the actor has entered before, or that a member of its group is in now; of
     * several, one that is undecided.
     */
    public Optional<Delve> of(Actor actor) {
        var group = groups.companionsOf(actor).stream().map(Actor::id).toList();
        var elsewhere = groups.elsewhere(actor);
        return Stream.concat(open.values().stream(), abroad.values().stream())
                .filter(delve -> !delve.isLeft())
                .filter(delve ->
                        delve.run().member(actor.id()).isPresent()
                                || delve.visitors().stream().anyMatch(in -> group.contains(in.id()))
                                || elsewhere.stream()
                                        .anyMatch(in -> delve.run().member(in).isPresent()))
                .min(Comparator.comparing(delve -> !delve.run().isOn()));
    }

    /** Whether the delve lies in this world, and not in another. */
    boolean isHere(Delve delve) {
        return hosts.isHere(delve.id());
    }

    /**
     * Notes that a character has come into a room: one that comes into a delve out of another world
     * is one of its members from now on.
     */
    void cameIn(Actor character) {
        if (hosts.hasMouth() || !character.isRanked()) return;
        at(character.room())
                .filter(delve -> delve.run().member(character.id()).isEmpty())
                .ifPresent(delve ->
                        change(delve, delve.run().joinedBy(character.id(), character.name())));
    }

    /**
     * Opens a delve for the leader's group; its members in this room enter.
     *
     * @param comes whether a member of the group comes along; the leader always does
     */
    public Entry open(Actor leader, TimeMode pace, Predicate<Actor> comes) {
        if (isLedByAnother(leader)) {
            var refusal = refusal(leader);
            return refusal == Entry.DONE ? Entry.NOT_LEADER : refusal;
        }
        var refusal = refusalToOpen(leader);
        if (refusal != Entry.DONE) return refusal;

        var group = groups.companionsOf(leader).stream().filter(Actor::isPresent).toList();
        var levels = group.stream().mapToInt(each -> each.progress().level()).sum();
        var seed = new DelveSeed(seeds.nextLong(), group.size(), levels);
        var delve = begin(seed, pace, OptionalLong.empty(), OptionalLong.empty());
        var party =
                group.stream()
                        .filter(each -> each == leader || comes.test(each))
                        .filter(each -> refusal(each) == Entry.DONE)
                        .toList();
        enter(delve, party);
        return Entry.DONE;
    }

    /**
     * Opens the delve of the day for the actor alone, as it is made for the actor's band of levels.
     * Only an account's first try of a day is ranked.
     */
    public Entry openDaily(Actor actor, TimeMode pace) {
        var refusal = refusalToOpen(actor);
        if (refusal != Entry.DONE) return refusal;
        var level = bandOf(actor).madeFor();
        var account = account(actor);
        var isPractice = history.hasTried(account, today());
        var day = isPractice ? OptionalLong.empty() : OptionalLong.of(today());
        var tries = isPractice ? OptionalLong.empty() : OptionalLong.of(account);
        var delve = begin(new DelveSeed(today(), 1, level), pace, day, tries);
        enter(delve, List.of(actor));
        return isPractice ? Entry.PRACTICE : Entry.DONE;
    }

    /**
     * The band of levels to which the actor's level belongs: each band has its own delve of the
     * day.
     */
    DelveContent.Band bandOf(Actor actor) {
        return world.content()
                .part(DelveContent.class)
                .orElseThrow()
                .dailyBand(actor.progress().level());
    }

    private static long account(Actor actor) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? character.accountId()
                : 0;
    }

    /** The reason why the actor cannot open any delve now. */
    private Entry refusalToOpen(Actor actor) {
        var refusal = refusal(actor);
        if (refusal != Entry.DONE) return refusal;
        if (of(actor).filter(delve -> delve.run().isOn()).isPresent()) return Entry.HAS_ONE;
        return history.open().size()
                        >= world.content().part(DelveContent.class).orElseThrow().openMax()
                ? Entry.TOO_MANY
                : Entry.DONE;
    }

    /** Enters the delve that is open for the group. */
    public Entry join(Actor actor) {
        var refusal = refusal(actor);
        if (refusal != Entry.DONE) return refusal;
        var delve = of(actor).filter(each -> !each.run().isLost());
        if (delve.isEmpty()) return Entry.HAS_NONE;
        if (hosts.bars(delve.get().id())) return Entry.BARRED;
        var known = delve.get().run().member(actor.id());
        if (known.filter(DelveRun.Member::fallen).isPresent()) return Entry.FALLEN;
        if (known.isEmpty() && delve.get().run().isRanked()) return Entry.ALONE;
        if (known.isEmpty()
                && delve.get().run().members().size() >= world.rules().limits().groupMembers())
            return Entry.FULL;
        enter(delve.get(), List.of(actor));
        return Entry.DONE;
    }

    /** Leaves the delve at its mouth; it closes behind the last visitor. */
    public Entry leave(Actor actor) {
        var delve = at(actor.room());
        if (delve.isEmpty()) return Entry.OUTSIDE;
        if (actor.combat().isFighting() || isAttacked(actor)) return Entry.FIGHTING;
        if (actor.minds().isOverridden()) return Entry.NOT_YOURSELF;
        leadOut(actor);
        if (delve.get().zone().isDeserted()) delve.get().leave();
        return Entry.DONE;
    }

    /**
     * Moves an actor, if it is in a delve, out to the mouth: nobody is stored in a zone that will
     * end.
     */
    public void leadOut(Actor actor) {
        if (!actor.isPresent() || at(actor.room()).isEmpty()) return;
        var along = world.hooks().alongWith(actor);
        world.emit(actor.room(), new DelveEvent.CameOut(actor.named()));
        shift(actor, mouth());
        for (var hireling : along) shift(hireling, mouth());
    }

    /**
     * The mouth, if the last room of an actor or an item was in a delve that has fallen in;
     * otherwise empty.
     */
    Optional<Room> insteadOf(RoomId last) {
        return DelveContent.isIn(last) && world.map().find(last).isEmpty()
                ? Optional.of(mouth())
                : Optional.empty();
    }

    /** The number of the world in which the zone lies, if it is a delve's. */
    Optional<Integer> worldOf(String zone) {
        return Hosts.numberOf(zone).map(hosts::of);
    }

    /** The room where one goes into delves and comes out. */
    public Room mouth() {
        return world.content()
                .part(DelveContent.class)
                .flatMap(delves -> world.map().find(delves.mouth()))
                .orElseGet(() -> world.map().room(world.rules().startRoom()));
    }

    /** Notes that a character died in that room, which may be one of a delve. */
    public void fell(Actor victim, Room where) {
        at(where).ifPresent(delve -> change(delve, delve.run().fell(victim.id())));
    }

    /**
     * Decides in each tick which delves are won or lost, and closes those that all have left for
     * good or that have been empty for too long.
     */
    public void tick() {
        unopened.forEach(this::receive);
        unopened.clear();
        if (open.isEmpty()) return;
        for (var delve : List.copyOf(open.values()))
            world.part(Guard.class).run(delve.zone(), () -> watch(delve));
    }

    /**
     * Restores the stored delves: the open ones that lie here get their zones again, without
     * monsters yet.
     */
    public void restore(List<DelveRun> stored) {
        for (var run : stored) {
            history.restore(run);
            if (!run.isOpen()) continue;
            if (awaitsParty(run) && hosts.isHere(run.id())) {
                unopened.add(run);
                continue;
            }
            var keeps = world.content().part(DelveContent.class).get().restartKeeps();
            if (hosts.isHere(run.id())) lay(run, plan(run), world.ticks(keeps));
            else if (hosts.hasMouth()) layAbroad(run, plan(run));
        }
    }

    /**
     * Takes over what another world has stored, without marking it as changed. A delve that was
     * opened there and lies here gets its zone.
     */
    void learn(List<DelveRun> stored, List<Long> gone) {
        for (var run : stored) {
            history.restore(run);
            Optional.ofNullable(open.get(run.id())).ifPresent(delve -> delve.becomes(run));
            Optional.ofNullable(abroad.get(run.id())).ifPresent(delve -> delve.becomes(run));
            if (!run.isOpen()) forgetAbroad(run.id());
            else if (awaitsParty(run) && hosts.isHere(run.id())) receive(run);
        }
        for (var number : gone) {
            forgetAbroad(number);
            history.drop(number);
        }
    }

    /** Whether the delve was opened just now in another world, and nobody has come in yet. */
    private boolean awaitsParty(DelveRun run) {
        return run.isOn() && run.members().isEmpty() && !open.containsKey(run.id());
    }

    /** Opens a delve that lies here, and that a party in another world is about to enter. */
    private void receive(DelveRun run) {
        var own = run.openedAt(world.now());
        var delve = lay(own, plan(run), closes());
        furnish(delve);
        change(delve, own);
    }

    private void forgetAbroad(long number) {
        var delve = abroad.remove(number);
        if (delve != null) world.part(Zones.class).close(delve.zone(), REASON);
    }

    private DelvePlan plan(DelveRun run) {
        return DelveGenerator.plan(run.zoneId(), run.seed(), run.pace(), world.content());
    }

    /** The ticks after which a delve closes that is empty. */
    private long closes() {
        return world.ticks(world.content().part(DelveContent.class).orElseThrow().emptyCloses());
    }

    /** Takes a person's names out of all delves, which stay as they ended. */
    void erase(Person person) {
        for (var run : history.all()) {
            var without = run.without(person);
            if (without.equals(run)) continue;
            history.changed(without);
            Optional.ofNullable(open.get(run.id())).ifPresent(delve -> delve.becomes(without));
        }
    }

    /** Puts the new name of a character into the delves in which it was. */
    void rename(Renaming renaming) {
        for (var run : history.all()) {
            var other = run.after(renaming);
            if (other.equals(run)) continue;
            history.changed(other);
            Optional.ofNullable(open.get(run.id())).ifPresent(delve -> delve.becomes(other));
        }
    }

    private Delve begin(DelveSeed seed, TimeMode pace, OptionalLong day, OptionalLong account) {
        var id = hosts.next(history.open());
        var plan = DelveGenerator.plan(DelveRun.zoneId(id), seed, pace, world.content());
        var run =
                new DelveRun(
                        id,
                        seed,
                        pace,
                        day,
                        plan.site(),
                        world.now(),
                        List.of(),
                        true,
                        false,
                        OptionalLong.empty(),
                        Optional.empty(),
                        account);
        if (!hosts.isHere(id)) {
            history.changed(run);
            return layAbroad(run, plan);
        }
        var delve = lay(run, plan, closes());
        furnish(delve);
        return delve;
    }

    private void furnish(Delve delve) {
        for (var treasure : delve.plan().treasure()) {
            var type = world.content().items().get(treasure.item());
            if (type != null)
                items.mint(type, new OuterPlace.OnFloor(world.map().room(treasure.room())), REASON);
        }
        spawner.fill(delve.zone());
    }

    /** Lays the rooms of a delve that lies in another world: who enters them crosses. */
    private Delve layAbroad(DelveRun run, DelvePlan plan) {
        var zone = world.part(Zones.class).openAbroad(plan.zone());
        var delve = new Delve(run, plan, zone, closes());
        abroad.put(run.id(), delve);
        return delve;
    }

    private Delve lay(DelveRun run, DelvePlan plan, long keptTicks) {
        // Another seed than the generator's, so that the zone's chance does not repeat the
        // generator's rolls.
        var zone = world.part(Zones.class).open(plan.zone(), ~run.seed().seed());
        var delve = new Delve(run, plan, zone, keptTicks);
        open.put(run.id(), delve);
        return delve;
    }

    /**
     * Moves the party into the delve, and tells of it in one line; the first of the party leads.
     */
    private void enter(Delve delve, List<Actor> party) {
        for (var actor : party)
            if (isHere(delve) && delve.run().member(actor.id()).isEmpty())
                change(delve, delve.run().joinedBy(actor.id(), actor.name()));
        var leader = party.getFirst();
        var others = party.stream().skip(1).map(Actor::named).toList();
        var site = delve.run().site();
        world.emit(leader.room(), new DelveEvent.WentIn(leader.named(), others, site));
        for (var actor : party) {
            world.tell(actor, new DelveEvent.Opened(actor.named(), site, delve.plan().opening()));
            // A ranked try is made without hirelings, and none of them crosses a border.
            var along =
                    delve.run().isRanked() || !isHere(delve)
                            ? List.<Actor>of()
                            : world.hooks().alongWith(actor);
            var entrance = world.map().room(delve.plan().entrance());
            place(actor, entrance);
            // Those who come together need not be told of one another.
            var arrived = new MoveEvent.Arrived(actor.named(), Optional.empty());
            if (others.isEmpty()) world.emit(entrance, arrived);
            else world.tell(actor, arrived);
            world.turns().arrange(actor);
            for (var hireling : along) shift(hireling, entrance);
        }
    }

    private void shift(Actor actor, Room to) {
        place(actor, to);
        world.emit(to, new MoveEvent.Arrived(actor.named(), Optional.empty()));
        world.turns().arrange(actor);
    }

    private void place(Actor actor, Room to) {
        disengagement.leave(actor);
        world.population().move(actor, to);
    }

    private void watch(Delve delve) {
        if (delve.run().isOn()) decide(delve);
        if (!delve.isGivenUp(world.now(), closes())) return;
        if (delve.run().isOn()) lose(delve);
        for (var hireling : delve.hirelings()) shift(hireling, mouth());
        open.remove(delve.run().id());
        world.part(Zones.class).close(delve.zone(), REASON);
        change(delve, delve.run().closed());
    }

    private void decide(Delve delve) {
        if (delve.zone().isDeserted()) {
            var members = delve.run().members();
            // Those who open it in another world are on their way.
            var isOver = members.stream().allMatch(DelveRun.Member::fallen);
            if (isOver && !members.isEmpty()) lose(delve);
        } else if (delve.isCleared()) {
            win(delve);
        }
    }

    private void win(Delve delve) {
        var facts = facts(delve);
        var score = DelveScore.of(facts);
        change(
                delve,
                delve.run().won(delve.playedTicks(), new DelveRun.Mark(score.sum(), today())));
        var isBest = history.best(Week.of(today()), delve.run().size(), 1).contains(delve.run());
        var visitors = delve.visitors();
        var level = visitors.stream().mapToInt(each -> each.progress().level()).max().orElse(1);
        var percent = world.content().part(DelveContent.class).orElseThrow().bonusPercent();
        var experience = world.part(Experience.class);
        var worth = delve.plan().worth(experience, level) * percent / 100;
        var bonus = experience.share(worth, visitors.size());
        var run = delve.run();
        for (var visitor : visitors) {
            world.tell(
                    visitor,
                    new DelveEvent.Won(
                            visitor.named(), run.site(), delve.plan().victory(), run.isRanked()));
            world.tell(visitor, new DelveEvent.Measured(visitor.named(), facts));
            world.tell(visitor, new DelveEvent.Scored(visitor.named(), score));
            if (isBest) world.tell(visitor, new DelveEvent.Excelled(visitor.named(), run.size()));
            // The bonus is told as the visitor's alone: it is for no kill that was shared.
            kills.gain(visitor, bonus, 1);
        }
    }

    private DelveScore.Facts facts(Delve delve) {
        var run = delve.run();
        return new DelveScore.Facts(
                run.seed().members(),
                run.members().size(),
                delve.plan().worths().size(),
                delve.playedTicks() / world.ticks(Duration.ofSeconds(1)),
                (int) run.members().stream().filter(DelveRun.Member::fallen).count(),
                delve.plan().treasure().size(),
                delve.plan().treasure().size() - left(delve));
    }

    /** The number of treasures that still lie where they were put. */
    private int left(Delve delve) {
        var left = 0;
        for (var treasure : delve.plan().treasure()) {
            var floor = world.map().room(treasure.room()).floor();
            var lies =
                    floor.items().stream()
                            .anyMatch(each -> each.type().id().equals(treasure.item()));
            if (lies) left++;
        }
        return left;
    }

    /** Ends the delve as lost, and tells its members so, wherever they are in the dungeon. */
    private void lose(Delve delve) {
        change(delve, delve.run().lost());
        for (var member : delve.run().members()) {
            world.population()
                    .find(member.id())
                    .filter(Actor::isPresent)
                    .ifPresent(actor ->
                            world.tell(
                                    actor,
                                    new DelveEvent.Lost(
                                            actor.named(),
                                            delve.run().site(),
                                            delve.plan().defeat())));
        }
    }

    private void change(Delve delve, DelveRun changed) {
        delve.becomes(changed);
        history.changed(changed);
    }

    /** The reason why the actor cannot enter any delve now. */
    private Entry refusal(Actor actor) {
        var delves = world.content().part(DelveContent.class);
        if (delves.isEmpty()) return Entry.NO_DELVES;
        if (at(actor.room()).isPresent()) return Entry.INSIDE;
        if (!actor.room().id().equals(delves.get().mouth())) return Entry.NOT_AT_MOUTH;
        if (actor.combat().isFighting()) return Entry.FIGHTING;
        return actor.minds().isOverridden() ? Entry.NOT_YOURSELF : Entry.DONE;
    }

    private boolean isLedByAnother(Actor actor) {
        return groups.of(actor).filter(group -> group.leader() != actor).isPresent();
    }

    private static boolean isAttacked(Actor actor) {
        return actor.room().actors().stream().anyMatch(other -> other.combat().isFighting(actor));
    }
}
