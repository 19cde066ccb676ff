package emberdelve.server.view;

import emberdelve.config.content.HelpPage;

/** One page of help. */
public record HelpView(HelpPage page) implements View {}
