package emberdelve.server.game;

import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.Actor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A character that has left for another world, and is not known to have arrived. Thread: world. */
final class Crossing {
    final Actor actor;
    final Player player;
    final long number;
    final int to;

    /** The inputs of its player that were not carried out here. */
    final List<Input> typed;

    private final Input.Baggage baggage;
    private Input.Enter enter;

    /** The link of its player; empty when there is none any more. */
    Optional<Link> link;

    /** Whether the link's session is in the dungeon already, and need not be let in. */
    private boolean isEntered = true;

    /** Whether all of it is on the disk. */
    boolean isSafe;

    /** Whether nothing more that its player typed is on the way here. */
    boolean isHeld;

    /** The news that the other world was told; empty until then. */
    Optional<Input.Arrive> told = Optional.empty();

    /** The tick at which the other world was told last, or the link asked. */
    long lastTick;

    Crossing(Player player, long number, int to, Input.Baggage baggage, long now) {
        this.player = player;
        this.number = number;
        this.to = to;
        this.baggage = baggage;
        actor = player.actor();
        enter =
                new Input.Enter(
                        player.linkId(),
                        player.role(),
                        Entering.accountOf(actor),
                        actor.id().value());
        link = player.link();
        isHeld = link.isEmpty();
        typed = new ArrayList<>(baggage.waiting());
        lastTick = now;
    }

    /** Takes another link of a player who has just asked to be let in. */
    void takenOver(Input.Enter by, Link other) {
        enter = by;
        link = Optional.of(other);
        isEntered = false;
    }

    /** The news for the other world. */
    Input.Arrive arrival(int from, LinkId id) {
        return new Input.Arrive(
                from,
                number,
                new Input.Enter(
                        id, enter.role(), enter.accountId(), enter.characterId(), enter.read()),
                isEntered,
                baggage.with(typed));
    }
}
