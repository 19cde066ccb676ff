package emberdelve.server.session;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.PasswordSettings;
import emberdelve.config.settings.ProgramLogin;
import emberdelve.config.settings.WebSocketSettings;
import emberdelve.db.Database;
import emberdelve.db.account.Accounts;
import emberdelve.db.account.HashCost;
import emberdelve.db.account.HashMemory;
import emberdelve.db.account.NewAccount;
import emberdelve.db.account.PasswordHash;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Checkpoint;
import emberdelve.server.admin.Funnel;
import emberdelve.server.admin.Sanction;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.feature.Features;
import emberdelve.server.game.AccountCache;
import emberdelve.server.game.Authenticators;
import emberdelve.server.game.Blocklist;
import emberdelve.server.game.Jobs;
import emberdelve.server.game.Throttle;
import emberdelve.server.link.Input;
import emberdelve.server.link.Links;
import emberdelve.server.metrics.Traffic;
import emberdelve.server.model.Preferences;
import emberdelve.server.mudlet.MudletPackage;
import emberdelve.server.offer.Editions;
import emberdelve.server.scenario.UntouchedWorld;
import emberdelve.server.sound.SoundFiles;
import emberdelve.server.time.Clock;

import org.slf4j.helpers.NOPLogger;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** A real database, real jobs and a cheap hash, behind any number of connections. */
final class Doorstep implements AutoCloseable {
    static final String SECRET = "longenough1";

    private static final HashCost CHEAP = new HashCost(128, 1, 1);

    /** Passwords that may wait to be hashed. */
    static final int WAITING_MAX = 5;

    /** Threads of the jobs. */
    private static final int JOBS = 2;

    private final Content content = ShippedContent.load();
    private final StoreWriter writer = new StoreWriter(Runnable::run);
    private final Jobs jobs = new Jobs(() -> 100);
    private final HashMemory memory = new HashMemory(CHEAP.memoryKib());
    private final PasswordHash hash = new PasswordHash(CHEAP, memory);
    private final Hashing hashing = new Hashing(1, WAITING_MAX, Hashing.REST, memory::forget);
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicReference<Instant> moment = new AtomicReference<>(Instant.EPOCH);
    private final Clock clock = new Clock(moment::get, nanos::get);
    private final Blocklist blocklist = new Blocklist(clock);
    private final AccountCache accountCache = new AccountCache();
    private final Funnel funnel = new Funnel(NOPLogger.NOP_LOGGER);
    private ProgramLogin programLogin = ProgramLogin.ENCRYPTED;
    private String publicAddress = "";
    private Optional<Database> opened = Optional.empty();
    private Optional<Authenticators> authenticators = Optional.empty();

    /** An account Tolo is there; it has no character yet. */
    void open(Path folder) {
        var database = UntouchedWorld.open(folder);
        opened = Optional.of(database);
        authenticators = Optional.of(new Authenticators(database, writer, clock));
        var tolo = new NewAccount("Tolo", hash.hash(SECRET), "helper", false, clock.instant());
        writer.write(() -> database.accounts().create(tolo)).join();
    }

    @Override
    public void close() {
        hashing.stop();
        jobs.stop();
        writer.stop(Duration.ofSeconds(15));
        database().close();
    }

    /** Those who are asked for a code; they are known when this is {@code start}ed. */
    Authenticators authenticators() {
        return authenticators.orElseThrow();
    }

    Database database() {
        return opened.orElseThrow();
    }

    /** Somebody of that name has an account, whose password is the same as Tolo's. */
    void hasAccount(String name) {
        var account = new NewAccount(name, hash.hash(SECRET), "player", false, clock.instant());
        writer.write(() -> database().accounts().create(account)).join();
    }

    /** Tolo's account, and a character of that id and name, are in the dungeon from now on. */
    void isInside(String account, long character) {
        var id = database().accounts().byName(account).orElseThrow().id();
        accountCache.came(id, new AccountCache.Resident(character, account));
    }

    /** That is written where all else is. */
    void writes(Consumer<Accounts> change) {
        writer.write(
                        () -> {
                            change.accept(database().accounts());
                            return true;
                        })
                .join();
    }

    /** The store fails from now on, when what it writes just now is written. */
    void storeFails() {
        writer.write(
                        () -> {
                            database().close();
                            return true;
                        })
                .join();
    }

    /** No job gets an answer from the store until then; comes back once it is so. */
    void storeHangsUntil(CountDownLatch end) {
        var begun = new CountDownLatch(JOBS);
        for (var i = 0; i < JOBS; i++)
            jobs.offer(() -> {
                begun.countDown();
                pass(end);
            });
        pass(begun);
    }

    /** For all who connect from now on. */
    void programsMayLogIn(ProgramLogin where) {
        programLogin = where;
    }

    /** That character is in the database from now on. */
    void stores(CharacterRow row) {
        var checkpoint =
                new Checkpoint(
                        RegionRow.WHOLE,
                        1,
                        1,
                        row.id() + 1,
                        List.of(new Changed<>(CharacterRow.TABLE, List.of(row), List.of())),
                        List.of(),
                        CharacterRow.TABLE.digest(row));
        writer.write(
                        () -> {
                            database().checkpoints().write(checkpoint);
                            return row;
                        })
                .join();
    }

    /** The wall clock, which began at 1970, goes on by that. */
    void passes(Duration time) {
        moment.updateAndGet(now -> now.plus(time));
    }

    /** Those hold from now on, and no others; the clock stands at 1970. */
    void bans(Sanction... held) {
        blocklist.set(List.of(held));
    }

    /** Somebody's password takes as long as the test likes; comes back once it has begun. */
    void hashesUntil(CountDownLatch end) {
        var begun = new CountDownLatch(1);
        hashing.offer(
                () -> true,
                () -> {
                    begun.countDown();
                    pass(end);
                });
        pass(begun);
    }

    /** Comes back when all that was to be looked up so far is. */
    void settles() {
        var settled = new CountDownLatch(JOBS);
        // One for each thread, which waits for the others.
        for (var i = 0; i < JOBS; i++)
            jobs.offer(() -> {
                settled.countDown();
                pass(settled);
            });
        pass(settled);
    }

    private static void pass(CountDownLatch latch) {
        try {
            if (!latch.await(FakeTerminal.PATIENCE_SECONDS, TimeUnit.SECONDS))
                throw new AssertionError("nobody let the password go on");
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    /** How far the visitors came. */
    Funnel funnel() {
        return funnel;
    }

    /** The operator says at which address the public plays. */
    void isPublicAt(String address) {
        publicAddress = address;
    }

    private WebSocketSettings websocket() {
        var usual = WebSocketSettings.DEFAULTS;
        return new WebSocketSettings(
                usual.enabled(),
                usual.port(),
                usual.tlsPort(),
                usual.bind(),
                usual.hosts(),
                usual.origins(),
                usual.encrypted(),
                usual.behindProxy(),
                usual.trustedProxies(),
                usual.forwardedBy(),
                publicAddress);
    }

    /** The clock of token buckets and throttles. */
    AtomicLong nanos() {
        return nanos;
    }

    /** Somebody has just connected. */
    Visit visit() {
        var inputs = new ArrayList<Input>();
        var visit = new Visit(context(inputs), inputs);
        visit.session.opened();
        return visit;
    }

    /** Somebody connects to the same server. */
    Visit visit(SessionContext context) {
        var inputs = new ArrayList<Input>();
        var visit =
                new Visit(
                        new SessionContext(
                                context.logins(),
                                context.speech(),
                                context.programs(),
                                context.editions(),
                                input -> inputs.size() < Visit.WORLD_MAX && inputs.add(input),
                                context.sessions(),
                                context.inputRate()),
                        inputs);
        visit.session.opened();
        return visit;
    }

    /** Tolo plays a character that was just made; nothing of that is left to read. */
    Visit playing() {
        var visit = visit();
        visit.logsIn();
        visit.types("1", "");
        visit.entersWith(Preferences.DEFAULT);
        visit.inputs.clear();
        visit.terminal.read();
        return visit;
    }

    StoredAccounts accounts() {
        return new StoredAccounts(database(), writer, accountCache, clock, blocklist);
    }

    private PasswordSettings passwords() {
        var usual = PasswordSettings.DEFAULTS;
        return new PasswordSettings(
                usual.memoryKib(),
                usual.iterations(),
                usual.parallelism(),
                usual.lengthMin(),
                usual.waitingMax(),
                programLogin);
    }

    private SessionContext context(List<Input> inputs) {
        var limits = LimitSettings.DEFAULTS;
        var editions = new Editions(content, Features.registry());
        var sessions = new Sessions(Traffic.none());
        var newCharacters = new NewCharacters(new AccountCache());
        var rules = new NameRules(ReservedWords.with(List.of("look", "admin")));
        var names = new CharacterNames(database(), writer, newCharacters, rules);
        var creation =
                new Creation(
                        rules,
                        () -> PasswordSettings.DEFAULTS,
                        editions,
                        new CreationChance(new SplittableRandom(5)));
        var passwords = new Passwords(hashing, hash, new Throttle(clock));
        var service =
                new LoginService(
                        jobs,
                        passwords,
                        accounts(),
                        newCharacters,
                        names,
                        blocklist,
                        new SecondStep(
                                authenticators(),
                                passwords,
                                input -> inputs.size() < Visit.WORLD_MAX && inputs.add(input)));
        var logins =
                new Logins(
                        new Dialogue(() -> "Emberdelve", () -> limits, creation, sessions.online()),
                        service,
                        newCharacters,
                        new Links(),
                        funnel,
                        this::passwords,
                        new OfferedAnswers(() -> limits, editions));
        return new SessionContext(
                logins,
                new Speech(content.messages(), Features.registry()),
                new Programs(
                        Features.registry().bulletins(),
                        new SoundFiles(),
                        MudletPackage.read(),
                        this::websocket),
                editions,
                input -> inputs.size() < Visit.WORLD_MAX && inputs.add(input),
                sessions,
                new InputRate(() -> limits, clock));
    }
}
