package emberdelve.server.feature;

import emberdelve.db.world.Tables;
import emberdelve.server.feature.atlas.AtlasFeature;
import emberdelve.server.feature.build.BuildFeature;
import emberdelve.server.feature.character.CharacterFeature;
import emberdelve.server.feature.common.CommonFeature;
import emberdelve.server.feature.delve.DelveFeature;
import emberdelve.server.feature.dice.DiceFeature;
import emberdelve.server.feature.duel.DuelFeature;
import emberdelve.server.feature.fame.FameFeature;
import emberdelve.server.feature.feat.FeatFeature;
import emberdelve.server.feature.guide.GuideFeature;
import emberdelve.server.feature.hire.HireFeature;
import emberdelve.server.feature.journal.JournalFeature;
import emberdelve.server.feature.lantern.LanternFeature;
import emberdelve.server.feature.lodging.LodgingFeature;
import emberdelve.server.feature.look.LookFeature;
import emberdelve.server.feature.mail.MailFeature;
import emberdelve.server.feature.naming.NamingFeature;
import emberdelve.server.feature.newcomer.NewcomerFeature;
import emberdelve.server.feature.path.PathFeature;
import emberdelve.server.feature.person.PersonFeature;
import emberdelve.server.feature.portrait.PortraitFeature;
import emberdelve.server.feature.profile.ProfileFeature;
import emberdelve.server.feature.quest.QuestFeature;
import emberdelve.server.feature.reload.ReloadFeature;
import emberdelve.server.feature.rumour.RumourFeature;
import emberdelve.server.feature.sky.SkyFeature;
import emberdelve.server.feature.smith.SmithFeature;
import emberdelve.server.feature.social.SocialFeature;
import emberdelve.server.feature.staff.StaffFeature;
import emberdelve.server.feature.stone.StoneFeature;
import emberdelve.server.feature.trace.TraceFeature;
import emberdelve.server.feature.trigger.TriggerFeature;
import emberdelve.server.feature.wall.WallFeature;
import emberdelve.server.feature.watch.WatchFeature;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.effect.EffectFeature;
import emberdelve.server.rule.fight.FightFeature;
import emberdelve.server.rule.group.GroupFeature;
import emberdelve.server.rule.item.ItemFeature;
import emberdelve.server.rule.level.LevelFeature;
import emberdelve.server.rule.menace.MenaceFeature;
import emberdelve.server.rule.move.MoveFeature;
import emberdelve.server.rule.sanction.SanctionFeature;
import emberdelve.server.rule.spawn.SpawnFeature;
import emberdelve.server.rule.talk.TalkFeature;
import emberdelve.server.rule.turn.TurnFeature;
import emberdelve.server.rule.writing.WritingFeature;

import java.util.List;

/** The features of this server. */
public final class Features {
    /**
     * The features, in the order in which {@code commands} lists their verbs within a kind, and in
     * which their hooks are called: replays depend on it.
     */
    public static final List<Feature> ALL =
            List.of(
                    new CommonFeature(),
                    new LookFeature(),
                    new MoveFeature(),
                    new ItemFeature(),
                    new TalkFeature(),
                    new MailFeature(),
                    new SpawnFeature(),
                    new SanctionFeature(),
                    new FightFeature(),
                    new GroupFeature(),
                    new TurnFeature(),
                    new HireFeature(),
                    new DuelFeature(),
                    new EffectFeature(),
                    new MenaceFeature(),
                    new FameFeature(),
                    new DelveFeature(),
                    new LevelFeature(),
                    new PathFeature(),
                    new CharacterFeature(),
                    new NewcomerFeature(),
                    new SocialFeature(),
                    new StaffFeature(),
                    new AtlasFeature(),
                    new JournalFeature(),
                    new LanternFeature(),
                    new FeatFeature(),
                    new WallFeature(),
                    new RumourFeature(),
                    new SmithFeature(),
                    new GuideFeature(),
                    new StoneFeature(),
                    new LodgingFeature(),
                    new DiceFeature(),
                    new PersonFeature(),
                    new PortraitFeature(),
                    new QuestFeature(),
                    new TriggerFeature(),
                    new BuildFeature(),
                    new ReloadFeature(),
                    new SkyFeature(),
                    new WritingFeature(),
                    new WatchFeature(),
                    new NamingFeature(),
                    new TraceFeature(),
                    new ProfileFeature());

    /** The registry, made once: it is immutable, and has thousands of messages to look through. */
    private static final Registry REGISTRY = Registry.of(ALL);

    private Features() {}

    /** The tables of a database for these features. */
    public static Tables tables() {
        return registry().stored().tables();
    }

    /** The registry of what all features offer. */
    public static Registry registry() {
        return REGISTRY;
    }
}
