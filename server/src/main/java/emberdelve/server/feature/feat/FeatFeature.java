package emberdelve.server.feature.feat;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.atlas.Atlas;
import emberdelve.server.feature.delve.DelveEvent;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.feature.duel.DuelEvent;
import emberdelve.server.feature.group.KillShares;
import emberdelve.server.feature.journal.Journals;
import emberdelve.server.feature.lantern.LanternEvent;
import emberdelve.server.feature.quest.QuestEvent;
import emberdelve.server.feature.quest.Quests;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** What characters are known for, and the titles that go with it. */
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
                                new FeatMeasures(
                                        world,
                                        parts.get(Journals.class),
                                        parts.get(Atlas.class),
                                        parts.get(Quests.class)),
                                parts.get(Delves.class),
                                parts.get(KillShares.class)));
        hooks.onReloaded(_ -> parts.get(Feats.class).reloaded());
        hooks.onKilled(kill -> parts.get(Feats.class).killed(kill));
        hooks.onFell((character, _) -> {
            if (character.isPresent()) parts.get(Feats.class).did(character, Measure.DEATHS);
        });
        hooks.onCameIn(character -> parts.get(Feats.class).cameIn(character));
        hooks.onHappened(event -> happened(event, world, parts.get(Feats.class)));
        hooks.onLeft(actor -> parts.get(Feats.class).left(actor));
        hooks.onSum(sum -> sum.add(parts.get(Feats.class).notes()));
    }

    private static void happened(WorldEvent event, World world, Feats feats) {
        switch (event) {
            case DelveEvent.Won won ->
                    world.population().find(won.actor().id()).ifPresent(feats::won);
            case DuelEvent.Won(_, var winners) -> {
                for (var winner : winners) did(winner, Measure.DUELS, world, feats);
            }
            case LanternEvent.Lit lit -> did(lit.actor().id(), Measure.LANTERNS, world, feats);
            case QuestEvent.Ended ended -> ended(ended, world, feats);
            default -> {}
        }
    }

    private static void ended(QuestEvent.Ended ended, World world, Feats feats) {
        world.population().find(ended.actor().id()).ifPresent(feats::ended);
    }

    private static void did(ActorId who, Measure what, World world, Feats feats) {
        world.population().find(who).ifPresent(character -> feats.did(character, what));
    }
}
