package emberdelve.server.game;

import emberdelve.config.content.Message;
import emberdelve.server.command.Looking;
import emberdelve.server.feature.fight.DeathEvent;
import emberdelve.server.feature.fight.FightEvent;
import emberdelve.server.feature.group.Groups;
import emberdelve.server.feature.item.ItemEvent;
import emberdelve.server.feature.talk.Chat;
import emberdelve.server.feature.talk.TalkEvent;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Noticed;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Outbox;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Detail;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides which of the noticed events a player is told, and which are remembered. Thread: world.
 */
final class EventRouting {
    /** After so long without stepping in, a guard's next step is told again. */
    private static final Duration STEPS_REST = Duration.ofSeconds(30);

    private final World world;
    private final Players players;
    private final Outbox outbox;
    private final Hints hints;
    private final DurabilityCallbacks callbacks;
    private final long stepsRestTicks;
    private Optional<Telling> last = Optional.empty();

    /** What a player is told of an event, and what is remembered of it. */
    private record Telling(Heard.Fact fact, RecapView.Moment moment) {}

    EventRouting(
            World world,
            Players players,
            Outbox outbox,
            Hints hints,
            DurabilityCallbacks callbacks) {
        this.world = world;
        this.players = players;
        this.outbox = outbox;
        this.hints = hints;
        this.callbacks = callbacks;
        stepsRestTicks = world.ticks(STEPS_REST);
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

    /** Tells the sums of finished rounds. Called once, at the end of a tick. */
    void endRounds() {
        for (var player : players.all()) {
            var round = player.round();
            if (round.isEmpty()) continue;
            var actor = player.actor();
            var goesOn = actor.combat().isFighting() && round.get().number() == turn(actor);
            if (goesOn) continue;
            player.setRound(Optional.empty());
            show(player, round.get().view(friends(actor)));
        }
    }

    private void hear(Player player, Noticed noticed) {
        var event = noticed.event();
        if (event instanceof TalkEvent talk)
            players.kept(Chat.class).heard(player.actor(), talk, world.now());
        var telling = telling(player, noticed);
        player.remember(telling.moment());
        if (event instanceof FightEvent.Blow blow && !isTold(player, blow, noticed)) return;
        if (event instanceof FightEvent.Guarded guarded && !isTold(player, guarded)) return;
        if (isOutcome(event)) tellBlowsOf(player, event);
        outbox.tell(player, telling.fact());
        if (hasArrived(player, event))
            show(player, Looking.room(player.actor().room(), player.actor(), players));
        hints.saw(player, event);
    }

    /** Whether the event is a result of blows, to be told after their sums. */
    private static boolean isOutcome(WorldEvent event) {
        return switch (event) {
            case FightEvent.Died _,
                    DeathEvent.Perished _,
                    DeathEvent.Fell _,
                    MoveEvent.Fled _,
                    MoveEvent.Arrived _,
                    MoveEvent.ArrivedTogether _ ->
                    true;
            default -> false;
        };
    }

    private void tellBlowsOf(Player player, WorldEvent event) {
        player.round()
                .filter(round -> round.concerns(event.actors()))
                .ifPresent(round -> {
                    player.setRound(Optional.empty());
                    show(player, round.view(friends(player.actor())));
                });
    }

    /** Readers who want less detail are told a guard's step only once, until it pauses. */
    private boolean isTold(Player player, FightEvent.Guarded guarded) {
        var isNews = player.seesStep(guarded.guard().id(), world.now(), stepsRestTicks);
        return isNews || player.actor().preferences().detail() == Detail.FULL;
    }

    private boolean isTold(Player player, FightEvent.Blow blow, Noticed noticed) {
        var actor = player.actor();
        var detail = actor.preferences().detail();
        var far = noticed.direction().isPresent();
        return switch (Attention.to(blow, detail, actor.id(), friends(actor), far)) {
            case TOLD -> true;
            case PASSED_OVER -> false;
            case COUNTED -> {
                var round = player.round().orElseGet(() -> new FightRound(turn(actor)));
                round.add(blow);
                player.setRound(Optional.of(round));
                yield false;
            }
        };
    }

    private static long turn(Actor actor) {
        return actor.room().zone().gameTurn().number();
    }

    private Set<ActorId> friends(Actor actor) {
        var group = world.part(Groups.class).of(actor);
        if (group.isEmpty()) return Set.of(actor.id());
        var friends = new HashSet<ActorId>();
        for (var member : group.get().members()) friends.add(member.id());
        return friends;
    }

    /** One and the same for all who notice an event alike, such as those in a full room. */
    private Telling telling(Player player, Noticed noticed) {
        var moment =
                new RecapView.Moment(
                        world.now(),
                        noticed.event(),
                        noticed.direction(),
                        noticed.seen(),
                        scene(player));
        if (last.isPresent() && isSame(last.get().moment(), moment)) return last.get();
        var fact =
                new Heard.Fact(moment.event(), moment.direction(), moment.seen(), moment.scene());
        var telling = new Telling(fact, moment);
        last = Optional.of(telling);
        return telling;
    }

    // The very same event, and not one that looks the same.
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(RecapView.Moment one, RecapView.Moment other) {
        return one.event() == other.event()
                && one.scene() == other.scene()
                && one.tick() == other.tick()
                && one.seen() == other.seen()
                && one.direction().equals(other.direction());
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
