package emberdelve.server.game;

import emberdelve.server.feature.mail.Post;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * Those who look around without a password. When they go, for whatever reason, their character is
 * given up like any other: its row stays, and nobody plays it again. Thread: world.
 *
 * @param lastsTicks from coming to going
 * @param warnedTicks so long before, they are told
 */
record Guests(long lastsTicks, long warnedTicks) {
    /** One tick; answers whose time is up. */
    List<Player> tick(World world, Players players, BiConsumer<Player, View> teller) {
        if (players.guests().isEmpty()) return List.of();
        for (var guest : players.guests())
            if (left(world, guest) == warnedTicks) teller.accept(guest, Note.of("guest.soon"));
        return players.guests().stream().filter(guest -> left(world, guest) <= 0).toList();
    }

    /** Nobody plays it again. */
    static void giveUp(World world, Actor actor) {
        var preferences = actor.preferences();
        actor.setPreferences(preferences.withSettings(preferences.settings().withDeleted(true)));
        world.part(Post.class).giveUp(actor.name());
    }

    private long left(World world, Player guest) {
        return guest.cameTick() + lastsTicks - world.now();
    }
}
