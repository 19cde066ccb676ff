package emberdelve.server.game;

import emberdelve.server.admin.Funnel;
import emberdelve.server.admin.Milestone;
import emberdelve.server.command.Greetings;
import emberdelve.server.command.Looking;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.rule.writing.Writings;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.List;

/** The arrivals of players, and what they are told first. Thread: world. */
final class Arrivals {
    private final World world;
    private final Players players;
    private final Gates gates;
    private final GmcpSubscriptions subscriptions;
    private final StaffDesk officials;
    private final Outbox outbox;
    private final Erasures erasures;

    Arrivals(
            World world,
            Players players,
            Gates gates,
            GmcpSubscriptions subscriptions,
            StaffDesk officials,
            Outbox outbox,
            Erasures erasures) {
        this.world = world;
        this.players = players;
        this.gates = gates;
        this.subscriptions = subscriptions;
        this.officials = officials;
        this.outbox = outbox;
        this.erasures = erasures;
    }

    /**
     * Lets a player enter; one who returns after a lost link is told what the character noticed.
     */
    void enter(Input.Enter input) {
        var link = outbox.take(input.link());
        if (isClosed(input.accountId(), link)) return;
        if (gates.crossings().takesOver(input, link)) return;
        gates.entering().enter(input, link).ifPresent(this::welcome);
    }

    void loaded(Input.Loaded input) {
        gates.entering()
                .loaded(input)
                .ifPresent(came -> {
                    var from = came.crossing();
                    if (from.filter(Input.Arrive::isEntered).isEmpty()) welcome(came.player());
                    from.ifPresent(way -> gates.crossings().goOnWith(came.player(), way));
                });
    }

    void notLoaded(long characterId) {
        gates.entering().notLoaded(characterId);
    }

    void create(Input.Create input) {
        var link = outbox.take(input.link());
        if (isClosed(input.accountId(), link)) return;
        var newcomer = gates.entering().create(input, link);
        welcome(newcomer);
        players.service(Funnel.class).reached(Milestone.ENTERED, newcomer.actor().name());
        players.newcomers().isNew(newcomer.actor());
    }

    /** Whether nobody comes in by the account; its link is ended then. */
    private boolean isClosed(long account, Link link) {
        var closed = erasures.closed(account);
        closed.ifPresent(key -> link.loop().execute(() -> link.dismissed(key)));
        return closed.isPresent();
    }

    private void welcome(Player player) {
        var actor = player.actor();
        subscriptions.forget(actor);
        player.link().ifPresent(link -> link.loop().execute(() -> link.entered(actor.id())));
        outbox.show(player, world.part(Writings.class).resumed(actor));
        show(player, Looking.room(actor.room(), actor, players));
        officials.remind(player);
        if (actor.progress().choicesLeft() > 0) show(player, Note.of("levelup.waits"));
        for (var line : world.part(Greetings.class).of(actor)) show(player, line);
        player.takeMissed().ifPresent(view -> show(player, view));
    }

    private void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }
}
