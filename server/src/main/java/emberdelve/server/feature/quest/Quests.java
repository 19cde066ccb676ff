package emberdelve.server.feature.quest;

import emberdelve.config.content.Quest;
import emberdelve.server.kernel.QuestCourse;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Marks;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.item.Gifts;
import emberdelve.server.rule.level.Kills;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The progress of all characters with their quests (docs/rules.md R19). Thread: world. */
public final class Quests implements QuestCourse {
    private final World world;
    private final Groups groups;
    private final Kills kills;
    private final Gifts gifts;
    private final QuestThings things;
    private final Marks<QuestLog> marks;

    /** The log of every character that has had no quest. */
    private final QuestLog none = new QuestLog();

    /** The number of changes since the server started. */
    private long notes;

    /** The logs, which are only looked up, never run through: their order means nothing. */
    private final Map<ActorId, QuestLog> logs = new HashMap<>();

    Quests(World world, Groups groups, Kills kills, Gifts gifts, QuestThings things) {
        this.world = world;
        this.groups = groups;
        this.kills = kills;
        this.gifts = gifts;
        this.things = things;
        marks = world.changes().of(QuestLog.class);
    }

    /** Takes over a stored log, without marking it as changed. */
    void restore(ActorId character, QuestLog log) {
        logs.put(character, log);
    }

    /** The log of the character, perhaps empty. */
    public QuestLog of(ActorId character) {
        return logs.getOrDefault(character, none);
    }

    private QuestLog toWrite(ActorId character) {
        return logs.computeIfAbsent(character, _ -> new QuestLog());
    }

    /** All quests of the content, in the order of their ids. */
    Collection<Quest> all() {
        return world.content().quests().values();
    }

    /** The character's progress with the quest: a place in {@link Quest#words}. */
    @Override
    public int progress(Actor who, String id) {
        var quest = world.content().quests().get(id);
        if (quest == null) return 0;
        var log = of(who.id());
        var word = log.stage(id).or(() -> mayHave(log, quest) ? Optional.empty() : log.ending(id));
        return word.map(its -> Math.max(0, quest.words().indexOf(its))).orElse(0);
    }

    /**
     * Whether the quest can begin for the character: it has never ended, or can be had once more by
     * now.
     */
    private boolean mayHave(QuestLog log, Quest quest) {
        var ended = log.endedTick(quest.id());
        if (ended.isEmpty()) return true;
        return quest.again()
                .map(again -> ended.get() + world.ticks(again) <= world.now())
                .orElse(false);
    }

    /**
     * Brings the quest further for the character; if it is shared, for all of the group who are in
     * the room.
     */
    @Override
    public void advance(Actor self, String id, String word) {
        var quest = world.content().quests().get(id);
        if (quest == null) return;
        for (var each : sharers(self, quest)) bring(each, quest, word);
    }

    /**
     * Brings the quest further for several characters that have done something together: for those
     * who have the quest, or in whose group somebody here has it; for all of them if there is no
     * such character (docs/rules.md R19.6).
     */
    @Override
    public void advance(List<Actor> all, String id, String word) {
        var quest = world.content().quests().get(id);
        if (quest == null) return;
        var having = all.stream().filter(each -> isShared(each, quest)).toList();
        for (var each : having.isEmpty() ? all : having) advance(each, id, word);
    }

    private boolean isShared(Actor self, Quest quest) {
        return sharers(self, quest).stream()
                .anyMatch(each -> of(each.id()).stage(quest.id()).isPresent());
    }

    @Override
    public void decide(Actor self, String id, String word, Predicate<Actor> decides) {
        var quest = world.content().quests().get(id);
        if (quest == null) return;
        var stage = of(self.id()).stage(id);
        for (var each : sharers(self, quest)) {
            var follows = of(each.id()).stage(id).equals(stage) && !decides.test(each);
            if (each == self || quest.stage(word).isPresent() || follows) bring(each, quest, word);
        }
    }

    private void bring(Actor who, Quest quest, String word) {
        quest.stage(word).ifPresent(its -> reach(who, quest, its));
        quest.ending(word).ifPresent(its -> end(who, quest, its));
    }

    /**
     * The members of the character's group who are in the room if the quest is shared; else the
     * character alone.
     */
    private List<Actor> sharers(Actor self, Quest quest) {
        if (!quest.shared()) return List.of(self);
        return groups.companionsOf(self).stream()
                .filter(each -> each == self || (each.isCharacter() && each.isPresent()))
                .filter(each -> each.room() == self.room())
                .toList();
    }

    private void reach(Actor who, Quest quest, Quest.Stage stage) {
        var log = of(who.id());
        var before = log.stage(quest.id());
        if (before.isEmpty() && !mayHave(log, quest)) return;
        var isFurther =
                before.map(its -> place(quest, its) < place(quest, stage.id())).orElse(true);
        if (!isFurther) return;
        toWrite(who.id()).reach(quest.id(), stage.id());
        changed(who);
        var named = who.named();
        world.tell(
                who,
                before.isEmpty()
                        ? new QuestEvent.Began(named, quest.name(), stage.journal())
                        : new QuestEvent.WentOn(named, quest.name(), stage.journal()));
    }

    private static int place(Quest quest, String word) {
        return quest.words().indexOf(word);
    }

    /** Ends the quest, if the character has it, and gives the reward. */
    private void end(Actor who, Quest quest, Quest.Ending ending) {
        if (of(who.id()).stage(quest.id()).isEmpty()) return;
        toWrite(who.id()).end(quest.id(), ending.id(), world.now());
        changed(who);
        things.end(who, quest, each -> of(each.id()).stage(quest.id()).isPresent());
        var reward = ending.reward();
        var reason = "quest " + quest.id();
        gifts.giveGold(who, reward.gold(), reason);
        reward.item()
                .map(item -> world.content().items().get(item))
                .ifPresent(type -> gifts.give(who, type, /* bound= */ false, reason));
        world.tell(
                who,
                new QuestEvent.Ended(
                        who.named(), quest.id(), ending.id(), quest.name(), ending.journal()));
        kills.gain(who, reward.xp(), 1);
    }

    @Override
    public boolean isRewarded(String id, String word) {
        var quest = Optional.ofNullable(world.content().quests().get(id));
        return quest.flatMap(its -> its.ending(word))
                .map(Quest.Ending::reward)
                .filter(reward -> reward.gold() > 0 || reward.item().isPresent())
                .isPresent();
    }

    @Override
    public Optional<String> reward(Actor who, String id, String word) {
        var quest = world.content().quests().get(id);
        if (quest == null || of(who.id()).stage(id).isEmpty()) return Optional.empty();
        return quest.ending(word).flatMap(ending -> ending.reward().item());
    }

    private void changed(Actor who) {
        notes++;
        marks.changed(who.id().value(), of(who.id()));
    }

    /** Forgets a character that nobody will play again. */
    void left(Actor actor) {
        if (!actor.isCharacter()) return;
        var isOver =
                actor.fate() instanceof Fate.Fallen || actor.preferences().settings().deleted();
        if (isOver) forget(actor.id());
    }

    void forget(ActorId character) {
        if (drop(character)) marks.gone(character.value());
    }

    /** Takes out a log without marking it as gone; false if there was none. */
    boolean drop(ActorId character) {
        return logs.remove(character) != null;
    }

    long notes() {
        return notes;
    }
}
