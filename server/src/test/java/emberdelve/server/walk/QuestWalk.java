package emberdelve.server.walk;

import emberdelve.config.content.Content;
import emberdelve.config.content.Quest;
import emberdelve.server.feature.quest.QuestLog;
import emberdelve.server.feature.quest.Quests;
import emberdelve.server.walk.Errand.Line;

import java.util.ArrayList;
import java.util.List;

/** Brings quests to their ends, each in a dungeon of its own. */
record QuestWalk(Content content, ErrandBook book, long seed) {
    /** What is missing in the book, or is in it and nowhere else: a sentence each. */
    List<String> gaps() {
        var gaps = new ArrayList<String>();
        for (var quest : content.quests().values()) {
            var walks = book.of(quest.id());
            for (var ending : quest.endings())
                if (!walks.containsKey(ending.id()))
                    gaps.add(
                            ("The quest %s has no walk to its ending %s. Write in %s, under"
                                 + " \"ending %s\", what players type to get there; README.md"
                                 + " beside it says how.")
                                    .formatted(
                                            quest.id(),
                                            ending.id(),
                                            book.file(quest.id()),
                                            ending.id()));
            for (var walk : walks.keySet())
                if (quest.ending(walk).isEmpty())
                    gaps.add("%s has no ending %s".formatted(quest.id(), walk));
        }
        return gaps;
    }

    /** The endings that one alone cannot reach, and why. */
    List<String> notAlone() {
        var named = new ArrayList<String>();
        for (var quest : content.quests().values())
            for (var walk : book.of(quest.id()).values())
                if (walk.needs() > 1)
                    named.add(quest.id() + "/" + walk.name() + ": " + walk.reason());
        return named;
    }

    /**
     * Walks to all endings.
     *
     * @param classes of those who walk, as many as have to; one for each alone
     * @return a sentence for each that was not reached
     */
    List<String> faults(List<String> classes) {
        var faults = new ArrayList<String>();
        for (var quest : content.quests().values())
            for (var walk : book.of(quest.id()).values())
                faults.addAll(faults(quest, walk, classes));
        return faults;
    }

    private List<String> faults(Quest quest, Errand walk, List<String> classes) {
        var isAlone = classes.size() == 1;
        var count = isAlone ? 1 : Math.min(classes.size(), many(quest, walk));
        var what = quest.id() + "/" + walk.name() + " by " + classes.subList(0, count);
        var party = new Party(content, seed, book, classes.subList(0, count));
        try {
            party.does(walk);
        } catch (Stranded stranded) {
            return isAlone && walk.needs() > 1
                    ? List.of()
                    : List.of(what + ": " + stranded.getMessage());
        }
        if (isAlone && walk.needs() > 1)
            return log(party, party.leader()).ending(quest.id()).isEmpty()
                    ? List.of()
                    : List.of(what + " needs one alone, though the walk says: " + walk.reason());
        return unfinished(party, quest, walk).stream().map(fault -> what + fault).toList();
    }

    /** For how many it is meant, or has to be; two of those who can come alone. */
    private static int many(Quest quest, Errand walk) {
        return Math.max(2, Math.max(quest.group(), walk.needs()));
    }

    private static List<String> unfinished(Party party, Quest quest, Errand walk) {
        var faults = new ArrayList<String>();
        for (var walker : enders(party, walk)) {
            var times = log(party, walker).counts().get(quest.id() + "/" + walk.name());
            if (times == null || times != 1)
                faults.add(
                        " is not reached: the quest is at "
                                + at(party, walker, quest)
                                + walker.remembers());
        }
        var item = quest.ending(walk.name()).flatMap(its -> its.reward().item());
        if (item.isPresent() && !party.leader().has(item.get()))
            faults.add(" does not bring " + item.get());
        for (var walker : party.walkers().subList(1, party.walkers().size()))
            if (quest.shared() && log(party, walker).ending(quest.id()).isEmpty())
                faults.add(" leaves " + walker + " behind" + walker.remembers());
        return faults;
    }

    /** The leader, and all when each of them decides. */
    private static List<Walker> enders(Party party, Errand walk) {
        var last = walk.lines().getLast();
        var isForEach = last instanceof Line.Type(var who, _) && who == Line.EACH;
        return isForEach ? party.walkers() : List.of(party.leader());
    }

    private static String at(Party party, Walker walker, Quest quest) {
        var log = log(party, walker);
        return log.stage(quest.id()).or(() -> log.ending(quest.id())).orElse(Quest.NONE);
    }

    private static QuestLog log(Party party, Walker walker) {
        return party.world().part(Quests.class).of(walker.self().id());
    }
}
