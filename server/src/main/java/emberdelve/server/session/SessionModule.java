package emberdelve.server.session;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import emberdelve.config.content.Content;
import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.account.HashCost;
import emberdelve.db.account.HashMemory;
import emberdelve.db.account.PasswordHash;

/** Sessions, from the greeting on. */
public final class SessionModule extends AbstractModule {
    private final Content content;
    private final PasswordSettings passwords;

    public SessionModule(Content content, PasswordSettings passwords) {
        this.content = content;
        this.passwords = passwords;
    }

    @Override
    protected void configure() {
        var cost =
                new HashCost(
                        passwords.memoryKib(), passwords.iterations(), passwords.parallelism());
        var machine = Runtime.getRuntime();
        var room = HashRoom.of(cost, machine.availableProcessors(), machine.maxMemory());
        var memory = new HashMemory(room.kibMax());
        bind(PasswordHash.class).toInstance(new PasswordHash(cost, memory));
        bind(Hashing.class)
                .toInstance(
                        new Hashing(
                                room.threads(),
                                passwords.waitingMax(),
                                Hashing.REST,
                                memory::forget));
        bind(Speech.class).toInstance(new Speech(content.messages()));
        bind(Throttle.class).in(Scopes.SINGLETON);
        bind(NewCharacters.class).in(Scopes.SINGLETON);
        bind(NameRules.class).toInstance(new NameRules(ReservedWords.of(content)));
        bind(NameDesk.class).in(Scopes.SINGLETON);
        bind(LoginDesk.class).in(Scopes.SINGLETON);
        bind(Sessions.class).in(Scopes.SINGLETON);
        bind(Reception.class).in(Scopes.SINGLETON);
    }
}
