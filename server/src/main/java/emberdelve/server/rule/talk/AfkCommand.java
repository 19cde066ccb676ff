package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.sanction.Silence;

import java.util.Optional;

/**
 * {@code afk}, {@code afk WORDS}: marks the player as away until the next command, such as {@code
 * afk} once more or {@code afk off}. A player who tells something to the absent one is told so.
 */
record AfkCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "af*k").inOwnWords().optionalText(AfkCommand::new);

    @Override
    public boolean mindsAbsence() {
        return true;
    }

    @Override
    public Reply run(Scene scene) {
        var comesBack = words.isEmpty() || words.equalsIgnoreCase("off");
        if (comesBack && scene.directory().service(Chat.class).isBack(scene.self()))
            return Reply.note("afk.over");
        if (words.equalsIgnoreCase("off")) return Reply.note("afk.here");
        var silence = words.isEmpty() ? Optional.<Reply>empty() : Silence.of(scene);
        if (silence.isPresent()) return silence.get();
        scene.directory().service(Chat.class).leave(scene.self(), words, scene.world().now());
        return Reply.note("afk.begun");
    }
}
