package emberdelve.server.feature.hire;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.text.Page;

import java.util.List;

/** Hirelings, and the orders of their hirers to them. */
public final class HireFeature implements Feature {
    @Override
    public String name() {
        return "hire";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(HireCommand.VERB, OrderCommand.VERB);
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(HiresView.class, HiresPage::write));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Hirelings.class,
                () ->
                        new Hirelings(
                                world, parts.get(Following.class), parts.get(MonsterMaker.class)));
        hooks.onGoesAlong(actor -> parts.get(Hirelings.class).with(actor));
        hooks.onLeaving(actor -> parts.get(Hirelings.class).forget(actor));
    }
}
