package emberdelve.server.feature.trace;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Page;

import java.util.List;

/** The feature of the lives of things, which staff read. */
public final class TraceFeature implements Feature {
    @Override
    public String name() {
        return "trace";
    }

    @Override
    public List<String> messages() {
        return List.of("trace");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(TraceCommand.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(TraceView.class, TracePage::write));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new LifeStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        var lives = new Lives(world);
        parts.offer(Lives.class, () -> lives);
        world.changes().watchItems(lives);
        hooks.onTimeIs(lives::timeIs);
        // No part of the world's sum: like the audit, lives tell also what was taken back.
    }
}
