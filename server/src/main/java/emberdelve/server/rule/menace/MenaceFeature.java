package emberdelve.server.rule.menace;

import emberdelve.server.command.Verb;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Words;

import java.util.List;

/**
 * The feature of menaces: what monsters show that they are about to do, and what one does about it.
 */
public final class MenaceFeature implements Feature {
    @Override
    public String name() {
        return "menace";
    }

    @Override
    public List<String> messages() {
        return List.of("menaces");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(StanceCommand.BRACE, StanceCommand.DODGE);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(MenaceEvent.class, MenaceWords::tell));
    }
}
