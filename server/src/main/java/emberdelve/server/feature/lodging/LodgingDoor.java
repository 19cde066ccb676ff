package emberdelve.server.feature.lodging;

import emberdelve.server.command.Command.Intent;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.rule.move.Threshold;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The door of each rented room. It is no exit of the house, because each lodger has another room
 * behind it.
 */
record LodgingDoor(Lodgings lodgings) implements Threshold {
    private static final List<String> OWN = List.of("room", "my room", "own room", "the room");
    private static final String OWNED = "'s room";

    @Override
    public Optional<Intent> enter(Scene scene, String what) {
        if (scene.room() != lodgings.house()) return Optional.empty();
        var typed = what.strip().toLowerCase(Locale.ROOT);
        if (OWN.contains(typed)) return Optional.of(intoOwn(scene));
        var name =
                typed.endsWith(OWNED) ? typed.substring(0, typed.length() - OWNED.length()) : typed;
        var lodger = scene.player(name);
        if (lodger.isEmpty()) return Optional.empty();
        if (lodger.get().actor() == scene.self()) return Optional.of(intoOwn(scene));
        var room = lodgings.of(lodger.get().actor());
        return Optional.of(
                room.filter(its -> lodgings.admits(its, scene.self()))
                        .map(its -> into(its))
                        .orElseGet(() ->
                                Intent.refuse(
                                        Reply.note(
                                                "lodging.not-asked-in",
                                                lodger.get().actor().named()))));
    }

    @Override
    public Optional<Intent> leave(Scene scene) {
        if (lodgings.at(scene.room()).isEmpty()) return Optional.empty();
        return Optional.of(
                Intent.to(turn -> {
                    lodgings.goDown(turn.self());
                    return new Outcome.Done(Effort.MOVE);
                }));
    }

    private Intent intoOwn(Scene scene) {
        var own = lodgings.of(scene.self());
        if (own.isEmpty()) return Intent.refuse(Reply.note("lodging.none-of-yours"));
        return lodgings.isOpen(own.get())
                ? into(own.get())
                : Intent.refuse(
                        Reply.note("lodging.locked", Map.of("keeper", lodgings.plan().keeper())));
    }

    private Intent into(RentedRoom room) {
        return Intent.to(turn -> {
            lodgings.goUp(turn.self(), room);
            return new Outcome.Done(Effort.MOVE);
        });
    }
}
