package emberdelve.server.feature.lodging;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.Zones;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The building of the rooms that are let, with a chest in each. Thread: world. */
final class LodgingRooms {
    /** The beginning of the ids of their zones. */
    static final String ZONES = "lodging-";

    private static final String ROOM = "room";

    private final World world;
    private final Supplier<Lodging> plan;
    private final Items items;

    LodgingRooms(World world, Supplier<Lodging> plan, Items items) {
        this.world = world;
        this.plan = plan;
        this.items = items;
    }

    /** Builds a room for the character with that id. */
    Room open(long lodger) {
        return world.part(Zones.class).open(template(lodger), lodger).rooms().getFirst();
    }

    /** Changes a room to what would be built now. */
    void rebuild(RentedRoom room) {
        var template = template(room.lodger().value());
        room.room().zone().become(template);
        room.room().become(template.rooms().getFirst(), 0);
        describe(room);
    }

    /** The room of a lodger, by the id of the character. */
    static RoomId of(long lodger) {
        return RoomId.of(ZONES + lodger, ROOM);
    }

    private ZoneTemplate template(long lodger) {
        var zone = ZONES + lodger;
        var room =
                new RoomTemplate(
                        of(lodger),
                        plan.get().name(),
                        plan.get().description(),
                        new Coordinates(0, 0, 0),
                        Map.of(),
                        Map.of());
        var house = world.map().room(plan.get().house());
        var refuge = house.zone().template().refuge();
        return new ZoneTemplate(zone, 0, /* safe= */ true, refuge, List.of(room))
                .withName(house.template().name());
    }

    /** Closes a room that nobody is in; what lies in it is destroyed. */
    void close(Room room) {
        items.destroyAll(room.floor().items(), Lodgings.LEDGER);
        world.part(Zones.class).close(room.zone(), Lodgings.LEDGER);
    }

    /** Describes the room, with what its lodger has written. */
    void describe(RentedRoom room) {
        var prose = plan.get().description();
        var words = room.words();
        room.room()
                .describe(
                        words.isEmpty()
                                ? prose
                                : prose + " " + plan.get().writing() + " \"" + words + "\"");
    }

    /**
     * Puts a chest there, if there is none, and binds it to the lodger, so that nobody else opens
     * it.
     */
    void furnish(Room room, Actor lodger) {
        var type = world.content().items().get(plan.get().chest());
        if (type == null || room.floor().items().stream().anyMatch(this::isChest)) return;
        items.mint(type, new OuterPlace.OnFloor(room), Lodgings.LEDGER).bindTo(lodger.id());
    }

    /** Whether nothing lies in the room or its chest. */
    boolean isEmpty(Room room) {
        return room.corpses().isEmpty()
                && room.floor().items().stream()
                        .allMatch(each -> isChest(each) && each.contents().items().isEmpty());
    }

    private boolean isChest(Item item) {
        return item.type().id().equals(plan.get().chest());
    }
}
