package emberdelve.server.model;

import emberdelve.config.content.Feat.Measure;

import java.util.List;

/** An event that counts towards what characters are known for. */
public interface Achievement extends WorldEvent {
    /** What it is one more of, the rarer first. */
    List<Measure> measures();

    /** Whose it is. */
    List<ActorId> achievers();
}
