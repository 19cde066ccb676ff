package emberdelve.server.feature.hire;

import emberdelve.config.content.Hires;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.item.TradeEvent;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.schedule.Timers;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The hirelings and their hirers. A hireling is a monster with a {@link HiredMind}. It is not
 * stored, so that it is gone after a restart. Thread: world.
 */
public final class Hirelings {
    /** The time between the warning to the hirer and the end of the time that is paid for. */
    static final Duration WARNED_BEFORE = Duration.ofMinutes(1);

    /** The reason under which the ledger books the price. */
    private static final String LEDGER = "hire";

    private final World world;
    private final Following following;
    private final MonsterMaker maker;
    private final Map<Actor, Actor> hirers = new LinkedHashMap<>();

    public Hirelings(World world, Following following, MonsterMaker maker) {
        this.world = world;
        this.following = following;
        this.maker = maker;
    }

    /** The hirer's hirelings, in the order in which they were hired. */
    public List<Actor> of(Actor hirer) {
        return hirers.entrySet().stream()
                .filter(entry -> entry.getValue() == hirer)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The hirer's hirelings that are in its room. */
    List<Actor> with(Actor hirer) {
        return of(hirer).stream()
                .filter(hireling -> hireling.isPresent() && hireling.room() == hirer.room())
                .toList();
    }

    /** Whether the hirer may have one more. */
    public boolean mayHire(Actor hirer) {
        return of(hirer).size() < world.rules().limits().hirelings();
    }

    /**
     * Takes the price and brings the hireling, which follows at once.
     *
     * @param hirer the actor who hires; must have the price, and may have one more hireling
     */
    public void hire(Actor hirer, Hires.Offer offer) {
        var type = world.content().monsters().get(offer.monster());
        if (type == null) throw new IllegalStateException("unchecked: " + offer);

        var level = hirer.progress().level();
        var price = offer.priceAt(level);
        hirer.setGold(hirer.gold() - price);
        world.part(Ledger.class).destroyGold(LEDGER, price);
        var hireling = maker.make(type, hirer.room(), new HiredMind(hirer), level);
        hirers.put(hireling, hirer);
        world.emit(hirer.room(), new TradeEvent.Hired(hirer.named(), hireling.named(), price));
        following.follow(hireling, hirer);
        var ends = world.now() + world.ticks(offer.lasts());
        if (offer.lasts().compareTo(WARNED_BEFORE) > 0)
            world.part(Timers.class).at(ends - world.ticks(WARNED_BEFORE), () -> warn(hireling));
        world.part(Timers.class).at(ends, () -> leave(hireling, TradeEvent.Why.TIME_IS_UP));
    }

    /** Dismisses a hireling, by its hirer's wish. */
    public void dismiss(Actor hireling) {
        leave(hireling, TradeEvent.Why.DISMISSED);
    }

    /**
     * Sends away the hirelings of an actor that is about to leave the dungeon; if the actor is a
     * hireling, forgets it.
     */
    public void forget(Actor actor) {
        for (var hireling : of(actor)) leave(hireling, TradeEvent.Why.ALONE);
        var hirer = hirers.remove(actor);
        if (hirer != null && hirer.room() != actor.room())
            world.tell(hirer, new TradeEvent.Fell(actor.named()));
    }

    private void warn(Actor hireling) {
        var hirer = hirers.get(hireling);
        if (hirer != null) world.tell(hirer, new TradeEvent.EndsSoon(hireling.named()));
    }

    private void leave(Actor hireling, TradeEvent.Why why) {
        var hirer = hirers.remove(hireling);
        if (hirer == null) return;

        var left = new TradeEvent.Left(hireling.named(), why);
        world.emit(hireling.room(), left);
        if (hirer.room() != hireling.room()) world.tell(hirer, left);
        following.letGo(hireling);
        world.population().remove(hireling);
    }
}
