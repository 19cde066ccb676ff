package emberdelve.server.feature.watch;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Words;

import java.util.List;

/** Events that staff watch as they happen. */
public final class WatchFeature implements Feature {
    @Override
    public String name() {
        return "watch";
    }

    @Override
    public List<String> messages() {
        return List.of("watch");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(WatchCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(WatchEvent.class, WatchWords::tell));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Watches.class, () -> new Watches(world));
        hooks.onEntered(actor -> parts.get(Watches.class).came(actor));
        hooks.onLeft(actor -> parts.get(Watches.class).left(actor));
        hooks.onKilled(kill -> parts.get(Watches.class).killed(kill));
        hooks.onStaffDeed(deed -> parts.get(Watches.class).did(deed));
        hooks.onHappened(event -> parts.get(Watches.class).happened(event));
        parts.get(Ledger.class)
                .onGold((reason, amount) -> parts.get(Watches.class).gold(reason, amount));
    }
}
