package emberdelve.server.feature.smith;

import emberdelve.server.command.Verb;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of the smith: weapons, shields and armour are improved for gold, and edges honed. */
public final class SmithFeature implements Feature {
    @Override
    public String name() {
        return "smith";
    }

    @Override
    public List<String> messages() {
        return List.of("smith");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(ImproveCommand.VERB, HoneCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(SmithEvent.class, SmithWords::tell));
    }
}
