package emberdelve.server.feature.rumour;

import emberdelve.config.content.MonsterType;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Territory;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Chance;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Room;
import emberdelve.server.rule.spawn.MonsterMaker;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The rare monster that is about, and who has heard of it (docs/rules.md R12.9 and R12.10). Neither
 * is stored. Thread: world.
 */
public final class RumourMill {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final World world;
    private final MonsterMaker maker;
    private final Supplier<Rumours> plan;
    private final Territory territory;
    private final Chance chance;

    /**
     * The characters that were told of this monster, which are only looked up, never run through.
     */
    private final Set<ActorId> told = new HashSet<>();

    /**
     * The characters who have just come where people talk; they hear the rumour after they have
     * seen the room.
     */
    private final List<Actor> arrived = new ArrayList<>();

    private Optional<About> about = Optional.empty();
    private long minutesLeft;

    /** The rare monster that is about, until that tick. */
    private record About(Rumours.Rare rare, Actor monster, long untilTick) {}

    /**
     * @param plan gives the rumours of the content that is in force when it is asked
     */
    RumourMill(World world, Supplier<Rumours> plan, MonsterMaker maker) {
        this.world = world;
        this.plan = plan;
        this.maker = maker;
        territory = world.part(WorldSeed.class).territory();
        chance = world.part(WorldSeed.class).stream("rumour");
        minutesLeft = rolled();
    }

    Rumours plan() {
        return plan.get();
    }

    /** The rumour of now; empty when no rare monster is about. */
    public Optional<String> current() {
        return about.map(its -> its.rare().rumour());
    }

    /** The monster that is about. */
    public Optional<Actor> monster() {
        return about.map(About::monster);
    }

    /**
     * Tells those who have come where people talk, and once a minute looks whether a monster comes
     * or goes.
     */
    void tick() {
        for (var character : arrived)
            if (character.isPresent() && isThere(character)) hear(character);
        arrived.clear();
        if (world.now() % world.ticks(MINUTE) != 0) return;
        if (about.isEmpty()) about = leftOver();
        if (about.isPresent()) watch(about.get());
        else if (isAnybodyPlaying() && --minutesLeft <= 0) come();
    }

    /** Notes that somebody comes where people talk. */
    void cameIn(Actor character) {
        if (about.isPresent() && isThere(character)) arrived.add(character);
    }

    private boolean isThere(Actor character) {
        return character.room().id().equals(plan().toldIn());
    }

    void killed(Hooks.Kill kill) {
        if (monster().filter(kill.victim()::equals).isEmpty()) return;
        end();
        var killer = kill.killer().minds().master().orElse(kill.killer());
        if (!killer.isCharacter()) return;
        var ended = new RumourEvent.Ended(killer.named(), kill.victim().named());
        for (var actor : List.copyOf(world.population().all()))
            if (actor.isCharacter()) world.tell(actor, ended);
    }

    /**
     * The rare monster that a restart has brought back, because it had learned or taken something;
     * empty if there is none.
     */
    private Optional<About> leftOver() {
        for (var actor : world.population().all())
            for (var rare : plan().rare())
                if (isOf(rare, actor)) return Optional.of(new About(rare, actor, until()));
        return Optional.empty();
    }

    private static boolean isOf(Rumours.Rare rare, Actor actor) {
        return actor.nature() instanceof Nature.Monster(var type)
                && type.id().equals(rare.monster());
    }

    private void watch(About its) {
        var monster = its.monster();
        if (!monster.isPresent()) {
            end();
            return;
        }
        if (world.now() < its.untilTick() || isSeen(monster)) return;
        end();
        for (var listener : listeners())
            world.tell(listener, new RumourEvent.Faded(monster.named()));
        world.population().remove(monster);
    }

    private void come() {
        minutesLeft = rolled();
        var rare = plan().rare().get(chance.nextInt(plan().rare().size()));
        var type = world.content().monsters().get(rare.monster());
        var rooms = rooms(rare.zone());
        if (type == null || rooms.isEmpty()) return;
        come(rare, type, rooms.get(chance.nextInt(rooms.size())));
    }

    private void come(Rumours.Rare rare, MonsterType type, Room room) {
        var monster = maker.make(type, room);
        about = Optional.of(new About(rare, monster, until()));
        told.clear();
        world.emit(room, new MoveEvent.Appeared(monster.named()));
        for (var listener : listeners()) hear(listener);
    }

    /**
     * The rooms of the zone in which no character would see the monster come; none in a zone of
     * another world, which has a mill of its own.
     */
    private List<Room> rooms(String zone) {
        if (!territory.holds(zone)) return List.of();
        Predicate<Room> isEmpty = room -> room.actors().stream().noneMatch(Actor::isCharacter);
        return world.map().zone(zone).stream()
                .flatMap(each -> each.rooms().stream())
                .filter(isEmpty)
                .toList();
    }

    private void hear(Actor character) {
        if (about.isPresent() && told.add(character.id()))
            current().ifPresent(rumour -> world.tell(character, new RumourEvent.Heard(rumour)));
    }

    private List<Actor> listeners() {
        return world.map()
                .find(plan().toldIn())
                .map(room -> room.actors().stream().filter(Actor::isCharacter).toList())
                .orElse(List.of());
    }

    private static boolean isSeen(Actor monster) {
        return monster.combat().isFighting()
                || monster.room().actors().stream().anyMatch(Actor::isCharacter);
    }

    private boolean isAnybodyPlaying() {
        return world.population().all().stream().anyMatch(Actor::isCharacter);
    }

    private long until() {
        return world.now() + world.ticks(plan().stays());
    }

    private long rolled() {
        var spread = plan().most().toMinutes() - plan().least().toMinutes();
        return plan().least().toMinutes() + chance.nextLong(spread + 1);
    }

    private void end() {
        about = Optional.empty();
    }
}
