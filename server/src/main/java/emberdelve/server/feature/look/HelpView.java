package emberdelve.server.feature.look;

import emberdelve.config.content.HelpPage;
import emberdelve.server.view.View;

/** One page of help. */
public record HelpView(HelpPage page) implements View {}
