package emberdelve.server.feature.item;

import emberdelve.server.view.Things;
import emberdelve.server.view.View;

import java.util.List;

/** The items and gold in a corpse. */
public record CorpseView(String of, List<Things> things, long gold) implements View {}
