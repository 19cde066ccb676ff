package emberdelve.server.simulate;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Smith;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.Room;

import java.util.Comparator;
import java.util.Optional;

/**
 * The upgrades that somebody wishes from the smith: the one that gives most for each coin comes
 * first.
 */
final class Upgrades {
    /** The coins that stay in the purse, for potions. */
    private static final long RESERVE = 100;

    private final Content content;
    private final Optional<Smith> smith;

    Upgrades(World world) {
        content = world.content();
        smith = content.part(Smith.class);
    }

    /** Whether the smith is at work in that room. */
    boolean isAt(Room room) {
        return smith.filter(its -> its.room().equals(room.id())).isPresent();
    }

    /** The line that somebody would type at the smith's next; empty when nothing is worth it. */
    Optional<String> wish(Actor hero) {
        return smith.flatMap(its -> wish(its, hero));
    }

    private Optional<String> wish(Smith its, Actor hero) {
        var left = hero.gold() - RESERVE;
        var step =
                hero.worn().values().stream()
                        .filter(item -> its.takes(item.type()) && item.improved() < its.steps())
                        .filter(item -> price(its, item) <= left)
                        .max(Comparator.comparingDouble(item -> worthACoin(its, item)));
        if (step.isPresent()) return step.map(item -> "improve " + item.id() + " yes");
        return isBlunt(its, hero, left) ? Optional.of("hone yes") : Optional.empty();
    }

    private boolean isBlunt(Smith its, Actor hero, long left) {
        var honing = its.honing();
        return hero.worn().containsKey(ItemType.Slot.WEAPON)
                && !hero.effects().is(honing.effect())
                && honing.price(hero.progress().level()) <= left;
    }

    private double worthACoin(Smith its, Item item) {
        var next = Items.type(content, item.type().id(), item.improved() + 1);
        return (double) (percent(next) - percent(item.type())) / price(its, item);
    }

    /** The price of the next step for a thing that can be improved. */
    private long price(Smith its, Item item) {
        return its.price().of(Items.type(content, item.type().id()), item.improved() + 1);
    }

    /** The percent by which an item changes wounds dealt or taken, which are worth the same. */
    static int percent(ItemType type) {
        return type.worn().map(ItemType.Worn::bonuses).map(Upgrades::percent).orElse(0);
    }

    private static int percent(Bonuses its) {
        return its.keenness() + its.sturdiness();
    }
}
