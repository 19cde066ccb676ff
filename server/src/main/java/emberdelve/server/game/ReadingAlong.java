package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Snooping;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.Note;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Which members of staff read along with whom: all that the player is told, and all that the player
 * types. Whoever is read is told when it begins and when it ends. Nothing of it is stored. Thread:
 * world.
 */
final class ReadingAlong implements Snooping {
    /** The least role of those who read along. */
    static final Role LEAST = Role.ADMIN;

    private final Function<ActorId, Optional<Player>> players;
    private final Outbox outbox;
    private final Map<Player, Player> readBy = new LinkedHashMap<>();

    ReadingAlong(Function<ActorId, Optional<Player>> players, Outbox outbox) {
        this.players = players;
        this.outbox = outbox;
    }

    @Override
    public void begin(Actor by, Actor whom, String reason) {
        players.apply(by.id())
                .ifPresent(reader ->
                        players.apply(whom.id()).ifPresent(read -> begin(reader, read, reason)));
    }

    @Override
    public Optional<Actor> end(Actor by) {
        return players.apply(by.id()).flatMap(this::end);
    }

    private void begin(Player reader, Player whom, String reason) {
        end(reader);
        outbox.show(
                whom,
                List.of(
                        Note.of(
                                "snoop.begins",
                                Map.of("who", reader.actor().name(), "reason", reason))));
        readBy.put(reader, whom);
        seat(whom);
    }

    private Optional<Actor> end(Player reader) {
        var whom = Optional.ofNullable(readBy.remove(reader));
        whom.ifPresent(was -> {
            seat(was);
            outbox.show(was, List.of(Note.of("snoop.ended", Map.of("who", reader.actor().name()))));
        });
        return whom.map(Player::actor);
    }

    /** Shows a line that the player has typed to those who read along. */
    void typed(Player whom, String line) {
        for (var reader : whom.readers())
            outbox.showAlone(
                    reader,
                    Note.of("snoop.typed", Map.of("who", whom.actor().name(), "line", line)));
    }

    /** Reminds a player who has come back of those who read along. */
    void remind(Player whom) {
        for (var reader : whom.readers())
            outbox.show(
                    whom, List.of(Note.of("snoop.goes-on", Map.of("who", reader.actor().name()))));
    }

    /** Ends what may go on no longer, because a role has changed. */
    void lookAtRoles() {
        for (var each : List.copyOf(readBy.entrySet())) {
            var role = each.getKey().role();
            if (!role.isAtLeast(LEAST) || !role.isAbove(each.getValue().role())) end(each.getKey());
        }
    }

    /** Ends all that the leaving player reads, and that others read of it. */
    void left(Player leaving) {
        end(leaving);
        for (var reader : leaving.readers()) {
            readBy.remove(reader);
            outbox.show(
                    reader, List.of(Note.of("snoop.left", Map.of("who", leaving.actor().name()))));
        }
        leaving.setReaders(List.of());
    }

    private void seat(Player whom) {
        whom.setReaders(
                readBy.entrySet().stream()
                        .filter(each -> each.getValue() == whom)
                        .map(Map.Entry::getKey)
                        .toList());
    }
}
