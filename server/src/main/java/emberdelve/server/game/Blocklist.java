package emberdelve.server.game;

import emberdelve.server.admin.Network;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who may not come in, as the world said last. The world writes it; logins read it, on whatever
 * thread.
 */
public final class Blocklist {
    private final Clock clock;
    private volatile List<Sanction> bans = List.of();

    @Inject
    public Blocklist(Clock clock) {
        this.clock = clock;
    }

    /** Takes over those that hold now. */
    public void set(List<Sanction> sanctions) {
        bans = sanctions.stream().filter(sanction -> sanction.kind() == Sanction.Kind.BAN).toList();
    }

    /** The ban of that account, or of the network it comes from; the latter is not for staff. */
    public Optional<Sanction> of(long account, Role role, String place) {
        return held().filter(ban -> ban.account().filter(own -> own == account).isPresent())
                .findFirst()
                .or(() -> !role.isAtLeast(Role.HELPER) ? of(place) : Optional.empty());
    }

    /** The ban of the network that this is in, or of all. */
    public Optional<Sanction> of(String place) {
        var network = Network.of(place);
        return held().filter(ban -> ban.account().isEmpty())
                .filter(ban -> ban.isForAll() || network.filter(ban.name()::equals).isPresent())
                .findFirst();
    }

    private Stream<Sanction> held() {
        var now = clock.instant().getEpochSecond();
        return bans.stream().filter(ban -> !ban.isOver(now));
    }
}
