package emberdelve.server.text;

import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.OGRE;
import static emberdelve.server.text.Cast.POTION;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.server.feature.mail.MailEvent;
import emberdelve.server.feature.path.PathEvent;
import emberdelve.server.feature.quest.QuestEvent;
import emberdelve.server.feature.trigger.TriggerEvent;
import emberdelve.server.feature.watch.WatchEvent;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.TurnEvent;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.DeathEvent;
import emberdelve.server.rule.item.CorpseEvent;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.rule.level.LevelUp;
import emberdelve.server.rule.move.PresenceEvent;
import emberdelve.server.rule.spawn.SpawnEvent;
import emberdelve.server.view.Question;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What befalls one: levels and deaths, effects, and ways. */
final class LifeFacts {
    private LifeFacts() {}

    static List<WorldEvent> lives() {
        var lives =
                new ArrayList<WorldEvent>(
                        List.of(
                                new TurnEvent.MayAct(MIRA),
                                new LevelEvent.GainedXp(MIRA, 12, 1),
                                new LevelEvent.GainedXp(MIRA, 7, 2),
                                new LevelEvent.LearnedNothing(MIRA, KOBOLD),
                                new LevelEvent.LostXp(MIRA, 3),
                                new LevelEvent.RegainedXp(MIRA, 9),
                                new LevelEvent.RoseInLevel(MIRA, 2, true),
                                new LevelEvent.WasGivenXp(MIRA, 20),
                                new DeathEvent.Perished(MIRA, KOBOLD, 4, 0, "Lantern Yard"),
                                new DeathEvent.Perished(MIRA, MIRA, 0, 0, "Lantern Yard"),
                                new DeathEvent.Perished(MIRA, KOBOLD, 0, 9, "Lantern Yard"),
                                new DeathEvent.Perished(MIRA, KOBOLD, 4, 9, "Lantern Yard"),
                                new DeathEvent.Fell(MIRA, KOBOLD, 4, 130),
                                new DeathEvent.Fell(MIRA, MIRA, 1, 0),
                                new DeathEvent.Woke(MIRA),
                                new MailEvent.GotMail(MIRA, TOLO),
                                new WatchEvent(
                                        "watch.came",
                                        Map.of("who", "Tolo", "room", "lantern-yard/yard")),
                                new WatchEvent("watch.left", Map.of("who", "Tolo")),
                                new WatchEvent(
                                        "watch.died",
                                        Map.of("who", "Tolo", "killer", "kobold", "room", "pit")),
                                new WatchEvent(
                                        "watch.minted", Map.of("reason", "loot", "amount", "7")),
                                new WatchEvent(
                                        "watch.destroyed", Map.of("reason", "fee", "amount", "7")),
                                new WatchEvent(
                                        "watch.deed",
                                        Map.of(
                                                "audit", "7",
                                                "who", "Sable",
                                                "deed", "kick",
                                                "target", "Tolo",
                                                "detail", "rude")),
                                new WatchEvent(
                                        "watch.chat",
                                        Map.of("who", "Tolo", "channel", "chat", "words", "Hi")),
                                new CorpseEvent.Decayed("kobold"),
                                new CorpseEvent.LostXp(MIRA, 9, "Crawl"),
                                new CorpseEvent.FellIn(MIRA, 9),
                                new PresenceEvent.CameOnline(MIRA),
                                new PresenceEvent.CameOnlineTogether(List.of(MIRA, TOLO)),
                                new PresenceEvent.CameOnlineTogether(List.of(SABLE, MIRA, TOLO)),
                                new PresenceEvent.WentOffline(MIRA),
                                new PresenceEvent.LostLink(MIRA),
                                new PresenceEvent.RegainedLink(MIRA)));
        for (var how : LevelUp.values()) lives.add(new LevelEvent.Improved(MIRA, how));
        return lives;
    }

    static List<WorldEvent> magics() {
        return List.of(
                new EffectEvent.Used(MIRA, "drinks", new Pile(POTION, 1)),
                new EffectEvent.Shared(MIRA, TOLO, new Pile(POTION, 1)),
                new EffectEvent.Healed(MIRA, 1),
                new EffectEvent.Mended(MIRA, TOLO, 1),
                bolt(MIRA, Optional.of(Condition.NEAR_DEATH)),
                bolt(KOBOLD, Optional.of(Condition.NEAR_DEATH)),
                bolt(KOBOLD, Optional.empty()),
                new EffectEvent.Shaken(KOBOLD, 1),
                new EffectEvent.Did(MIRA, "lays hands", EffectEvent.Reach.ONE),
                new EffectEvent.WentOff(MIRA, "falling stone", Optional.empty()),
                new EffectEvent.WentOff(MIRA, "venom", Optional.of(Trigger.When.WOUND)),
                new EffectEvent.WentOff(MIRA, "spite", Optional.of(Trigger.When.STRUCK)),
                new EffectEvent.WentOff(MIRA, "hunger", Optional.of(Trigger.When.KILL)),
                new EffectEvent.Interrupted(KOBOLD),
                new EffectEvent.Taunted(KOBOLD, TOLO),
                new PathEvent.Took(MIRA, "wall"),
                new PathEvent.MayChoose(MIRA),
                new QuestEvent.Began(MIRA, "The Tub", "Look for it."),
                new QuestEvent.WentOn(MIRA, "The Tub", "It is found."),
                new QuestEvent.ThingsGone(MIRA, "The Tub", new Pile(POTION, 2)),
                new QuestEvent.Ended(MIRA, "the-tub", "left", "The Tub", "It was left."),
                new TriggerEvent.Said(KOBOLD, "Not you."),
                new TriggerEvent.Voiced("The mason", "Nine of them."),
                new TriggerEvent.Emoted(KOBOLD, "counts its fingers.", Optional.empty()),
                new TriggerEvent.Shown("Dust falls.", Optional.empty()),
                new TriggerEvent.Shown(
                        "Dust falls on Mira.",
                        Optional.of(new TriggerEvent.Own(MIRA, "Dust falls on you."))),
                new TriggerEvent.Told(MIRA, "It is oily."),
                new TriggerEvent.Busy(MIRA),
                new TriggerEvent.NoLongerSo(MIRA),
                new TriggerEvent.WantsThing(MIRA, "silver thimble"),
                new TriggerEvent.WantsGold(MIRA, 40),
                new TriggerEvent.WantsFreeGold(MIRA, 3, 8),
                new TriggerEvent.WantsRoom(MIRA),
                new TriggerEvent.DoorMoved("iron door", Step.Act.OPEN),
                new TriggerEvent.DoorMoved("iron door", Step.Act.CLOSE),
                new TriggerEvent.DoorMoved("iron door", Step.Act.LOCK),
                new TriggerEvent.DoorMoved("iron door", Step.Act.UNLOCK),
                new TriggerEvent.Asked(
                        MIRA,
                        "Hot or cold?",
                        new Question(
                                "question.trigger",
                                Map.of("words", "Hot or cold?"),
                                List.of(),
                                Optional.empty())),
                new EffectEvent.Beset(MIRA, Effect.PassingMind.CONFUSED, 10),
                new EffectEvent.Beset(KOBOLD, Effect.PassingMind.ASLEEP, 10),
                new EffectEvent.Beset(MIRA, Effect.PassingMind.AFRAID, 10),
                new EffectEvent.Beset(KOBOLD, Effect.PassingMind.CHARMED, 10),
                new EffectEvent.Beset(KOBOLD, Effect.PassingMind.CONFUSED, 10),
                new EffectEvent.Beset(MIRA, Effect.PassingMind.ASLEEP, 10),
                new EffectEvent.Beset(KOBOLD, Effect.PassingMind.AFRAID, 10),
                new EffectEvent.Beset(MIRA, Effect.PassingMind.CHARMED, 10),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.CONFUSED),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.ASLEEP),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.AFRAID),
                new EffectEvent.Resisted(OGRE, Effect.PassingMind.CHARMED),
                new EffectEvent.Befell(MIRA, "hasted"),
                new EffectEvent.Passed(MIRA, "hasted"),
                new EffectEvent.Wasted(MIRA, "poisoned", "burns", 2),
                new EffectEvent.Dazed(MIRA),
                new EffectEvent.Staggered(MIRA),
                new TurnEvent.CameToSenses(MIRA));
    }

    private static EffectEvent.Harmed bolt(Named target, Optional<Condition> after) {
        return new EffectEvent.Harmed(target, "scroll of lightning bolt", "strikes", 18, after);
    }

    static List<WorldEvent> movements() {
        var movements =
                new ArrayList<WorldEvent>(
                        List.of(
                                new MoveEvent.Arrived(MIRA, Optional.empty()),
                                new MoveEvent.Fled(MIRA, Direction.UP),
                                new MoveEvent.Flinched(MIRA, 30),
                                new MoveEvent.OpenedDoor(MIRA, "iron door"),
                                new MoveEvent.ClosedDoor(MIRA, "iron door"),
                                new MoveEvent.UnlockedDoor(MIRA, "iron door"),
                                new MoveEvent.LockedDoor(MIRA, "iron door"),
                                new MoveEvent.FellShut("iron door"),
                                new MoveEvent.Recalled(MIRA),
                                new MoveEvent.Distracted(MIRA),
                                new MoveEvent.Appeared(KOBOLD),
                                new MoveEvent.Vanished(KOBOLD),
                                new MoveEvent.Vanished(MIRA, MoveEvent.Vanished.Means.HOME),
                                new MoveEvent.Vanished(MIRA, MoveEvent.Vanished.Means.PLACE),
                                new SpawnEvent.Robbed(KOBOLD, MIRA, 12),
                                new SpawnEvent.GotAway(KOBOLD, 12),
                                new SpawnEvent.Recovered(KOBOLD, 1),
                                new SpawnEvent.CameBy(KOBOLD)));
        for (var why : MoveEvent.Halted.Why.values())
            movements.add(new MoveEvent.Halted(MIRA, why));
        for (var direction : Direction.values()) {
            movements.add(new MoveEvent.Went(MIRA, direction));
            movements.add(new MoveEvent.Arrived(MIRA, Optional.of(direction)));
            movements.add(new MoveEvent.WentTogether(List.of(MIRA, TOLO), direction));
            movements.add(new MoveEvent.ArrivedTogether(List.of(MIRA, TOLO), direction));
        }
        return movements;
    }
}
