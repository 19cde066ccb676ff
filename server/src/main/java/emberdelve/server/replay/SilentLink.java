package emberdelve.server.replay;

import emberdelve.server.game.Batch;
import emberdelve.server.game.Link;
import emberdelve.server.world.actor.ActorId;
import java.util.concurrent.Executor;

/** Whoever once read along; nobody does now. */
record SilentLink(int number, String from) implements Link {
    @Override
    public Executor loop() {
        return Runnable::run;
    }

    @Override
    public void hear(Batch batch) {}

    @Override
    public void entered(ActorId character) {}

    @Override
    public void dismissed(String key) {}
}
