package emberdelve.server.feature.newcomer;

import emberdelve.server.text.Sheet;

import java.util.Map;

/** The pages of the tutorial's tasks, and of the milestones. */
final class NewcomerPages {
    private NewcomerPages() {}

    public static void tutorial(TutorialView view, Sheet sheet) {
        sheet.add("view.tutorial", Map.of("count", Integer.toString(view.tasks().size())));
        var number = 0;
        for (var task : view.tasks()) {
            number++;
            sheet.add(
                    task.done() ? "view.tutorial-done" : "view.tutorial-open",
                    Map.of(
                            "number", Integer.toString(number),
                            "task", sheet.words("view.tutorial-" + task.word(), Map.of())));
        }
    }

    public static void funnel(FunnelView view, Sheet sheet) {
        sheet.add("view.funnel");
        for (var line : view.lines())
            sheet.add(
                    "view.funnel-line",
                    Map.of(
                            "milestone", line.milestone(),
                            "count", Long.toString(line.count())));
    }
}
