package emberdelve.server.feature.lantern;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Chance;
import emberdelve.server.model.Item;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The lanterns that burn, and who lit them (docs/rules.md R12.3 to R12.5). When all of them burn,
 * the next flask begins the next lighting. Thread: world.
 */
public final class Lightings {
    /** The reason under which the ledger books the oil. */
    private static final String LEDGER = "lantern";

    /** The most hit points that the light gives at a time. */
    static final int GLOW_MAX = 4;

    private final World world;
    private final Items items;
    private final Supplier<Lanterns> plan;
    private final Chance chance;
    private final Marks<Lantern> marks;

    /** The lanterns by id, so that the latest is the last. */
    private final Map<Long, Lantern> all = new TreeMap<>();

    /**
     * @param plan gives the lanterns of the content that is in force when it is asked
     */
    Lightings(World world, Supplier<Lanterns> plan, Items items) {
        this.world = world;
        this.plan = plan;
        this.items = items;
        chance = world.part(WorldSeed.class).stream("lantern");
        marks = world.changes().of(Lantern.class);
    }

    Lanterns plan() {
        return plan.get();
    }

    /** Takes over what is stored, without marking it as changed. {@code gone}: ids of lanterns. */
    void learn(List<Lantern> stored, List<Long> gone) {
        for (var lantern : stored) all.put(lantern.id(), lantern);
        gone.forEach(all::remove);
        describe();
    }

    /** Every lantern that was ever lit, the earliest first. */
    public List<Lantern> all() {
        return List.copyOf(all.values());
    }

    /** The lanterns of the lighting under way, or of the one just finished, by their numbers. */
    List<Lantern> burning() {
        var round = round();
        return all.values().stream()
                .filter(each -> each.round() == round)
                .sorted(Comparator.comparingInt(Lantern::number))
                .toList();
    }

    /** The number of lanterns that burn, with those that always do. */
    int lit() {
        return plan().lit() + burning().size();
    }

    int count() {
        return plan().lit() + plan().shafts().size();
    }

    /** The last lantern of each finished lighting, the first lighting first. */
    List<Lantern> finished() {
        var last = new ArrayList<Lantern>();
        for (var round = 1; round <= finishedRounds(); round++) {
            var number = round;
            all.values().stream()
                    .filter(each -> each.round() == number)
                    .max(Comparator.comparingLong(Lantern::id))
                    .ifPresent(last::add);
        }
        return last;
    }

    /**
     * The numbers of the dark lanterns; those of all that players light when every lantern burns,
     * for a new lighting begins.
     */
    List<Integer> dark() {
        var taken =
                isFull() ? List.<Integer>of() : burning().stream().map(Lantern::number).toList();
        var dark = new ArrayList<Integer>();
        for (var number = plan().lit() + 1; number <= count(); number++)
            if (!taken.contains(number)) dark.add(number);
        return dark;
    }

    String shaft(int number) {
        var at = number - plan().lit() - 1;
        return at < plan().shafts().size() ? plan().shafts().get(at) : "";
    }

    /** Lights that lantern, which is dark, and uses the oil up. */
    void light(Actor who, int number, Item oil) {
        items.destroy(oil, LEDGER);
        var round = isFull() ? round() + 1 : round();
        var lantern =
                new Lantern(
                        world.ids().give(),
                        round,
                        number,
                        who.id(),
                        who.name(),
                        world.part(WorldClock.class).today());
        all.put(lantern.id(), lantern);
        marks.changed(lantern.id(), lantern);
        describe();
        var isLast = isFull();
        tell(who, new LanternEvent.Lit(who.named(), number, shaft(number), count() - lit()));
        if (isLast) tell(who, new LanternEvent.AllLit(who.named(), count(), round));
    }

    /** Gives a dead monster, by chance, the oil that is found on it. */
    void died(Actor victim) {
        if (!(victim.nature() instanceof Nature.Monster(var type))) return;
        var percent = plan().foundOn().get(type.id());
        var oil = world.content().items().get(plan().oil());
        if (percent == null || oil == null) return;
        if (chance.nextInt(100) < percent) victim.belongings().add(oil);
    }

    /** Heals characters in the zone of the lanterns: more for every lighting that was finished. */
    void glow(Zone zone) {
        var rounds = Math.min(GLOW_MAX, finishedRounds());
        var isTime = zone.now() % world.rules().healing().everyTicks() == 0;
        if (rounds == 0 || !isTime || !zone.template().id().equals(plan().room().zone())) return;
        for (var room : zone.rooms())
            for (var actor : room.actors())
                if (actor.isCharacter() && actor.isPresent() && actor.hp() < actor.stats().hp())
                    actor.setHp(Math.min(actor.stats().hp(), actor.hp() + rounds));
    }

    /** Takes a person's name off the plates; the lanterns burn on. */
    void erase(Person person) {
        for (var lantern : all()) {
            if (!person.plays(lantern.who().value())) continue;
            all.put(lantern.id(), lantern.nameless());
            marks.changed(lantern.id(), lantern.nameless());
        }
    }

    /** Puts the new name of a character on the plates of its lanterns. */
    void rename(Renaming renaming) {
        for (var lantern : all()) {
            if (!renaming.isOf(lantern.who().value())) continue;
            all.put(lantern.id(), lantern.named(renaming.now()));
            marks.changed(lantern.id(), lantern.named(renaming.now()));
        }
    }

    private int round() {
        return all.values().stream().mapToInt(Lantern::round).max().orElse(1);
    }

    private boolean isFull() {
        return burning().size() >= plan().shafts().size();
    }

    private int finishedRounds() {
        if (all.isEmpty()) return 0;
        return isFull() ? round() : round() - 1;
    }

    /** Describes the room with the sentence about how many burn. */
    void describe() {
        var sentences = plan().sentences();
        var now = sentences.get(Math.min(burning().size(), sentences.size() - 1));
        world.map()
                .find(plan().room())
                .ifPresent(room ->
                        room.describe(
                                room.template().description().replace(sentences.getFirst(), now)));
    }

    /**
     * Tells everybody in the dungeon, and the actor last, so that what follows from the event comes
     * after all have read it.
     */
    private void tell(Actor who, LanternEvent event) {
        for (var actor : List.copyOf(world.population().all()))
            if (actor.isCharacter() && actor != who) world.tell(actor, event);
        world.tell(who, event);
    }
}
