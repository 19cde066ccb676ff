package emberdelve.server.game;

import emberdelve.server.feature.character.PresenceEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Link;
import emberdelve.server.view.Note;

import java.util.Map;

/** How players leave, and what becomes of their characters. Thread: world. */
final class Departures {
    private final World world;
    private final Players players;
    private final Entering entering;
    private final GmcpSubscriptions subscriptions;
    private final DurabilityCallbacks callbacks;
    private final Output output;
    private final StayLimits limits;

    Departures(
            World world,
            Players players,
            Entering entering,
            GmcpSubscriptions subscriptions,
            DurabilityCallbacks callbacks,
            Output output,
            StayLimits limits) {
        this.world = world;
        this.players = players;
        this.entering = entering;
        this.subscriptions = subscriptions;
        this.callbacks = callbacks;
        this.output = output;
        this.limits = limits;
    }

    /** One tick: whoever has stayed too long leaves, and whoever asked for it. */
    void tick() {
        limits.linkDeath().tick(world, players).forEach(this::leave);
        limits.guests()
                .tick(world, players, output::show)
                .forEach(guest -> leave(guest, "guest.over"));
        letQuit();
    }

    /** The server ends: everybody is told, and guests are given up. */
    void announceEnd(String reason) {
        for (var player : players.all()) {
            if (player.isGuest()) Guests.giveUp(world, player.actor());
            output.show(player, Note.of("shutdown.now", Map.of("reason", reason)));
        }
    }

    /** Everybody's session ends with that message. */
    void dismissAll(String key) {
        for (var player : players.all())
            player.link().ifPresent(link -> link.loop().execute(() -> link.dismissed(key)));
    }

    /** Lets go whoever asked for it, or was made to. */
    void letQuit() {
        for (var actor : players.takeKicked()) players.get(actor.id()).ifPresent(this::kick);
        for (var actor : players.takeQuitting()) players.get(actor.id()).ifPresent(this::quit);
    }

    /** The character stays, as it does when a cable is pulled. */
    void loseLink(Player player) {
        subscriptions.forget(player.actor());
        player.disconnect(world.now());
        world.emit(player.actor().room(), new PresenceEvent.LostLink(player.actor().named()));
    }

    /** The same as {@link #leave(Player)}; its link is told that message when all is safe. */
    void leave(Player player, String key) {
        var link = player.link();
        leave(player);
        link.ifPresent(old -> dismissLater(player, old, key));
    }

    /** The character leaves the dungeon. */
    void leave(Player player) {
        if (player.isGuest()) Guests.giveUp(world, player.actor());
        players.leavesFame(player.actor());
        var stay = entering.leave(player);
        subscriptions.forget(player.actor());
        callbacks.when(() -> entering.left(stay));
    }

    private void kick(Player player) {
        var link = player.link();
        loseLink(player);
        link.ifPresent(old -> dismissLater(player, old, "session.kicked"));
    }

    /** In a fight only the session ends; the character stays and defends itself. */
    private void quit(Player player) {
        var link = player.link();
        var fighting = player.actor().combat().isFighting();
        var done = player.isGuest() ? "guest.bye" : "quit.done";
        var away = players.takeSwitching(player.actor()) ? "quit.to-account" : done;
        var key = fighting ? "quit.in-fight" : away;
        if (fighting) loseLink(player);
        else leave(player);
        link.ifPresent(old -> dismissLater(player, old, key));
    }

    private void dismissLater(Player player, Link link, String key) {
        callbacks.answer(
                player,
                () -> {
                    // Answers that waited for the same disk come first: afterwards nobody reads
                    // them.
                    output.flush();
                    link.loop().execute(() -> link.dismissed(key));
                });
    }
}
