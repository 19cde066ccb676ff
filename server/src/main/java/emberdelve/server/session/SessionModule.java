package emberdelve.server.session;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.account.HashCost;
import emberdelve.db.account.HashMemory;
import emberdelve.db.account.PasswordHash;
import emberdelve.server.game.NewNames;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.sound.SoundFiles;

/** Sessions, from the greeting on. */
public final class SessionModule extends AbstractModule {
    private final Editions editions;
    private final Registry registry;
    private final PasswordSettings passwords;

    public SessionModule(Editions editions, Registry registry, PasswordSettings passwords) {
        this.registry = registry;
        this.editions = editions;
        this.passwords = passwords;
    }

    @Override
    protected void configure() {
        var cost =
                new HashCost(
                        passwords.memoryKib(), passwords.iterations(), passwords.parallelism());
        var machine = Runtime.getRuntime();
        var room = HashCapacity.of(cost, machine.availableProcessors(), machine.maxMemory());
        var memory = new HashMemory(room.kibMax());
        bind(PasswordHash.class).toInstance(new PasswordHash(cost, memory));
        bind(Hashing.class)
                .toInstance(
                        new Hashing(
                                room.threads(),
                                passwords.waitingMax(),
                                Hashing.REST,
                                memory::forget));
        bind(Speech.class).toInstance(new Speech(editions));
        bind(NewCharacters.class).in(Scopes.SINGLETON);
        bind(NameRules.class).toInstance(new NameRules(editions));
        bind(CharacterNames.class).in(Scopes.SINGLETON);
        bind(NewNames.class).to(CharacterNames.class);
        bind(LoginService.class).in(Scopes.SINGLETON);
        bind(Sessions.class).in(Scopes.SINGLETON);
        bind(SecondStep.class).in(Scopes.SINGLETON);
        bind(Passwords.class).in(Scopes.SINGLETON);
        bind(StoredAccounts.class).in(Scopes.SINGLETON);
        bind(CreationChance.class).toInstance(CreationChance.unforeseeable());
        bind(Creation.class).in(Scopes.SINGLETON);
        bind(Dialogue.class).in(Scopes.SINGLETON);
        bind(OfferedAnswers.class).in(Scopes.SINGLETON);
        bind(Logins.class).in(Scopes.SINGLETON);
        bind(Bulletins.class).toInstance(registry.bulletins());
        bind(Programs.class).in(Scopes.SINGLETON);
        bind(SoundFiles.class).toInstance(new SoundFiles());
        bind(InputRate.class).in(Scopes.SINGLETON);
        bind(SessionContext.class).in(Scopes.SINGLETON);
        bind(SessionFactory.class).in(Scopes.SINGLETON);
    }
}
