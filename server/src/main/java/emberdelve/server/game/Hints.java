package emberdelve.server.game;

import emberdelve.server.feature.newcomer.Funnel;
import emberdelve.server.feature.newcomer.Lesson;
import emberdelve.server.feature.newcomer.Milestone;
import emberdelve.server.feature.newcomer.Tutorial;
import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;

/**
 * The hints for newcomers: sets them their tasks, marks them done, and gives hints. Thread: world.
 */
final class Hints {
    /** The most times that one hint is shown. */
    static final int SAME_HINT_MAX = 3;

    private final Outbox outbox;
    private final Funnel funnel;

    Hints(Outbox outbox, Funnel funnel) {
        this.outbox = outbox;
        this.funnel = funnel;
    }

    /** Tells a newcomer the first task, or the tasks that remain. */
    void welcome(Player player) {
        var tutorial = tutorial(player.actor());
        if (tutorial.isOn()) tutorial.next().ifPresent(task -> set(player, task));
    }

    /** Checks lessons against a view that the player was shown. */
    void answered(Player player, View view) {
        Lesson.from(view).ifPresent(lesson -> learned(player, lesson));
    }

    /** Checks lessons against an event that the character noticed. */
    void saw(Player player, WorldEvent event) {
        var self = player.actor().id();
        if (event instanceof LevelEvent.RoseInLevel(var who, var level, var earned)
                && earned
                && level == 2
                && who.id().equals(self)) funnel.reached(Milestone.REACHED_LEVEL_TWO, who.name());
        Lesson.wantedBy(event, self)
                .filter(lesson -> lesson != Lesson.LOOT || isLootHere(player))
                .ifPresent(lesson -> hint(player, lesson));
        Lesson.from(event, self).ifPresent(lesson -> learned(player, lesson));
    }

    private void learned(Player player, Lesson lesson) {
        var actor = player.actor();
        var before = tutorial(actor);
        if (before.isDone(lesson)) return;
        actor.setPreferences(
                actor.preferences().withSettings(before.settings().withLearned(lesson.word())));
        if (!Lesson.TASKS.contains(lesson)) return;
        if (before.level() == 1) funnel.reached(Milestone.of(lesson), actor.name());
        if (before.isOn()) done(player, lesson);
    }

    private void done(Player player, Lesson task) {
        show(player, Note.of("tutorial.done", Map.of("number", number(task))));
        tutorial(player.actor())
                .next()
                .ifPresentOrElse(
                        next -> set(player, next), () -> show(player, Note.of("tutorial.over")));
    }

    private void set(Player player, Lesson task) {
        show(
                player,
                Note.of(
                        "tutorial.task-" + task.word(),
                        Map.of(
                                "number", number(task),
                                "count", Integer.toString(Lesson.TASKS.size()))));
    }

    private void hint(Player player, Lesson lesson) {
        var actor = player.actor();
        var settings = actor.preferences().settings();
        if (!settings.hints() || settings.learned().contains(lesson.word())) return;
        if (player.countHint(lesson) <= SAME_HINT_MAX)
            show(player, Note.of("hint." + lesson.word()));
    }

    private static boolean isLootHere(Player player) {
        return player.actor().room().corpses().stream().anyMatch(corpse -> !corpse.isEmpty());
    }

    private static Tutorial tutorial(Actor actor) {
        return new Tutorial(actor.preferences().settings(), actor.progress().level());
    }

    private static String number(Lesson task) {
        return Integer.toString(Lesson.TASKS.indexOf(task) + 1);
    }

    private void show(Player player, View view) {
        outbox.show(player, List.of(view));
    }
}
