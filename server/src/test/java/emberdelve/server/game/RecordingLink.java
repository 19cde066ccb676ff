package emberdelve.server.game;

import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Link;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** A link that keeps what its player is told: the keys of messages, the names of events. */
final class RecordingLink implements Link {
    /** Everything, in its order, the dismissal included. */
    final List<String> read = new ArrayList<>();

    final List<String> dismissed = new ArrayList<>();
    final List<Batch> batches = new ArrayList<>();

    /** What is for its player's programs. */
    final List<View> beside = new ArrayList<>();

    private final Executor loop;
    private Optional<ActorId> character = Optional.empty();

    /** Reads what it is told at once. */
    RecordingLink() {
        this(Runnable::run);
    }

    RecordingLink(Executor loop) {
        this.loop = loop;
    }

    ActorId character() {
        return character.orElseThrow();
    }

    @Override
    public Executor loop() {
        return loop;
    }

    @Override
    public void hear(Batch batch) {
        batches.add(batch);
        for (var heard : batch.heard()) {
            switch (heard) {
                case Heard.Fact fact -> read.add(fact.event().getClass().getSimpleName());
                case Heard.Shown(var view) -> {
                    if (view instanceof Note note) read.add(note.key());
                }
                case Heard.Beside(var view) -> beside.add(view);
                case Heard.Overheard _, Heard.Settled _ -> {}
            }
        }
    }

    @Override
    public void entered(ActorId who) {
        character = Optional.of(who);
    }

    @Override
    public void dismissed(String key) {
        read.add(key);
        dismissed.add(key);
    }

    @Override
    public String from() {
        return "192.0.2.7";
    }
}
