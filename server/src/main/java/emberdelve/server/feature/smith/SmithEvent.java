package emberdelve.server.feature.smith;

import emberdelve.config.content.ItemType;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The work of a smith that was done for {@code actor}; {@code smith} begins a sentence. */
public sealed interface SmithEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /**
     * @param before the type that the item was; {@code after}: the type that it is from now on
     */
    record Improved(Named actor, String smith, ItemType before, ItemType after, long price)
            implements SmithEvent {}

    record Honed(Named actor, String smith, ItemType weapon, long price) implements SmithEvent {}
}
