package emberdelve.server.simulate;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.ItemType;
import emberdelve.server.feature.smith.Forge;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.Room;
import emberdelve.server.model.StatusEffects;

import java.util.Comparator;
import java.util.Optional;

/**
 * The wishes at the smith's of somebody who looks at the price: the best for each coin comes first.
 */
final class Thrift {
    /** Coins that stay in the purse, for potions. */
    private static final long RESERVE = 100;

    private final Optional<Forge> forge;

    Thrift(World world) {
        forge = Forge.of(world);
    }

    /** Whether the smith is at work in that room. */
    boolean isAt(Room room) {
        return forge.filter(its -> its.smith().room().equals(room.id())).isPresent();
    }

    /** The line that somebody would type at the smith's next; empty when nothing is worth it. */
    Optional<String> wish(Actor hero) {
        if (forge.isEmpty()) return Optional.empty();
        var left = hero.gold() - RESERVE;
        var step =
                hero.worn().values().stream()
                        .filter(item -> forge.get().refusal(item).isEmpty())
                        .filter(item -> forge.get().price(item) <= left)
                        .max(Comparator.comparingDouble(this::worthACoin));
        if (step.isPresent()) return step.map(item -> "improve " + item.id() + " yes");
        return isBlunt(hero, left) ? Optional.of("hone yes") : Optional.empty();
    }

    private boolean isBlunt(Actor hero, long left) {
        var honing = forge.orElseThrow().smith().honing();
        return hero.worn().containsKey(ItemType.Slot.WEAPON)
                && !StatusEffects.of(hero).is(honing.effect())
                && honing.price(hero.progress().level()) <= left;
    }

    private double worthACoin(Item item) {
        var its = forge.orElseThrow();
        return (double) (percent(its.next(item)) - percent(item.type())) / its.price(item);
    }

    /** The percent of wounds dealt or taken: one is worth as much as the other. */
    static int percent(ItemType type) {
        return type.worn().map(ItemType.Worn::bonuses).map(Thrift::percent).orElse(0);
    }

    private static int percent(Bonuses its) {
        return its.keenness() + its.sturdiness();
    }
}
