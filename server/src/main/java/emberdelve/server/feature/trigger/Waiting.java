package emberdelve.server.feature.trigger;

import emberdelve.config.content.RoomId;
import emberdelve.server.model.ActorId;

/**
 * The rest of a trigger's steps, to be done later.
 *
 * @param dueTick the tick of the world in which they are done
 * @param origin the {@link Origin#key} of the trigger
 * @param path the path of the first of them: {@code 3}, or {@code 2.1.0} for the first step of the
 *     second answer of the third step
 * @param self the character that has set the trigger off
 * @param actor the id of the monster to which the trigger belongs; 0 for none
 */
record Waiting(
        long id,
        long dueTick,
        String origin,
        String trigger,
        String path,
        ActorId self,
        RoomId room,
        long actor,
        int depth,
        int roll) {}
