package emberdelve.bench.play;

import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.offer.Editions;
import emberdelve.server.session.Speech;
import emberdelve.server.text.Reader;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** A bot in this process: a link that reads the same words as a terminal would show. */
final class InProcessBot implements Link {
    private final int number;
    private final Brain brain;
    private final Speech speech;
    private final Editions editions;
    private Optional<ActorId> self = Optional.empty();
    private long linesHeard;
    private boolean gone;

    InProcessBot(int number, Brain brain, Speech speech, Editions editions) {
        this.number = number;
        this.brain = brain;
        this.speech = speech;
        this.editions = editions;
    }

    Input create(String characterClass, RandomGenerator random) {
        return new Input.Create(
                this,
                Role.PLAYER,
                number + 1L,
                new Input.NewCharacter(
                        BotNames.of(number), characterClass, Abilities.roll(random), Pronouns.IT));
    }

    /** The input that its brain wants typed; empty when that is no command. */
    Optional<Input> types() {
        return types(brain.next());
    }

    Optional<Input> types(String line) {
        if (self.isEmpty()) return Optional.empty();
        var edition = editions.current();
        return switch (edition.verbs().parse(line)) {
            case Parsed.Understood(var command) ->
                    Optional.of(
                            new Input.Typed(
                                    self.get(), command, line, edition.content().version()));
            case Parsed.Unclear _ -> Optional.empty();
        };
    }

    Optional<ActorId> self() {
        return self;
    }

    long linesHeard() {
        return linesHeard;
    }

    /** Whether the world has let it go. */
    boolean isGone() {
        return gone;
    }

    @Override
    public Executor loop() {
        return Runnable::run;
    }

    @Override
    public void hear(Batch batch) {
        if (self.isEmpty()) return;
        var reader = new Reader(self.get(), Preferences.DEFAULT);
        for (var heard : batch.heard()) {
            for (var line : speech.tell(heard, reader)) {
                linesHeard++;
                brain.hears(line.plain());
            }
        }
    }

    @Override
    public void entered(ActorId character) {
        self = Optional.of(character);
    }

    @Override
    public void dismissed(String key) {
        gone = true;
    }

    @Override
    public String from() {
        return "bot " + number;
    }
}
