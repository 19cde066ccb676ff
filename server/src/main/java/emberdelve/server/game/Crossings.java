package emberdelve.server.game;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.link.Ways;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.talk.Chat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;

/**
 * The crossings of characters between this world and others. A character that has stepped into a
 * room of another world leaves this one. When all of it is safe on disk, and nothing more that its
 * player typed is on the way here, the other world is told, again and again until it answers. It
 * reads the character from the store, as it reads one whose player logs in: so the store alone says
 * where a character is, and no crash can leave it in two places or in none. Thread: world.
 *
 * @see "docs/decisions/0208-a-character-crosses-by-the-store.md"
 */
final class Crossings {
    private static final Duration AGAIN = Duration.ofSeconds(1);

    private final World world;
    private final Borders borders;
    private final Players players;
    private final Entering entering;
    private final GmcpSubscriptions subscriptions;
    private final DurabilityCallbacks callbacks;
    private final Intake intake;
    private final Rejoining rejoining;
    private final Set<Actor> stepped = new LinkedHashSet<>();

    /** The last room of this world in which each character was. */
    private final Map<ActorId, Room> from = new HashMap<>();

    private final Map<ActorId, Crossing> open = new LinkedHashMap<>();

    /** The last crossing of each character that came from each other world. */
    private final Map<Origin, Long> known = new HashMap<>();

    private record Origin(ActorId character, int world) {}

    Crossings(
            World world,
            Players players,
            Entering entering,
            GmcpSubscriptions subscriptions,
            DurabilityCallbacks callbacks,
            Intake intake) {
        this.world = world;
        borders = new Borders(world);
        rejoining = new Rejoining(world);
        this.players = players;
        this.entering = entering;
        this.subscriptions = subscriptions;
        this.callbacks = callbacks;
        this.intake = intake;
        world.hooks().onCameIn(this::cameIn);
        world.hooks().onLeft(actor -> from.remove(actor.id()));
    }

    private void cameIn(Actor character) {
        if (borders.areNone()) return;
        if (borders.hold(character.room().id())) from.put(character.id(), character.room());
        else stepped.add(character);
    }

    /** The direction from which others see the character come; empty if it did not walk. */
    private Optional<Direction> cameFrom(Actor actor) {
        return Optional.ofNullable(from.get(actor.id())).stream()
                .flatMap(room -> room.ways().stream())
                .filter(way -> way.to() == actor.room())
                .map(way -> way.direction().opposite())
                .findFirst();
    }

    /** Lets go all characters that have stepped over, once what made them step is done. */
    void letCross() {
        if (stepped.isEmpty()) return;
        var all = new ArrayList<Crossing>();
        for (var actor : stepped)
            if (actor.isPresent() && !borders.hold(actor.room().id()))
                players.get(actor.id()).ifPresent(player -> all.add(crossing(player)));
        stepped.clear();
        // Each has said whom it follows by now, and nobody is told that it ends.
        for (var crossing : all) world.part(Following.class).letGo(crossing.actor);
        all.forEach(this::leave);
    }

    private Crossing crossing(Player player) {
        return new Crossing(
                player,
                world.ids().give(),
                borders.owner(player.actor().room().id()),
                baggage(player),
                world.now());
    }

    private void leave(Crossing crossing) {
        var actor = crossing.actor;
        world.part(Groups.class).crosses(actor);
        var stay = entering.crosses(crossing.player);
        subscriptions.forget(actor);
        open.put(actor.id(), crossing);
        holdTyped(crossing);
        callbacks.when(
                actor,
                () -> {
                    entering.left(stay);
                    crossing.isSafe = true;
                    goOn(crossing);
                });
    }

    private Input.Baggage baggage(Player player) {
        var actor = player.actor();
        var waiting = new ArrayList<Input>();
        for (var order : ((PlayerMind) actor.minds().own()).orders())
            if (order instanceof TypedOrder typed) typed.typed().ifPresent(waiting::add);
        return new Input.Baggage(
                cameFrom(actor),
                player.recollection().latest(),
                actor.isInvisible(),
                world.part(Following.class).leaderOf(actor).map(Actor::id),
                new Input.Baggage.Talk(
                        players.lastTeller(actor), players.service(Chat.class).away(actor)),
                subscriptions.topics(actor),
                waiting);
    }

    /** Asks the link to hold what comes from now on, and to say so behind all that came before. */
    private void holdTyped(Crossing crossing) {
        var id = crossing.actor.id();
        crossing.link.ifPresent(link ->
                run(
                        link,
                        () -> {
                            ways().hold(id);
                            ways().send(borders.here(), new Input.Held(id));
                        }));
    }

    private static void run(Link link, Runnable deed) {
        try {
            link.loop().execute(deed);
        } catch (RejectedExecutionException _) {
            // The event loop has ended, and nothing comes from it any more.
            deed.run();
        }
    }

    private Ways ways() {
        return intake.ways();
    }

    /** Keeps an input that came before the link held its inputs; it goes along. */
    void typed(ActorId character, Input input) {
        var crossing = open.get(character);
        if (crossing != null && crossing.told.isEmpty()) crossing.typed.add(input);
    }

    /** Notes that nothing more comes from the character's link. */
    void held(ActorId character) {
        var crossing = open.get(character);
        if (crossing == null || crossing.isHeld) return;
        crossing.isHeld = true;
        goOn(crossing);
    }

    /** Notes that the link is gone: the character comes in over there when its player does. */
    void lost(ActorId character, LinkId link) {
        var crossing = open.get(character);
        if (crossing == null || !crossing.player.isAt(link)) return;
        crossing.link = Optional.empty();
        held(character);
    }

    /**
     * Lets another link take the place of that of a character on its way; false if it is not on its
     * way.
     */
    boolean takesOver(Input.Enter enter, Link link) {
        var crossing = open.get(new ActorId(enter.characterId()));
        if (crossing == null) return false;
        if (crossing.told.isPresent()) {
            entering.forward(crossing.to, enter, link);
            return true;
        }
        crossing.link.ifPresent(old -> run(old, () -> old.dismissed("session.taken-over")));
        crossing.takenOver(enter, link);
        held(crossing.actor.id());
        return true;
    }

    private void goOn(Crossing crossing) {
        if (!crossing.isSafe || !crossing.isHeld || crossing.told.isPresent()) return;
        if (crossing.link.isEmpty()) {
            open.remove(crossing.actor.id());
            ways().end(crossing.actor.id(), borders.here());
            return;
        }
        crossing.told =
                Optional.of(
                        crossing.arrival(borders.here(), intake.links().add(crossing.link.get())));
        tell(crossing);
    }

    private void tell(Crossing crossing) {
        crossing.lastTick = world.now();
        ways().send(crossing.to, crossing.told.orElseThrow());
    }

    /** Tells again what was not answered. Called once a tick. */
    void tick() {
        if (open.isEmpty()) return;
        var again = world.ticks(AGAIN);
        for (var crossing : open.values()) {
            if (world.now() - crossing.lastTick < again) continue;
            crossing.lastTick = world.now();
            if (crossing.told.isPresent()) tell(crossing);
            else if (!crossing.isHeld) holdTyped(crossing);
        }
    }

    /** Notes that the other world knows of the crossing. */
    void arrived(Input.Arrived arrived) {
        var character = new ActorId(arrived.characterId());
        var crossing = open.get(character);
        if (crossing != null && crossing.number == arrived.crossing()) open.remove(character);
    }

    /** Takes a character that comes from another world, once; what comes twice is only answered. */
    void arrive(Input.Arrive input) {
        var character = new ActorId(input.enter().characterId());
        var origin = new Origin(character, input.from());
        if (known.getOrDefault(origin, 0L) < input.crossing()) {
            known.put(origin, input.crossing());
            // Its player may have come by another way meanwhile.
            if (!entering.has(character))
                entering.arrive(input, intake.links().take(input.enter().link()));
        }
        ways().send(input.from(), new Input.Arrived(input.enter().characterId(), input.crossing()));
    }

    /** Lets a character that has come from another world go on as if nothing had been. */
    void goOnWith(Player player, Input.Arrive from) {
        var baggage = from.baggage();
        var actor = player.actor();
        var waiting = baggage.waiting();
        actor.setInvisible(baggage.invisible());
        subscriptions.follow(actor, baggage.topics());
        rejoining.came(actor, baggage.leader());
        baggage.talk().teller().ifPresent(teller -> players.told(actor, teller));
        baggage.talk()
                .away()
                .ifPresent(words -> players.service(Chat.class).leave(actor, words, world.now()));
        if (from.isEntered())
            player.link()
                    .ifPresent(link ->
                            run(link, () -> ways().goOn(actor.id(), borders.here(), waiting)));
        world.emit(actor.room(), new MoveEvent.Arrived(actor.named(), baggage.cameFrom()));
        // Whoever walks in sets off what waits for that; who is invisible would be given away.
        if (baggage.cameFrom().isPresent() && !actor.isInvisible())
            world.hooks().deed(Deed.of(actor.room(), Trigger.When.ENTER, actor));
    }
}
