package emberdelve.server.simulate;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Shop;
import emberdelve.config.content.Trait;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Item;
import emberdelve.server.rule.item.Trade;
import emberdelve.server.rule.item.Wear;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The shopping of somebody: what they wear, keep, sell and buy. They want the best thing for each
 * place and some potions that heal, and no more.
 */
final class Shopping {
    /** The number of healing potions that are bought before a delve, if there is enough gold. */
    private static final int POTIONS = 5;

    /**
     * The potions that are kept. Whoever finds more sells the rest: those that are bought first,
     * for they are the weakest.
     */
    private static final int POTIONS_KEPT = 6;

    /** The number of healing potions that are bought before new gear. */
    private static final int POTIONS_FIRST = 2;

    /**
     * The worth of a further die, in points of damage or armour; {@link #PERCENT} is that of a
     * percent on each die.
     */
    private static final double DIE = 3;

    private static final double PERCENT = 0.1;

    /** The worth of a trigger that goes off: about as much as a drawback costs. */
    private static final double GOES_OFF = 0.2;

    /** The price above which a thing is bought only with gold that is not kept for potions. */
    private static final long CHEAP = 60;

    /** The coins that are kept for potions. */
    private static final long RESERVE = 80;

    private final Map<String, ItemType> known;
    private final Burden burden;

    Shopping(World world) {
        known = world.content().items();
        burden = world.part(Burden.class);
    }

    /** Something from the pack that is better than what is worn in its place. */
    static Optional<Item> betterToWear(Actor hero) {
        return hero.pack().items().stream()
                .filter(item -> gain(hero, item.type()) > 0)
                .max(Comparator.comparingDouble(item -> gain(hero, item.type())));
    }

    /** The line that somebody would type in that shop next; empty when all is done. */
    Optional<String> wish(Actor hero, Shop shop) {
        var trade = new Trade(shop, hero.abilities().charisma());
        return sale(hero, trade).or(() -> purchase(hero, trade));
    }

    private static Optional<String> sale(Actor hero, Trade trade) {
        var potions = hero.pack().items().stream().filter(item -> heals(item.type())).count();
        return hero.pack().items().stream()
                .filter(item -> potions > POTIONS_KEPT || !heals(item.type()))
                .filter(item -> item.firstBound().isEmpty() && item.contents().items().isEmpty())
                .filter(item -> trade.offer(item.type()) > 0)
                .min(Comparator.comparingLong(item -> item.type().value()))
                .map(item -> "sell " + item.id() + (item.improved() > 0 ? " yes" : ""));
    }

    private Optional<String> purchase(Actor hero, Trade trade) {
        var potions = hero.pack().items().stream().filter(item -> heals(item.type())).count();
        var purse = hero.gold();
        var wares = wares(hero, trade).toList();
        var healing = wares.stream().filter(Shopping::heals).toList();
        if (potions < POTIONS_FIRST && !healing.isEmpty()) return buy(hero, trade, purse, healing);
        var gear = wares.stream().filter(type -> gain(hero, type) > 0).toList();
        return buy(hero, trade, purse - reserve(gear, trade), gear)
                .or(() -> potions < POTIONS ? buy(hero, trade, purse, healing) : Optional.empty());
    }

    /** The coins that a purchase of gear must leave for potions: none, unless the gear is dear. */
    private static long reserve(List<ItemType> gear, Trade trade) {
        return gear.stream().mapToLong(trade::price).max().orElse(0) > CHEAP ? RESERVE : 0;
    }

    private static Optional<String> buy(
            Actor hero, Trade trade, long purse, List<ItemType> wanted) {
        return wanted.stream()
                .filter(type -> trade.price(type) <= purse)
                .max(Comparator.comparingDouble(type -> gain(hero, type)))
                .map(type -> "buy " + type.name());
    }

    /** The wares that the hero can carry away. */
    private Stream<ItemType> wares(Actor hero, Trade trade) {
        return trade.shop().wares().stream()
                .map(known::get)
                .filter(Objects::nonNull)
                .filter(type -> burden.canCarry(hero, type));
    }

    /** Whether the item heals its user. */
    static boolean heals(ItemType type) {
        return type.use()
                .filter(use ->
                        use.selector().meansItsUser()
                                && use.effects().stream().anyMatch(Effect.Heal.class::isInstance))
                .isPresent();
    }

    private static double gain(Actor hero, ItemType type) {
        if (type.worn().isEmpty()) return 0;
        var worn = hero.worn().get(Wear.place(hero, type.worn().get().slot()));
        return worth(type) - (worn == null ? 0 : worth(worn.type()));
    }

    private static double worth(ItemType type) {
        return type.worn().map(Shopping::worth).orElse(0.0);
    }

    private static double worth(ItemType.Worn worn) {
        var damage = worn.damage().map(Shopping::mean).orElse(0.0);
        var traits = worn.traits().stream().mapToDouble(Shopping::worth).sum();
        return damage + traits + (worn.set().isPresent() ? GOES_OFF : 0);
    }

    private static double worth(Trait trait) {
        return switch (trait) {
            case Trait.Numbers(var bonuses) -> worth(bonuses);
            case Trait.Gain(var measure, var amount) -> amount * worth(measure);
            case Trait.Proc _ -> GOES_OFF;
            case Trait.Drawback _ -> -GOES_OFF;
        };
    }

    /**
     * The worth of a unit of that measure, in points of damage or armour; a weapon has about five
     * points, so that each is a fifth of a fighter's strength.
     */
    private static double worth(Trait.Measure measure) {
        return switch (measure) {
            case HP -> 0.04;
            case HASTE -> 0.6;
            case RECOVERY_PERCENT -> 0.02;
        };
    }

    private static double worth(Bonuses its) {
        return its.armour()
                + PERCENT * (its.keenness() + its.sturdiness())
                + DIE * (its.attack() + its.defense())
                + PERCENT * (its.attackChance() + its.defenseChance());
    }

    private static double mean(Dice damage) {
        return (damage.min() + damage.max()) / 2.0;
    }
}
