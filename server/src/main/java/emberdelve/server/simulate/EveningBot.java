package emberdelve.server.simulate;

import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verbs;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.rule.fight.DeathEvent;
import emberdelve.server.session.Speech;
import emberdelve.server.text.Reader;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** A bot at its terminal: it types lines as a player does, and is told the same words. */
final class EveningBot implements Link {
    private final String name;
    private final Speech speech;
    private final Verbs verbs;
    private final Diary diary = new Diary();
    private Optional<ActorId> self = Optional.empty();

    EveningBot(String name, Speech speech, Verbs verbs) {
        this.name = name;
        this.speech = speech;
        this.verbs = verbs;
    }

    String name() {
        return name;
    }

    Diary diary() {
        return diary;
    }

    /** A newcomer with rolled abilities. */
    Input create(long account, String characterClass, RandomGenerator random) {
        return new Input.Create(
                this,
                Role.PLAYER,
                account,
                new Input.NewCharacter(
                        name, characterClass, Abilities.roll(random), Pronouns.THEY));
    }

    /** The bot's character, which has come in. */
    Actor hero(World world) {
        return world.population().find(self.orElseThrow()).orElseThrow();
    }

    /**
     * @throws IllegalArgumentException if it is no command: bots do not mistype
     */
    Input types(String line) {
        return switch (verbs.parse(line)) {
            case Parsed.Understood(var command) ->
                    new Input.Typed(self.orElseThrow(), command, line);
            case Parsed.Unclear _ -> throw new IllegalArgumentException(line);
        };
    }

    @Override
    public Executor loop() {
        return Runnable::run;
    }

    @Override
    public void hear(Batch batch) {
        if (self.isEmpty()) return;
        var preferences = batch.self().map(Batch.Self::preferences).orElse(Preferences.DEFAULT);
        var reader = new Reader(self.get(), preferences);
        for (var heard : batch.heard()) {
            for (var line : speech.tell(heard, reader))
                if (!line.plain().isBlank()) diary.readsLine();
            if (heard instanceof Heard.Fact(DeathEvent.Perished _, _, _, _)) diary.dies();
        }
    }

    @Override
    public void entered(ActorId character) {
        self = Optional.of(character);
    }

    @Override
    public void dismissed(String key) {
        throw new IllegalStateException(name + " was sent away: " + key);
    }

    @Override
    public String from() {
        return name;
    }
}
