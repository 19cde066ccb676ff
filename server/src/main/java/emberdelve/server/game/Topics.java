package emberdelve.server.game;

import emberdelve.server.command.Directory;
import emberdelve.server.command.group.ShowGroup;
import emberdelve.server.command.look.Equipment;
import emberdelve.server.command.look.Inventory;
import emberdelve.server.command.look.Looking;
import emberdelve.server.command.look.Score;
import emberdelve.server.command.look.Timeline;
import emberdelve.server.command.look.Vitals;
import emberdelve.server.view.Topic;
import emberdelve.server.view.View;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;

/** What programs follow, as the commands of the same names show it. Thread: world. */
record Topics(World world, Directory directory) {
    View look(Topic topic, Actor actor) {
        return switch (topic) {
            case VITALS -> Vitals.view(world, actor);
            case SCORE -> Score.view(world, actor);
            case ROOM -> Looking.room(actor.room(), actor, directory);
            case INVENTORY -> Inventory.view(actor, true);
            case EQUIPMENT -> Equipment.view(actor);
            case GROUP -> ShowGroup.view(world, actor);
            case TIMELINE -> Timeline.view(world, actor);
        };
    }
}
