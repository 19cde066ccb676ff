package emberdelve.server.game;

import emberdelve.server.checkpoint.Learning;
import emberdelve.server.rule.talk.Elsewhere;

/** The parts of the game that take news from outside this world. Thread: world. */
record Outside(SettingsNews settings, Elsewhere elsewhere, Learning learning) {}
