package emberdelve.server.rule.group;

import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Invitations to groups that wait for an answer: at most one for each guest. Thread: world. */
final class OpenInvitations {
    private final World world;
    private final Map<Actor, Invitation> open = new HashMap<>();

    OpenInvitations(World world) {
        this.world = world;
    }

    private record Invitation(Actor host, long sentTick) {}

    /** Keeps an invitation, in the place of an earlier one to the guest. */
    void send(Actor host, Actor guest) {
        open.put(guest, new Invitation(host, world.now()));
    }

    /** The host who waits for the guest's answer; empty when nobody waits, or no longer. */
    Optional<Actor> host(Actor guest) {
        return waiting(guest).map(Invitation::host);
    }

    /** The tick of the invitation that waits for the guest's answer; empty when none does. */
    OptionalLong sentTick(Actor guest) {
        return waiting(guest).stream().mapToLong(Invitation::sentTick).findFirst();
    }

    void answered(Actor guest) {
        open.remove(guest);
    }

    /** Forgets what was sent by and to an actor who leaves the dungeon. */
    void forget(Actor actor) {
        open.remove(actor);
        open.values().removeIf(invitation -> invitation.host() == actor);
    }

    private Optional<Invitation> waiting(Actor guest) {
        var lasts = world.ticks(world.rules().limits().invitationLasts());
        return Optional.ofNullable(open.get(guest))
                .filter(invitation -> invitation.sentTick() + lasts >= world.now());
    }
}
