package emberdelve.server.game;

import emberdelve.config.content.Message;
import emberdelve.server.command.Looking;
import emberdelve.server.command.Tutor;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Noticed;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.item.ItemEvent;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.rule.talk.Chat;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.view.Asks;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The routing of noticed events to players: decides which of them each is told, and keeps them for
 * {@code recap}. Thread: world.
 */
final class EventRouting {
    private final World world;
    private final Borders borders;
    private final Players players;
    private final Outbox outbox;
    private final Tutor tutor;
    private final DurabilityCallbacks callbacks;
    private final FightTelling fights;
    private Optional<Telling> last = Optional.empty();

    /** The telling of an event to a player, and what is remembered of it. */
    private record Telling(Heard.Fact fact, RecapView.Moment moment) {
        // The same object is meant, not an equal one.
        @SuppressWarnings("ReferenceEquality")
        boolean isOf(Noticed noticed, Map<String, Message> scene, long tick) {
            return moment.event() == noticed.event()
                    && moment.scene() == scene
                    && moment.tick() == tick
                    && moment.seen() == noticed.seen()
                    && moment.direction().equals(noticed.direction());
        }
    }

    EventRouting(World world, Players players, Outbox outbox, DurabilityCallbacks callbacks) {
        this.world = world;
        borders = new Borders(world);
        this.players = players;
        this.outbox = outbox;
        tutor = world.part(Tutor.class);
        this.callbacks = callbacks;
        fights = new FightTelling(world, players, outbox);
    }

    void hear(Noticed noticed) {
        players.get(noticed.reader().id())
                .ifPresent(player -> {
                    if (isOwnDealing(noticed))
                        callbacks.answer(player, () -> hear(player, noticed));
                    else hear(player, noticed);
                });
    }

    /** Trades and deposits are told only when they are safe on disk. */
    private static boolean isOwnDealing(Noticed noticed) {
        return noticed.event() instanceof ItemEvent.Dealing dealing
                && dealing.actor().id().equals(noticed.reader().id());
    }

    /** Tells the results of what players did between two ticks. */
    void endDeeds() {
        fights.tellDeeds();
    }

    /** Tells the sums of fights that are due. Called once, at the end of a tick. */
    void endRounds() {
        fights.tellWhatIsDue();
    }

    private void hear(Player player, Noticed noticed) {
        var event = noticed.event();
        // Who has stepped over into another world arrives there.
        if (event instanceof MoveEvent && !borders.hold(player.actor().room().id())) return;
        if (event instanceof TalkEvent talk)
            players.service(Chat.class).heard(player.actor(), talk, world.now());
        var telling = telling(player, noticed);
        player.recollection().add(telling.moment());
        if (!fights.isTold(player, noticed)) {
            // What is learned from a kill does not wait for the end of the fight.
            if (event instanceof LevelEvent.GainedXp) tutor.saw(players, player.actor(), event);
            return;
        }
        if (event instanceof Asks asked) show(player, asked.question());
        else outbox.tell(player, telling.fact());
        if (hasArrived(player, event)) show(player, entered(player.actor()));
        tutor.saw(players, player.actor(), event);
    }

    private RoomView entered(Actor actor) {
        var room = Looking.room(actor.room(), actor, players);
        var isBrief = actor.preferences().isBrief();
        return isBrief && world.hooks().knowsRoom(actor) ? room.brief() : room;
    }

    /**
     * The telling of the event: the same object for all who notice it alike, such as those in a
     * full room.
     */
    private Telling telling(Player player, Noticed noticed) {
        var scene = scene(player);
        if (last.isPresent() && last.get().isOf(noticed, scene, world.now())) return last.get();
        var moment =
                new RecapView.Moment(
                        world.now(), noticed.event(), noticed.direction(), noticed.seen(), scene);
        var fact =
                new Heard.Fact(moment.event(), moment.direction(), moment.seen(), moment.scene());
        var telling = new Telling(fact, moment);
        last = Optional.of(telling);
        return telling;
    }

    private static Map<String, Message> scene(Player player) {
        return player.actor().room().zone().template().messages();
    }

    private static boolean hasArrived(Player reader, WorldEvent event) {
        return event instanceof MoveEvent.Arrived(var who, _)
                && who.id().equals(reader.actor().id());
    }

    private void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }
}
