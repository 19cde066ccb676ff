package emberdelve.server.feature.character;

import emberdelve.server.model.Preferences;
import emberdelve.server.view.View;

/** The reader's settings. */
public record SettingsView(Preferences preferences, String pronouns) implements View {}
