package emberdelve.server.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The kinds of invitations that features have added. Thread: world. */
public final class Invitations {
    private final List<Invitation> kinds = new ArrayList<>();

    public void add(Invitation kind) {
        kinds.add(kind);
    }

    /** The kind that the word means. */
    public Optional<Invitation> kind(String word) {
        return kinds.stream().filter(kind -> kind.word().equalsIgnoreCase(word)).findFirst();
    }

    /** The kind of the newest invitation; of two in one tick, the kind that was added later. */
    public Optional<Invitation> newest(Scene scene) {
        return kinds.stream()
                .filter(kind -> askedTick(kind, scene) >= 0)
                .reduce((one, other) ->
                        askedTick(one, scene) > askedTick(other, scene) ? one : other);
    }

    private static long askedTick(Invitation kind, Scene scene) {
        return kind.askedTick(scene.world(), scene.self()).orElse(-1);
    }
}
