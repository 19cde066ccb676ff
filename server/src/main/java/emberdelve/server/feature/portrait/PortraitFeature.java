package emberdelve.server.feature.portrait;

import emberdelve.server.command.Displays;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.view.Note;

import java.util.List;
import java.util.Map;

/** The feature of the sentence that others read when they look at a character. */
public final class PortraitFeature implements Feature {
    @Override
    public String name() {
        return "portrait";
    }

    @Override
    public List<String> messages() {
        return List.of("portraits");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(DescribeCommand.VERB, EraseCommand.VERB);
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new PortraitStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Portraits.class, () -> new Portraits(world));
        parts.get(Displays.class)
                .addToPeople((scene, actor) ->
                        parts.get(Portraits.class)
                                .seenBy(scene.self(), actor)
                                .map(words ->
                                        new Note(
                                                "portrait.seen",
                                                List.of(actor.named()),
                                                Map.of("words", words))));
        hooks.onErase(name -> {
            var portraits = parts.get(Portraits.class);
            return portraits.named(name).filter(portraits::wipe).isPresent();
        });
        hooks.onLeft(actor -> parts.get(Portraits.class).left(actor));
    }
}
