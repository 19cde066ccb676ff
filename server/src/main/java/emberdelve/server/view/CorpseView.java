package emberdelve.server.view;

import java.util.List;

/** What is in a corpse. */
public record CorpseView(String of, List<Things> things, long gold) implements View {}
