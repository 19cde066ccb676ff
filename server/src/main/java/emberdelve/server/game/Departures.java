package emberdelve.server.game;

import emberdelve.server.kernel.World;
import emberdelve.server.link.Link;
import emberdelve.server.link.Withheld;
import emberdelve.server.rule.move.PresenceEvent;
import emberdelve.server.view.Note;

import java.util.Map;
import java.util.Optional;

/** The departures of players, who leave the dungeon or only lose their link. Thread: world. */
final class Departures {
    private final World world;
    private final Players players;
    private final Entering entering;
    private final GmcpSubscriptions subscriptions;
    private final DurabilityCallbacks callbacks;
    private final Output output;
    private StayLimits limits;

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

    /** Lets guests stay so long from now on, those who are here included. */
    void guestsStay(Guests guests) {
        limits = new StayLimits(limits.linkDeath(), guests);
    }

    /** Each tick: lets go the players who asked to leave or have stayed too long. */
    void tick() {
        limits.linkDeath().tick(world, players).forEach(this::leave);
        limits.guests()
                .tick(world, players, output::show)
                .forEach(guest -> leave(guest, "guest.over"));
        letQuit();
    }

    /** Tells all players that the server stops, and deletes the characters of guests. */
    void announceEnd(String reason) {
        for (var player : players.all()) {
            if (player.isGuest()) Guests.giveUp(world, player.actor());
            output.show(player, Note.of("shutdown.now", Map.of("reason", reason)));
        }
    }

    /**
     * Ends the sessions of all players.
     *
     * @param withheld the players whose deeds are not stored; empty when no deeds are stored at all
     */
    void dismissAll(Optional<Withheld> withheld) {
        for (var player : players.all()) {
            var id = player.actor().id().value();
            var isSafe = withheld.filter(but -> !but.isFrom(id)).isPresent();
            var key = isSafe ? "session.server-down" : "session.server-down-unsaved";
            player.link().ifPresent(link -> link.loop().execute(() -> link.dismissed(key)));
        }
    }

    /** Lets go the players who asked to leave, or whom staff kicked. */
    void letQuit() {
        for (var actor : players.takeKicked()) players.get(actor.id()).ifPresent(this::kick);
        for (var actor : players.takeQuitting()) players.get(actor.id()).ifPresent(this::quit);
    }

    /** Ends the link but leaves the character, as a broken connection does. */
    void loseLink(Player player) {
        players.newcomers().introduce(player.actor().id());
        subscriptions.forget(player.actor());
        player.disconnect(world.now());
        world.emit(player.actor().room(), new PresenceEvent.LostLink(player.actor().named()));
    }

    /**
     * Does what {@link #leave(Player)} does; ends the link with that message when all is safe on
     * disk.
     */
    void leave(Player player, String key) {
        var link = player.link();
        leave(player);
        link.ifPresent(old -> dismissLater(player, old, key));
    }

    /** Takes the character out of the dungeon. */
    void leave(Player player) {
        if (player.isGuest()) Guests.giveUp(world, player.actor());
        else if (player.isLinkDead()) players.recollections().keep(player, world.now());
        players.leavesFame(player.actor());
        var stay = entering.leave(player);
        subscriptions.forget(player.actor());
        callbacks.when(player.actor(), () -> entering.left(stay));
    }

    private void kick(Player player) {
        var link = player.link();
        loseLink(player);
        link.ifPresent(old -> dismissLater(player, old, "session.kicked"));
    }

    /**
     * Lets a player quit; in a fight only the session ends: the character stays and defends itself.
     */
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
        callbacks.answer(player, () -> dismiss(link, key), () -> dismiss(link, "quit.unsafe"));
    }

    private void dismiss(Link link, String key) {
        // Show answers that waited for the disk first: after the link ends, nobody reads them.
        output.flush();
        link.loop().execute(() -> link.dismissed(key));
    }
}
