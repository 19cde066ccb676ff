package emberdelve.server.rule.talk;

import emberdelve.server.command.Abroad;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words of a player for one in another world. That world looks whether the listener hears it,
 * and answers with an {@link Answer}.
 *
 * @param from the world of the speaker
 * @param account the account of the speaker
 */
record FarTell(int from, long account, TalkEvent.Told told) {
    static final Dispatch<FarTell> DISPATCH = new Dispatch<>(FarTell.class, FarTell::arrive);

    /**
     * The answer for the speaker.
     *
     * @param told what the listener was told; empty when it was refused
     */
    record Answer(ActorId speaker, Optional<TalkEvent.Told> told, List<Note> notes) {
        static final Dispatch<Answer> DISPATCH = new Dispatch<>(Answer.class, Answer::arrive);

        private static void arrive(World world, Directory directory, Answer answer) {
            world.population()
                    .find(answer.speaker)
                    .ifPresent(speaker -> {
                        answer.told.ifPresent(told -> world.tell(speaker, told));
                        for (var note : answer.notes) directory.show(speaker, note);
                    });
        }
    }

    /** Tells somebody in another world something, if the speaker may talk. */
    static Reply tell(Scene scene, Abroad.Person listener, String words) {
        var told = new TalkEvent.Told(scene.self().named(), listener.named(), words);
        var here = scene.directory().abroad().here();
        var message = new FarTell(here, scene.account(), told);
        return ChatRateLimit.speak(
                scene,
                () -> {
                    scene.directory().abroad().send(listener.world(), message);
                    return Reply.NOTHING;
                });
    }

    private static void arrive(World world, Directory directory, FarTell it) {
        directory.abroad().send(it.from, it.heard(world, directory));
    }

    private Answer heard(World world, Directory directory) {
        var listener = told.listener();
        var actor = world.population().find(listener.id());
        if (actor.isEmpty()) return refused(Note.of("tell.nobody", Map.of("who", listener.name())));
        if (actor.get().ignores(account)) return refused(Note.of("tell.ignored", listener));
        if (directory.of(actor.get()).filter(each -> each.linkDead()).isPresent())
            return refused(Note.of("tell.link-dead", listener));
        world.tell(actor.get(), told);
        directory.told(actor.get(), told.speaker().id());
        var away =
                directory
                        .service(Chat.class)
                        .away(actor.get())
                        .map(words -> TellCommand.away(listener, words));
        return new Answer(told.speaker().id(), Optional.of(told), away.stream().toList());
    }

    private Answer refused(Note why) {
        return new Answer(told.speaker().id(), Optional.empty(), List.of(why));
    }
}
