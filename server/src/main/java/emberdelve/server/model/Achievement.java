package emberdelve.server.model;

import emberdelve.config.content.Feat.Measure;

import java.util.List;

/** An event that counts towards what characters are known for. */
public interface Achievement extends WorldEvent {
    /** The measures that the event raises by one, those of rarer deeds first. */
    List<Measure> measures();

    /** The characters for whom it counts: those of whom the event tells. */
    default List<ActorId> achievers() {
        return actors().stream().map(Named::id).toList();
    }
}
