package emberdelve.server.replay;

import emberdelve.server.link.Batch;
import emberdelve.server.link.Link;
import emberdelve.server.model.ActorId;

import java.util.concurrent.Executor;

/** The link of somebody who once read along; nobody does now. */
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
