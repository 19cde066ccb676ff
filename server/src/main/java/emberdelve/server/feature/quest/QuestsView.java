package emberdelve.server.feature.quest;

import emberdelve.config.content.Quest;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.ArrayList;
import java.util.List;

/** The reader's quests: those that are open, then those that have ended. */
public record QuestsView(List<Line> lines) implements DataView {
    /**
     * @param state {@code open} or {@code ended}
     * @param stage the id of the stage or of the ending
     * @param journal the text of the journal
     */
    public record Line(
            String id,
            String name,
            String giver,
            int level,
            int group,
            String state,
            String stage,
            String journal) {}

    static QuestsView of(World world, Actor self) {
        var log = world.part(Quests.class).of(self.id());
        var lines = new ArrayList<Line>();
        var all = world.part(Quests.class).all();
        for (var quest : all)
            log.stage(quest.id())
                    .flatMap(quest::stage)
                    .ifPresent(its -> lines.add(line(quest, "open", its.id(), its.journal())));
        for (var quest : all) {
            if (log.stage(quest.id()).isPresent()) continue;
            log.ending(quest.id())
                    .flatMap(quest::ending)
                    .ifPresent(its -> lines.add(line(quest, "ended", its.id(), its.journal())));
        }
        return new QuestsView(List.copyOf(lines));
    }

    private static Line line(Quest quest, String state, String stage, String journal) {
        return new Line(
                quest.id(),
                quest.name(),
                quest.giver(),
                quest.level(),
                quest.group(),
                state,
                stage,
                journal);
    }

    List<Line> json() {
        return lines;
    }
}
