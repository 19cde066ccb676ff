package emberdelve.server.feature.journal;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Measures;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.rule.group.KillShares;
import emberdelve.server.stored.Stored;

import java.util.List;
import java.util.function.ToLongFunction;

/** The feature of the journal: what each character has learned of each kind of monster. */
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
        parts.offer(Journals.class, () -> new Journals(world, parts.get(KillShares.class)));
        var measures = parts.get(Measures.class);
        measures.add(
                Measure.KILLS,
                (who, of) -> {
                    var journal = parts.get(Journals.class).of(who.id());
                    return of.map(kind -> journal.of(kind).kills()).orElse(journal.kills());
                });
        measures.add(Measure.SHARED_KILLS, (who, _) -> sum(parts, who, JournalEntry::shared));
        measures.add(Measure.KINDS, (who, _) -> sum(parts, who, each -> each.kills() > 0 ? 1 : 0));
        hooks.onKilled(kill -> parts.get(Journals.class).killed(kill));
        hooks.onLeft(actor -> parts.get(Journals.class).left(actor));
        hooks.onSum(sum -> sum.add(parts.get(Journals.class).notes()));
    }

    /** The sum of {@code count} over the entries of all kinds. */
    private static long sum(Parts parts, Actor who, ToLongFunction<JournalEntry> count) {
        var journal = parts.get(Journals.class).of(who.id());
        return journal.entries().values().stream().mapToLong(count).sum();
    }
}
