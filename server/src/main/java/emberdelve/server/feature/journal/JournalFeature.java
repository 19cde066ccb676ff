package emberdelve.server.feature.journal;

import emberdelve.server.command.Verb;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.feature.group.KillShares;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.stored.Stored;

import java.util.List;

/** What each character has learned of each kind of monster. */
public final class JournalFeature implements Feature {
    @Override
    public String name() {
        return "journal";
    }

    @Override
    public List<String> messages() {
        return List.of("journal");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(JournalCommand.VERB);
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        JournalData.JOURNAL,
                        (world, actor, _) -> JournalCommand.view(world, actor)));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new JournalStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Journals.class,
                () -> new Journals(world, parts.get(Delves.class), parts.get(KillShares.class)));
        hooks.onKilled(kill -> parts.get(Journals.class).killed(kill));
        hooks.onLeft(actor -> parts.get(Journals.class).left(actor));
        hooks.onSum(sum -> sum.add(parts.get(Journals.class).notes()));
    }
}
