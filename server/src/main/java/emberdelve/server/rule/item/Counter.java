package emberdelve.server.rule.item;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Shop;
import emberdelve.server.command.Find;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;

import java.util.List;
import java.util.Optional;

/** The shop in a room, for the commands that trade. Thread: world. */
public record Counter(Shop shop, Trade trade, List<ItemType> wares) {
    static final Reply NONE = Reply.note("shop.none");

    /** The shop in the actor's room; empty if there is none. */
    public static Optional<Counter> here(Scene scene) {
        var items = scene.world().content().items();
        return scene.room()
                .template()
                .shop()
                .map(shop ->
                        new Counter(
                                shop,
                                new Trade(shop, scene.self().abilities().charisma()),
                                shop.wares().stream()
                                        .flatMap(id -> Optional.ofNullable(items.get(id)).stream())
                                        .toList()));
    }

    /** The wares that the name means. */
    public List<ItemType> called(TargetName name) {
        return NameMatch.best(wares, name, Find::namesOf, ItemType::id);
    }
}
