package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.command.Titles;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Measures;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Achievement;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.group.KillShares;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of feats, for which characters are known, and of the titles that go with them. */
public final class FeatFeature implements Feature {
    @Override
    public String name() {
        return "feat";
    }

    @Override
    public List<String> messages() {
        return List.of("feats");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(FeatsCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(FeatEvent.class, FeatWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new FeatStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Feats.class,
                () ->
                        new Feats(
                                world,
                                new FeatMeasures(world, parts.get(Measures.class)),
                                parts.get(KillShares.class)));
        parts.get(Titles.class)
                .add(
                        (who, title) -> parts.get(Feats.class).isUnearned(who, title),
                        "feat.not-yours");
        parts.get(Measures.class)
                .knownFor((who, feat) -> parts.get(Feats.class).hasEarned(who, feat));
        hooks.onReloaded(_ -> parts.get(Feats.class).reloaded());
        hooks.onKilled(kill -> parts.get(Feats.class).killed(kill));
        hooks.onFell((character, _) -> {
            if (character.isPresent()) parts.get(Feats.class).did(character, Measure.DEATHS);
        });
        hooks.onCameIn(character -> parts.get(Feats.class).cameIn(character));
        hooks.onHappened(event -> {
            if (event instanceof Achievement its) achieved(its, world, parts.get(Feats.class));
        });
        hooks.onLeft(actor -> parts.get(Feats.class).left(actor));
        hooks.onSum(sum -> sum.add(parts.get(Feats.class).notes()));
    }

    private static void achieved(Achievement its, World world, Feats feats) {
        for (var who : its.achievers())
            world.population()
                    .find(who)
                    .ifPresent(character -> {
                        for (var measure : its.measures()) feats.did(character, measure);
                    });
    }
}
