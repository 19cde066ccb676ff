package emberdelve.server.game;

import emberdelve.server.admin.Network;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The bans that are in force. The world thread writes them; logins read them on any thread. */
public final class Blocklist {
    private final Clock clock;
    private volatile List<Sanction> bans = List.of();

    @Inject
    public Blocklist(Clock clock) {
        this.clock = clock;
    }

    /** Replaces all bans. */
    public void set(List<Sanction> sanctions) {
        bans = sanctions.stream().filter(sanction -> sanction.kind() == Sanction.Kind.BAN).toList();
    }

    /** The ban of that account, or of its network; a network's ban does not apply to staff. */
    public Optional<Sanction> of(long account, Role role, String place) {
        return held().filter(ban -> ban.account().filter(own -> own == account).isPresent())
                .findFirst()
                .or(() -> !role.isAtLeast(Role.HELPER) ? of(place) : Optional.empty());
    }

    /** The ban of the network of that address, or of everybody. */
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
