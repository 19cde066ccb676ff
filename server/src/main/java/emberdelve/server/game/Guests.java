package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * The limit on the stay of guests, who play without a password. When a guest leaves, for any
 * reason, the character is marked as deleted: its row stays, and nobody can play it again. Thread:
 * world.
 *
 * @param lastsTicks how long a guest may stay
 * @param warnedTicks how long before the end a guest is warned
 */
record Guests(long lastsTicks, long warnedTicks) {
    /**
     * Warns the guests whose time is nearly up; answers those whose time is up. Called once a tick.
     */
    List<Player> tick(World world, Players players, BiConsumer<Player, View> teller) {
        if (players.guests().isEmpty()) return List.of();
        for (var guest : players.guests())
            if (left(world, guest) == warnedTicks) teller.accept(guest, Note.of("guest.soon"));
        return players.guests().stream().filter(guest -> left(world, guest) <= 0).toList();
    }

    /** Marks the guest's character as deleted. */
    static void giveUp(World world, Actor actor) {
        var preferences = actor.preferences();
        actor.setPreferences(preferences.withSettings(preferences.settings().withDeleted(true)));
        world.hooks().givenUp(actor);
    }

    private long left(World world, Player guest) {
        return guest.cameTick() + lastsTicks - world.now();
    }
}
