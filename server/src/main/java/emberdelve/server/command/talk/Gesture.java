package emberdelve.server.command.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.world.actor.Named;
import emberdelve.server.world.event.Talk;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code smile}, {@code smile mira}, {@code smile at mira}, {@code smile me}: one of the socials
 * that content knows.
 *
 * @param whom empty for nobody in particular
 */
public record Gesture(String social, String whom) implements Command.Free {
    private static final Pattern LITTLE_WORD =
            Pattern.compile("^(at|to|with|before)\\s+", Pattern.CASE_INSENSITIVE);

    @Override
    public Reply run(Scene scene) {
        if (whom.isEmpty()) return show(scene, Optional.empty());
        var name = LITTLE_WORD.matcher(whom).replaceFirst("");
        return scene.somebody(name)
                .map(target -> show(scene, Optional.of(target.named())))
                .orElse(Reply.note("target.not-here", Map.of("what", name)));
    }

    private Reply show(Scene scene, Optional<Named> target) {
        return Breathing.speak(scene, () -> {
            scene.emit(new Talk.Gestured(scene.self().named(), target, social));
            return Reply.NOTHING;
        });
    }
}
