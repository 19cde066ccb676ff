package emberdelve.server.model;

import emberdelve.config.content.Feat.Measure;

import java.util.List;

/** An event that counts towards what characters are known for. */
public interface Achievement extends WorldEvent {
    /** The kinds of deeds that it is one more of, the rarer first. */
    List<Measure> measures();

    /** The characters whose it is: those of whom the event tells. */
    default List<ActorId> achievers() {
        return actors().stream().map(Named::id).toList();
    }
}
