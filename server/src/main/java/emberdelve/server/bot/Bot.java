package emberdelve.server.bot;

import emberdelve.config.content.Pronouns;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Preferences;
import emberdelve.server.offer.Editions;
import emberdelve.server.session.Speech;
import emberdelve.server.text.Reader;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * A bot at its terminal, in this process: it types lines as a player does, and reads the words that
 * a player reads.
 */
public final class Bot implements Link {
    private final String name;
    private final Editions editions;
    private final Speech speech;
    private final Ear ear;
    private Optional<ActorId> self = Optional.empty();
    private Optional<LinkId> link = Optional.empty();

    /** The message of why the world has sent the bot away; empty while it has not. */
    private Optional<String> sentAway = Optional.empty();

    /** The listener of whoever makes the bot play. */
    public interface Ear {
        /** Hears a line of what the game says. */
        void hears(String line);

        /** Hears the event that the lines before it have told. */
        default void hears(Heard heard) {}
    }

    public Bot(String name, Editions editions, Ear ear) {
        this.name = name;
        this.editions = editions;
        speech = new Speech(editions);
        this.ear = ear;
    }

    /** The input of a newcomer with rolled abilities. */
    public Input create(LinkId by, long account, String characterClass, RandomGenerator random) {
        link = Optional.of(by);
        return new Input.Create(
                by,
                Role.PLAYER,
                account,
                new Input.NewCharacter(
                        name, characterClass, Abilities.roll(random), Pronouns.THEY));
    }

    /** The input of a lost connection. */
    public Input losesLink() {
        return new Input.LinkLost(self.orElseThrow(), link.orElseThrow());
    }

    /** The input of a connection that comes back. */
    public Input comesBack(LinkId by) {
        link = Optional.of(by);
        var id = self.orElseThrow().value();
        return new Input.Enter(by, Role.PLAYER, id, id);
    }

    /** The input of a typed line; empty when that is no command, or the bot is not in yet. */
    public Optional<Input> types(String line) {
        var edition = editions.current();
        return switch (edition.verbs().parse(line)) {
            case Parsed.Understood(var command) ->
                    self.map(
                            its -> new Input.Typed(its, line, edition.readBy(Role.OWNER), command));
            case Parsed.Unclear _ -> Optional.empty();
        };
    }

    /** The character; empty before it has come in. */
    public Optional<ActorId> self() {
        return self;
    }

    /** The character, which has come in. */
    public Actor actor(World world) {
        return self.flatMap(world.population()::find)
                .orElseThrow(() -> new IllegalStateException(name + " is not in: " + sentAway));
    }

    /** Whether the world has let it go. */
    public boolean isGone() {
        return sentAway.isPresent();
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
            for (var line : speech.tell(heard, reader)) ear.hears(line.plain());
            ear.hears(heard);
        }
    }

    @Override
    public void entered(ActorId character) {
        self = Optional.of(character);
    }

    @Override
    public void dismissed(String key) {
        sentAway = Optional.of(key);
    }

    @Override
    public String from() {
        return name;
    }
}
