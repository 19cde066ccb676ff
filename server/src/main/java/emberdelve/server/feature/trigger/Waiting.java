package emberdelve.server.feature.trigger;

import emberdelve.config.content.RoomId;
import emberdelve.server.model.ActorId;

/**
 * The rest of a trigger's steps, to be done later.
 *
 * @param dueTick of the world
 * @param origin {@link Origin#key}
 * @param path where its steps go on: {@code 3}, or {@code 2.1.0} for the first step of the second
 *     answer of the third step
 * @param self who set it off
 * @param actor the monster whose it is; 0 for none
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
