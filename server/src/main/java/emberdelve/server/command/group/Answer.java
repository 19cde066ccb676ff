package emberdelve.server.command.group;

import emberdelve.server.command.Scene;
import emberdelve.server.world.duel.Duels;
import emberdelve.server.world.group.Groups;

import java.util.Locale;
import java.util.Optional;

/** Which offer {@code accept} and {@code decline} answer. */
enum Answer {
    /** The one that came last. */
    NEWEST,
    DUEL,
    GROUP;

    /** Empty when it is none of their words. */
    static Optional<Answer> parse(String typed) {
        return switch (typed.toLowerCase(Locale.ROOT)) {
            case "" -> Optional.of(NEWEST);
            case "duel" -> Optional.of(DUEL);
            case "group" -> Optional.of(GROUP);
            default -> Optional.empty();
        };
    }

    /** Whether it is about a challenge and no invitation. */
    boolean isToDuel(Scene scene) {
        return switch (this) {
            case DUEL -> true;
            case GROUP -> false;
            case NEWEST -> {
                var challenged = scene.world().part(Duels.class).challengedTick(scene.self());
                var invited = scene.world().part(Groups.class).invitedTick(scene.self());
                yield challenged.isPresent()
                        && (invited.isEmpty() || challenged.getAsLong() >= invited.getAsLong());
            }
        };
    }
}
