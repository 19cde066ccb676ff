package emberdelve.server.feature.newcomer;

import emberdelve.server.admin.Funnel;
import emberdelve.server.admin.Milestone;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Tutor;
import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The tutor of newcomers: sets tasks, marks those that are done, and gives hints. Thread: world.
 */
final class Hints implements Tutor {
    /** The most times that one hint is shown in one stay. */
    private static final int SAME_HINT_MAX = 3;

    /** The number of times that each hint was given, for characters in the dungeon. */
    private final Map<Actor, Map<Lesson, Integer>> given = new HashMap<>();

    /** The first task that a newcomer has not done; empty if the tutorial is off or over. */
    static Optional<Note> welcome(Actor actor) {
        var tutorial = tutorial(actor);
        return tutorial.isOn() ? tutorial.next().map(Hints::task) : Optional.empty();
    }

    @Override
    public void answered(Directory players, Actor self, View answer) {
        Lesson.from(answer).ifPresent(lesson -> learned(players, self, lesson));
    }

    @Override
    public void saw(Directory players, Actor self, WorldEvent event) {
        if (event instanceof LevelEvent.RoseInLevel(var who, var level, var earned)
                && earned
                && level == 2
                && who.id().equals(self.id())) reached(players, Milestone.REACHED_LEVEL_TWO, self);
        Lesson.wantedBy(event, self.id())
                .filter(lesson -> lesson != Lesson.LOOT || isLootHere(self))
                .ifPresent(lesson -> hint(players, self, lesson));
        Lesson.from(event, self.id()).ifPresent(lesson -> learned(players, self, lesson));
    }

    /** Forgets the hints to a character that leaves the dungeon. */
    void left(Actor actor) {
        given.remove(actor);
    }

    private static void learned(Directory players, Actor self, Lesson lesson) {
        var before = tutorial(self);
        if (before.isDone(lesson)) return;
        self.setPreferences(
                self.preferences().withSettings(before.settings().withLearned(lesson.word())));
        if (!Lesson.TASKS.contains(lesson)) return;
        if (before.level() == 1) reached(players, lesson.milestone(), self);
        if (before.isOn()) done(players, self, lesson);
    }

    private static void done(Directory players, Actor self, Lesson task) {
        players.show(self, Note.of("tutorial.done", Map.of("number", number(task))));
        players.show(self, tutorial(self).next().map(Hints::task).orElse(Note.of("tutorial.over")));
    }

    private static Note task(Lesson task) {
        return Note.of(
                "tutorial.task-" + task.word(),
                Map.of(
                        "number", number(task),
                        "count", Integer.toString(Lesson.TASKS.size())));
    }

    private void hint(Directory players, Actor self, Lesson lesson) {
        var settings = self.preferences().settings();
        if (!settings.hints() || settings.learned().contains(lesson.word())) return;
        var times =
                given.computeIfAbsent(self, _ -> new EnumMap<>(Lesson.class))
                        .merge(lesson, 1, Integer::sum);
        if (times <= SAME_HINT_MAX) players.show(self, Note.of("hint." + lesson.word()));
    }

    private static void reached(Directory players, Milestone milestone, Actor self) {
        players.service(Funnel.class).reached(milestone, self.name());
    }

    private static boolean isLootHere(Actor self) {
        return self.room().corpses().stream().anyMatch(corpse -> !corpse.isEmpty());
    }

    private static Tutorial tutorial(Actor actor) {
        return new Tutorial(actor.preferences().settings(), actor.progress().level());
    }

    private static String number(Lesson task) {
        return Integer.toString(Lesson.TASKS.indexOf(task) + 1);
    }
}
