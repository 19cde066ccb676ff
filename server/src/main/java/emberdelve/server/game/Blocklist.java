package emberdelve.server.game;

import emberdelve.server.admin.AddressRange;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The bans that are in force. The thread of the capital writes them; logins read them on any
 * thread.
 */
public final class Blocklist {
    private final Clock clock;
    private final List<Consumer<Set<Long>>> listeners = new CopyOnWriteArrayList<>();
    private volatile List<Held> bans = List.of();

    /**
     * A ban with the addresses that it shuts out; {@code range} is empty when it bans an account,
     * or everybody.
     */
    private record Held(Sanction ban, Optional<AddressRange> range) {
        boolean concerns(Optional<AddressRange> address) {
            return ban.isForAll()
                    || (range.isPresent() && address.filter(range.get()::holds).isPresent());
        }
    }

    @Inject
    public Blocklist(Clock clock) {
        this.clock = clock;
    }

    /** Replaces all bans. */
    public void set(List<Sanction> sanctions) {
        bans =
                sanctions.stream()
                        .filter(sanction -> sanction.kind() == Sanction.Kind.BAN)
                        .map(ban ->
                                new Held(
                                        ban,
                                        ban.account().isPresent()
                                                ? Optional.empty()
                                                : AddressRange.read(ban.name())))
                        .toList();
        for (var listener : listeners) listener.accept(accounts());
    }

    /**
     * Registers a listener, which is given the banned accounts now and after every change. Thread:
     * any now, and the world's after a change.
     */
    public void listen(Consumer<Set<Long>> listener) {
        listeners.add(listener);
        listener.accept(accounts());
    }

    /** The accounts that are banned now. */
    public Set<Long> accounts() {
        return held().flatMap(each -> each.ban().account().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * The ban of that account, or of the address it comes from; staff are not shut out by an
     * address.
     */
    public Optional<Sanction> of(long account, Role role, String place) {
        return held().map(Held::ban)
                .filter(ban -> ban.account().filter(own -> own == account).isPresent())
                .findFirst()
                .or(() -> !role.isAtLeast(Role.HELPER) ? of(place) : Optional.empty());
    }

    /** The ban of that address, of a range that contains it, or of everybody. */
    public Optional<Sanction> of(String place) {
        var address = AddressRange.address(place);
        return held().filter(each -> each.concerns(address)).map(Held::ban).findFirst();
    }

    private Stream<Held> held() {
        var now = clock.instant().getEpochSecond();
        return bans.stream().filter(each -> !each.ban().isOver(now));
    }
}
