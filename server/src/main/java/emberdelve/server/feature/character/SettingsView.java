package emberdelve.server.feature.character;

import emberdelve.server.model.Preferences;
import emberdelve.server.view.View;

/**
 * The reader's settings.
 *
 * @param page whether everybody may read of the character on a page
 */
public record SettingsView(Preferences preferences, String pronouns, boolean page)
        implements View {}
