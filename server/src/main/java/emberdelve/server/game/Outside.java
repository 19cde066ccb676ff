package emberdelve.server.game;

import emberdelve.server.rule.talk.Elsewhere;

/** The parts of the game that take news from outside the dungeon. Thread: world. */
record Outside(SettingsNews settings, Elsewhere elsewhere) {}
