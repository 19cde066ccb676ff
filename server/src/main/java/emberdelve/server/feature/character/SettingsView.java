package emberdelve.server.feature.character;

import emberdelve.server.model.Preferences;
import emberdelve.server.view.View;

/** What the reader has set. */
public record SettingsView(Preferences preferences, String pronouns) implements View {}
