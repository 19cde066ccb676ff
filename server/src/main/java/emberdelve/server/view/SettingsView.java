package emberdelve.server.view;

import emberdelve.server.world.actor.Preferences;

/** What the reader has set. */
public record SettingsView(Preferences preferences, String pronouns) implements View {}
