package emberdelve.server.game;

import emberdelve.server.world.World;
import emberdelve.server.world.event.Life;

/** How players leave, and what becomes of their characters. Thread: world. */
final class Departures {
    private final World world;
    private final Players players;
    private final Doorway doorway;
    private final Coach coach;
    private final Feeds feeds;
    private final Pledges pledges;
    private final Runnable flush;

    /**
     * @param flush hands over all that was told
     */
    Departures(
            World world,
            Players players,
            Doorway doorway,
            Coach coach,
            Feeds feeds,
            Pledges pledges,
            Runnable flush) {
        this.world = world;
        this.players = players;
        this.doorway = doorway;
        this.coach = coach;
        this.feeds = feeds;
        this.pledges = pledges;
        this.flush = flush;
    }

    /** Lets go whoever asked for it, or was made to. */
    void letQuit() {
        for (var actor : players.takeKicked()) players.get(actor.id()).ifPresent(this::kick);
        for (var actor : players.takeQuitting()) players.get(actor.id()).ifPresent(this::quit);
    }

    /** The character stays, as it does when a cable is pulled. */
    void loseLink(Player player) {
        feeds.forget(player.actor());
        player.disconnect(world.now());
        world.emit(player.actor().room(), new Life.LostLink(player.actor().named()));
    }

    /** The same as {@link #leave(Player)}; its link is told that message when all is safe. */
    void leave(Player player, String key) {
        var link = player.link();
        leave(player);
        link.ifPresent(old -> dismissLater(player, old, key));
    }

    /** The character leaves the dungeon. */
    void leave(Player player) {
        if (Guests.isGuest(player)) Guests.giveUp(world, player.actor());
        players.leavesFame(player.actor());
        var stay = doorway.leave(player);
        coach.forget(player.actor());
        feeds.forget(player.actor());
        pledges.when(() -> doorway.left(stay));
    }

    private void kick(Player player) {
        var link = player.link();
        loseLink(player);
        link.ifPresent(old -> dismissLater(player, old, "session.kicked"));
    }

    /** In a fight only the session ends; the character stays and defends itself. */
    private void quit(Player player) {
        var link = player.link();
        var fighting = player.actor().fray().isFighting();
        var done = Guests.isGuest(player) ? "guest.bye" : "quit.done";
        var away = players.takeSwitching(player.actor()) ? "quit.to-account" : done;
        var key = fighting ? "quit.in-fight" : away;
        if (fighting) loseLink(player);
        else leave(player);
        link.ifPresent(old -> dismissLater(player, old, key));
    }

    private void dismissLater(Player player, Link link, String key) {
        pledges.answer(player, () -> {
            // Answers that waited for the same disk come first: afterwards nobody reads them.
            flush.run();
            link.loop().execute(() -> link.dismissed(key));
        });
    }
}
