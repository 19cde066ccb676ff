package emberdelve.server.game;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Presence;
import emberdelve.server.game.Loading.Arrival;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.view.RecapView;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A player's character in the dungeon and the link to its player. Thread: world. */
final class Player {
    /** The time without a blow after which the next one begins a fight. */
    private static final Duration PEACE = Duration.ofSeconds(10);

    private final Actor actor;
    private Role role;
    private @Nullable LinkQueue queue;
    private LinkId linkId;
    private final long cameTick;
    private long linkLostTick;
    private OptionalLong blowTick = OptionalLong.empty();
    private final Recollection recollection;
    private Optional<RecapView> missed = Optional.empty();

    // Most players meet no guard and are near no fight: these are made when needed.
    private Map<ActorId, Long> steps = Map.of();
    private Optional<FightGist> gist = Optional.empty();
    private Optional<FightRound> round = Optional.empty();

    private Optional<Batch.Self> told = Optional.empty();

    /** The members of staff who read along. */
    private List<Player> readers = List.of();

    /**
     * @param recollection what the character remembers of before
     */
    Player(
            Actor actor,
            Role role,
            LinkId linkId,
            Link link,
            long cameTick,
            Recollection recollection) {
        this.actor = actor;
        this.recollection = recollection;
        this.role = role;
        stand();
        this.queue = new LinkQueue(link, this);
        this.linkId = linkId;
        this.cameTick = cameTick;
        beginVisit();
    }

    /** A player who comes in, with what the character remembers if its link was lost. */
    static Player comingIn(Actor actor, Arrival arrival, Recollections left, World world) {
        var now = world.now();
        var before = left.take(actor.id(), now);
        var player =
                new Player(
                        actor,
                        arrival.enter().role(),
                        arrival.enter().link(),
                        arrival.link(),
                        now,
                        before.orElseGet(() -> recollection(arrival, now)));
        if (before.isPresent()) player.returns(arrival.enter().read(), world);
        return player;
    }

    private static Recollection recollection(Arrival arrival, long now) {
        var anew = new Recollection(now);
        arrival.crossing().ifPresent(from -> anew.goOnFrom(from.baggage().moment()));
        return anew;
    }

    /** What the client of the last visit wanted is nothing to that of this one. */
    private void beginVisit() {
        actor.setPreferences(actor.preferences().withScreenReaderForVisit(false));
    }

    /** The moments that the character noticed lately. */
    Recollection recollection() {
        return recollection;
    }

    /**
     * Notes that the player is back, who has read all up to the moment with that number.
     *
     * @param read empty where nobody knows
     */
    private void returns(Optional<Long> read, World world) {
        // A page keeps them to be scrolled back to; elsewhere, or aloud, so many would be a flood.
        var isScrolled = read.isPresent() && !actor.preferences().screenReader();
        var most = isScrolled ? RecapView.MISSED_MAX : RecapView.MOMENTS_MAX;
        var second = world.ticks(Duration.ofSeconds(1));
        missed = Optional.of(recollection.missed(actor.id(), read, most, world.now(), second));
        recollection.linkRegained();
    }

    /** Takes the account of what the player missed before this link; it is told once. */
    Optional<RecapView> takeMissed() {
        var taken = missed;
        missed = Optional.empty();
        return taken;
    }

    /**
     * Notes that the player sees the guard step in; answers whether it is the first time for {@code
     * restTicks}.
     */
    boolean seesStep(ActorId guard, long now, long restTicks) {
        if (steps.isEmpty()) steps = new HashMap<>();
        var last = steps.put(guard, now);
        steps.values().removeIf(tick -> now - tick > restTicks);
        return last == null || now - last > restTicks;
    }

    /**
     * Whether the event is the first blow by or at the character after a while: the beginning of a
     * fight is told at once, and not in a sum.
     */
    boolean isOpening(WorldEvent event, World world) {
        var concerns =
                event instanceof FightEvent.Blow blow
                        && blow.actors().stream().anyMatch(each -> each.id().equals(actor.id()));
        if (!concerns) return false;
        var last = blowTick;
        blowTick = OptionalLong.of(world.now());
        return last.isEmpty() || world.now() - last.getAsLong() > world.ticks(PEACE);
    }

    /** Notes that the character still fights: its next blow begins no other fight. */
    void fightsOn(World world) {
        var begun =
                blowTick.isPresent() && world.now() - blowTick.getAsLong() <= world.ticks(PEACE);
        if (begun) blowTick = OptionalLong.of(world.now());
    }

    /**
     * Takes the state to be told now; answers the object that was told last, if it equals this one.
     */
    Batch.Self told(Batch.Self now) {
        if (told.isPresent() && told.get().equals(now)) return told.get();
        told = Optional.of(now);
        return now;
    }

    List<Player> readers() {
        return readers;
    }

    void setReaders(List<Player> now) {
        readers = List.copyOf(now);
    }

    /** Whether the player is a guest. */
    boolean isGuest() {
        return role == Role.GUEST;
    }

    /** The round that is being summed up for this player, if any. */
    Optional<FightRound> round() {
        return round;
    }

    void setRound(Optional<FightRound> now) {
        round = now;
    }

    /** The gist of a fight that the player has not been told yet. */
    FightGist gist() {
        if (gist.isEmpty()) gist = Optional.of(new FightGist());
        return gist.get();
    }

    /** Whether {@link #gist} was ever asked for, so that something may be in it. */
    boolean hasGist() {
        return gist.isPresent();
    }

    Actor actor() {
        return actor;
    }

    Role role() {
        return role;
    }

    void setRole(Role newRole) {
        role = newRole;
        stand();
        if (!role.isAtLeast(Role.HELPER)) actor.setInvisible(false);
    }

    /** Tells the character what follows from the role. */
    private void stand() {
        actor.setRanked(role.isRanked());
        actor.setStanding(role.height());
    }

    Optional<Link> link() {
        return queue().map(LinkQueue::link);
    }

    /** The queue for what the player is told, while there is a link. */
    Optional<LinkQueue> queue() {
        return Optional.ofNullable(queue);
    }

    /** The tick at which the character came into the dungeon. */
    long cameTick() {
        return cameTick;
    }

    /** The player comes by another link, in the place of the one that there was, if there was. */
    void takenOver(Input.Enter input, Link newLink, World world) {
        if (isLinkDead() || input.read().isPresent()) returns(input.read(), world);
        queue = new LinkQueue(newLink, this);
        setRole(input.role());
        linkId = input.link();
        beginVisit();
    }

    void disconnect(long tick) {
        queue = null;
        linkLostTick = tick;
        recollection.linkLost(tick);
    }

    /** The id by which the player's link came in. */
    LinkId linkId() {
        return linkId;
    }

    /** Whether that link is the one that the player has now. */
    boolean isAt(LinkId id) {
        return !isLinkDead() && linkId.equals(id);
    }

    boolean isLinkDead() {
        return queue == null;
    }

    /** The tick at which the link was lost; undefined while there is a link. */
    long linkLostTick() {
        return linkLostTick;
    }

    Presence presence() {
        return new Presence(actor, role, isLinkDead() ? "" : from(), isLinkDead());
    }

    String from() {
        return linkId.from();
    }
}
