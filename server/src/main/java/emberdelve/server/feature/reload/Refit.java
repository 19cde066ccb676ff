package emberdelve.server.feature.reload;

import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Room;

import java.util.List;

/**
 * Gives things and characters the types and classes of the content that is in force. A thing whose
 * type is no more becomes a strange thing until the type is back; what was improved stays so.
 * Thread: world.
 */
public final class Refit {
    private final World world;

    Refit(World world) {
        this.world = world;
    }

    /** Everything and everybody in the dungeon; {@code gone}: rooms that are not on the map. */
    void all(List<Room> gone) {
        for (var zone : world.map().zones()) zone.rooms().forEach(this::lyingIn);
        gone.forEach(this::lyingIn);
        world.population().all().forEach(this::refit);
    }

    /** An actor with all that it has. */
    public void refit(Actor actor) {
        actor.pack().items().forEach(this::refit);
        actor.vault().things().items().forEach(this::refit);
        actor.belongings().replaceAll(type -> Items.type(world.content(), type.id()));
        if (!actor.worn().isEmpty()) wornBy(actor);
        if (actor.nature() instanceof Nature.PlayerCharacter character) refit(actor, character);
    }

    private void wornBy(Actor actor) {
        // All first, so that nobody's hit points suffer for what is true of half of them.
        actor.worn().values().forEach(this::refit);
        actor.refit();
        for (var worn : List.copyOf(actor.worn().entrySet())) {
            var item = worn.getValue();
            var fits =
                    item.type()
                            .worn()
                            .filter(its -> its.slot().places().contains(worn.getKey()))
                            .isPresent();
            if (!fits) item.moveTo(new OuterPlace.Carried(actor));
        }
    }

    private void refit(Actor actor, Nature.PlayerCharacter was) {
        var now = world.content().classes().get(was.characterClass().id());
        if (now == null || now.equals(was.characterClass())) return;
        actor.become(new Nature.PlayerCharacter(was.accountId(), now, was.bornTick()));
    }

    private void lyingIn(Room room) {
        room.floor().items().forEach(this::refit);
        for (var corpse : room.corpses()) corpse.items().items().forEach(this::refit);
    }

    private void refit(Item item) {
        item.become(Items.type(world.content(), item.type().id(), item.improved()));
        item.contents().items().forEach(this::refit);
    }
}
