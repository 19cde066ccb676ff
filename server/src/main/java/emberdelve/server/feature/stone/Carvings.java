package emberdelve.server.feature.stone;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Nature;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** All lines that were ever carved (docs/rules.md R15.8). Thread: world. */
public final class Carvings {
    /** The most characters of a line: it is read in one breath. */
    static final int WORDS_MAX = 80;

    /** The most lines of one account, with those whose words were taken away. */
    static final int BY_ONE_MAX = 10;

    /** The most lines in all: the stone has two sides. */
    static final int LINES_MAX = 400;

    /** The pause between two lines of one account: the mason wants to think about it, too. */
    static final Duration PAUSE = Duration.ofMinutes(10);

    private static final String LEDGER = "engraving";

    private final World world;
    private final Marks<Carving> marks;

    /** The carvings by id, so that the latest is the last. */
    private final TreeMap<Long, Carving> all = new TreeMap<>();

    Carvings(World world) {
        this.world = world;
        marks = world.changes().of(Carving.class);
    }

    /** Takes over what is stored, without marking it as changed. {@code gone}: ids of lines. */
    void learn(Collection<Carving> stored, Collection<Long> gone) {
        for (var carving : stored) all.put(carving.id(), carving);
        gone.forEach(all::remove);
    }

    /** Every line that was ever carved, the oldest first. */
    public List<Carving> all() {
        return List.copyOf(all.values());
    }

    Optional<Stone> stone() {
        return world.content().part(Stone.class);
    }

    /** The lines that stand, the oldest first, without those of players whom the reader ignores. */
    List<Carving> readBy(Actor reader) {
        var ignored = reader.preferences().settings().ignored();
        return standing().stream().filter(each -> !ignored.contains(each.account())).toList();
    }

    /** The lines that stand, the oldest first. */
    List<Carving> standing() {
        return all.values().stream().filter(Carving::stands).toList();
    }

    /** The price of the actor's next line. */
    long price(Stone stone, Actor actor) {
        return stone.priceOf(count(actor.id()) + 1);
    }

    /**
     * The reason why no line can be carved for the actor now, as a message's key; empty if one can.
     */
    Optional<String> refusal(Actor actor) {
        var own = all.values().stream().filter(each -> each.account() == account(actor)).toList();
        if (own.size() >= BY_ONE_MAX) return Optional.of("stone.enough");
        if (standing().size() >= LINES_MAX) return Optional.of("stone.full");
        var ready = own.isEmpty() ? 0 : own.getLast().tick() + world.ticks(PAUSE);
        return ready > world.now() ? Optional.of("stone.too-soon") : Optional.empty();
    }

    /**
     * Carves the line, and takes its price.
     *
     * @param price the price in coins, which the actor must have
     */
    Carving carve(Actor actor, String words, long price) {
        actor.setGold(actor.gold() - price);
        world.part(Ledger.class).destroyGold(LEDGER, price);
        var carving =
                new Carving(
                        world.ids().give(),
                        actor.id(),
                        account(actor),
                        actor.name(),
                        world.now(),
                        world.part(WorldClock.class).today(),
                        words);
        put(carving);
        return carving;
    }

    /** Takes the words away; nothing is paid back. */
    public void blank(Carving carving) {
        put(carving.blank());
    }

    /** Takes the lines of a person off the stone. */
    void erase(Person person) {
        for (var carving : List.copyOf(all.values())) {
            if (!person.plays(carving.who().value())) continue;
            all.remove(carving.id());
            marks.gone(carving.id());
        }
    }

    /** Puts the new name of a character beside the lines that it had carved. */
    void rename(Renaming renaming) {
        for (var carving : List.copyOf(all.values()))
            if (renaming.isOf(carving.who().value())) put(carving.named(renaming.now()));
    }

    private int count(ActorId who) {
        return (int) all.values().stream().filter(each -> each.who().equals(who)).count();
    }

    private void put(Carving carving) {
        all.put(carving.id(), carving);
        marks.changed(carving.id(), carving);
    }

    private static long account(Actor actor) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                ? character.accountId()
                : 0;
    }
}
