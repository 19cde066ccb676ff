package emberdelve.server.feature.newcomer;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code tutorial}: the tasks for newcomers, and which are done. */
record TutorialCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "tu*torial").listedAfter("unalias").alone(TutorialCommand::new);

    @Override
    public Reply run(Scene scene) {
        var self = scene.self();
        var tutorial = new Tutorial(self.preferences().settings(), self.progress().level());
        return Reply.of(
                new TutorialView(
                        Lesson.TASKS.stream()
                                .map(task ->
                                        new TutorialView.Task(task.word(), tutorial.isDone(task)))
                                .toList()));
    }
}
