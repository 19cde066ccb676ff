package emberdelve.server.game;

import jakarta.inject.Inject;
import jakarta.inject.Provider;

/** The game's showcase, for those who show it. */
record ShowcaseOfGame(Game game) implements Provider<Showcase> {
    @Inject
    ShowcaseOfGame {}

    @Override
    public Showcase get() {
        return game.showcase();
    }
}
