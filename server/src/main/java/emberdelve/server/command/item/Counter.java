package emberdelve.server.command.item;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.Shop;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.world.item.Trade;
import java.util.List;
import java.util.Optional;

/** The shop in a room, for the commands that trade. Thread: world. */
record Counter(Shop shop, Trade trade, List<ItemType> wares) {
    static final Reply NONE = Reply.note("shop.none");

    /** Empty where nobody trades. */
    static Optional<Counter> here(Scene scene) {
        var items = scene.world().content().items();
        return scene.room().template().shop().map(shop -> new Counter(
                shop,
                new Trade(shop, scene.self().abilities().charisma()),
                shop.wares().stream()
                        .flatMap(id -> Optional.ofNullable(items.get(id)).stream())
                        .toList()));
    }

    List<ItemType> called(TargetName name) {
        return wares.stream().filter(type -> name.fits(type.name(), type.id())).toList();
    }
}
