package emberdelve.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.account.NameFold;
import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.SettingsRow;
import emberdelve.db.character.StatsRow;
import emberdelve.db.person.Person;
import emberdelve.db.person.PersonRows;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.ClaimOrder;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.PersonOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Abroad;
import emberdelve.server.command.Command;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Renown;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.mail.LetterRow;
import emberdelve.server.game.LoneGame;
import emberdelve.server.game.Opening;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Input;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.link.ReadBy;
import emberdelve.server.link.SavingStage;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Named;
import emberdelve.server.rule.talk.FarGreeting;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/** Whatever comes into a game is recorded, and does the same again. */
class EveryInputTest {
    private static final long NEXT_ID = 100;
    private static final Content CONTENT = ShippedContent.load();
    private static final Verbs VERBS = Features.registry().verbs(CONTENT);

    private final StringBuilder log = new StringBuilder();
    private final LoneGame game =
            LoneGame.play(
                    opening(),
                    CONTENT,
                    Features.registry(),
                    new InputLog(log::append),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    });
    private final Newcomer mira = new Newcomer();
    private final LinkId tolo = new LinkId(7, "192.0.2.7");

    @Test
    void everyKindOfInputIsRecordedAndReplayed() throws IOException {
        play();
        var kinds =
                Arrays.stream(Input.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList();
        assertThat(kinds).allSatisfy(kind -> assertThat(log).contains("\n" + kind + "("));
        for (var atOnce : List.of(1, Integer.MAX_VALUE))
            assertThat(replayed(log.toString(), atOnce)).isInstanceOf(Replay.Result.Same.class);
    }

    /** Who reads the log of a replay must not think that somebody has come just now. */
    @Test
    void nothingOfItIsLoggedAsIfItHappenedNow() throws IOException {
        var logged = new ListAppender<ILoggingEvent>();
        var root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        logged.start();
        root.addAppender(logged);
        try {
            play();
            types("bug the lamp is dark");
            game.serve();
            replayed(log.toString(), 1);
        } finally {
            root.detachAppender(logged);
        }
        assertThat(logged.list).isEmpty();
    }

    @Test
    void howSavingGoesIsTakenFromTheRecordingAndNotFromTheDisk() throws IOException {
        play();
        var held = log.toString();
        assertThat(held).contains("Saving(SavingStage.HELD, true)");
        // What had to wait then is given now.
        var well = held.replace("SavingStage.HELD, true", "SavingStage.WELL, false");
        assertThat(replayed(well, 1)).isInstanceOf(Replay.Result.Differs.class);
    }

    @Test
    void howMuchMayBeSaidIsTakenFromTheRecordingAndNotFromTheFile() throws IOException {
        play();
        var held = log.toString();
        assertThat(held).contains("WorldLimits(1, 1, ");
        var more = held.replace("WorldLimits(1, 1, ", "WorldLimits(1, 2, ");
        assertThat(replayed(more, 1)).isInstanceOf(Replay.Result.Differs.class);
    }

    @Test
    void whoWasLoadedIsWhoeverWasStoredThen() throws IOException {
        play();
        var worse = log.toString().replace("(90, 100, ", "(80, 100, ");
        assertThat(replayed(worse, 1)).isInstanceOf(Replay.Result.Differs.class);
    }

    /** Pim, who is not in the dungeon, is exported and erased. */
    private void erase() {
        var order = new PersonOrder(PersonOrder.Deed.ERASE, "pim", "Mira", "here", Role.OWNER);
        offer(new Input.PersonExported(order, 3, "account-3.json"));
        offer(
                new Input.PersonFound(
                        order, Optional.of(new PersonOrder.Holder(3, Role.PLAYER, false))));
        // Whoever comes meanwhile waits until all is safe.
        offer(new Input.Enter(new LinkId(8, "192.0.2.8"), Role.PLAYER, 3, 51));
        var pim = new Person(3, "Pim", List.of(new Person.Figure(51, "Pim")));
        offer(
                new Input.PersonRead(
                        order, Optional.of(new PersonRows(pim, List.of(), List.of(), List.of()))));
        game.tick();
    }

    private void play() {
        var wanted = new Input.NewCharacter("Mira", "guardian", Abilities.AVERAGE, Pronouns.SHE);
        offer(new Input.Create(game.add(mira), Role.OWNER, 1, wanted));
        offer(new Input.Enter(tolo, Role.PLAYER, 2, 50));
        offer(new Input.NotLoaded(50));
        offer(new Input.Enter(tolo, Role.PLAYER, 2, 50, Optional.of(7L)));
        offer(new Input.Loaded(50, Optional.of(character()), List.of(potion()), List.of()));
        types("adjust mira gold 100 reason test");
        offer(
                new Input.Console(
                        tolo,
                        "create bone-die for tolo",
                        ReadBy.OWNER,
                        command("create bone-die for tolo")));
        offer(new Input.RoleChanged(2, "Tolo", Role.PLAYER, Role.HELPER, "Mira", "here"));
        offer(new Input.WallTime(1_000));
        types("mute tolo 10m reason noise");
        offer(
                new Input.AccountFound(
                        new AccountOrder(
                                "tolo", "freeze tolo 60s reason noise", "Mira", "here", Role.OWNER),
                        Optional.of(new AccountOrder.Holder(2, "Tolo", Role.PLAYER))));
        offer(new Input.CodeMade(new CodeOrder(2, "Tolo", "Mira", "here"), "h3kd-mm7p-xw2a-9qrt"));
        offer(new Input.AuthenticatorEnded(new CodeOrder(2, "Tolo", "Mira", "here")));
        offer(new Input.AuthenticatorTurned(new CodeOrder(2, "Tolo", "Tolo", "here"), true));
        offer(new Input.Claimed(new ClaimOrder(2, "Tolo", "here", Role.PLAYER), false));
        offer(new Input.WallTime(1_060));
        erase();
        offer(new Input.Answered("Mira", Note.of("role.busy")));
        offer(
                new Input.AuditRead(
                        "Mira",
                        AuditView.of(
                                "",
                                1,
                                1,
                                20,
                                List.of(
                                        new AuditView.Deed(
                                                7, 1_000, 5, "Mira", "here", "echo", "", "boo")))));
        offer(new Input.Announced(Role.ADMIN, Note.of("backup.done")));
        offer(new Input.Reload(CONTENT.version(), "Mira", "here"));
        offer(
                new Input.Reload(
                        CONTENT.version(),
                        "Mira",
                        "here",
                        Optional.of(
                                new Input.Edited(
                                        "dig",
                                        "chalk-pit/cellar",
                                        "north",
                                        List.of(Note.of("build.same")),
                                        "build.audit"))));
        offer(
                new Input.Typed(
                        mira.self.orElseThrow(),
                        "look",
                        new ReadBy("another", Role.OWNER),
                        command("look")));
        offer(new Input.Wrote(mira.self.orElseThrow(), "of nothing", true));
        types("edit write description");
        offer(new Input.Wrote(mira.self.orElseThrow(), "A dry cistern.", true));
        offer(new Input.Wrote(mira.self.orElseThrow(), ".", true));
        offer(new Input.Judged("Mira", true));
        offer(
                new Input.SettingsRead(
                        "Mira",
                        "here",
                        List.of(new Input.Setting("limits.talk-burst", "10", "1")),
                        List.of("telnet.port"),
                        new Input.WorldLimits(1, 1, Duration.ofMinutes(30))));
        offer(new Input.Joined(Map.of("chat", "Discord")));
        offer(new Input.FromElsewhere("chat", "Discord", "Ann", "hello"));
        for (var letter : List.of("one", "two")) types("mail send mira " + letter);
        offer(new Input.Saving(SavingStage.HELD, true));
        types("give 5 gold to tolo");
        offer(new Input.Saving(SavingStage.WELL, false));
        types("duel");
        types("duel next");
        types("north");
        offer(
                new Input.Follow(
                        new ActorId(50), List.copyOf(Features.registry().topics().keySet())));
        offer(new Input.LinkLost(new ActorId(50), tolo));
        offer(new Input.Enter(tolo, Role.PLAYER, 2, 50));
        crosses();
        meetsOthersAbroad();
        types("ban 192.0.2.7 2h reason bots");
        types("goto lantern-yard/stair");
        for (var line : List.of("delve", "south", "east", "delve leave", "delve daily turns"))
            types(line);
        types("quit");
        for (var tick = 0; tick < 50; tick++) game.tick();
    }

    /** Wren comes from another world with a line that is not carried out yet. */
    private void crosses() {
        var wren = new ActorId(52);
        var says = new Input.Typed(wren, "say hello", command("say hello"));
        var enter = new Input.Enter(new LinkId(9, "192.0.2.9"), Role.PLAYER, 4, wren.value());
        var baggage =
                new Input.Baggage(
                        Optional.of(Direction.UP),
                        17,
                        false,
                        Optional.of(new ActorId(50)),
                        new Input.Baggage.Talk(Optional.of(new ActorId(50)), Optional.of("tea")),
                        List.of("Char.Vitals"),
                        List.of(says, new Input.Wrote(wren, "of something", true)));
        offer(new Input.Arrive(1, 3, enter, true, baggage));
        offer(
                new Input.Loaded(
                        wren.value(),
                        Optional.of(character(wren.value(), 4, "Wren")),
                        List.of(),
                        List.of()));
        offer(says);
        offer(new Input.Held(wren));
        offer(new Input.Arrived(wren.value(), 3));
        // What others have stored meanwhile is known here, and does what it does again.
        var letter = new LetterRow(5_001, "mira", false, "Pim", 3, 9, true, "Come down.");
        offer(new Input.StoredElsewhere(List.of(letter), Map.of("letter", List.of(5_002L))));
        types("mail");
        offer(new Input.Stands(1, "mine", true));
        offer(new Input.Stands(1, "mine", false));
    }

    /** Ash plays in another world, and Mira speaks to him. */
    private void meetsOthersAbroad() {
        var ash = new Named(new ActorId(60), "Ash", "", Pronouns.HE);
        var renown = new Renown(60, "Ash", "Guardian", 4, 900, Fate.Living.WAKES, true);
        var seat = new Abroad.Seat(6, Role.PLAYER, "192.0.2.6", false, false);
        var person =
                new Abroad.Person(
                        1,
                        ash,
                        renown,
                        "the Grey",
                        Optional.of("tea"),
                        seat,
                        new Abroad.Body(new RoomId("old-mine/landing"), 90, 100));
        offer(new Input.Neighbours(1, true, List.of(), List.of()));
        offer(new Input.Neighbours(1, false, List.of(person), List.of()));
        for (var line : List.of("who", "finger ash", "tell ash hello", "ignore ash", "users"))
            types(line);
        offer(new Input.Dispatched(new FarGreeting("chat", Note.of("backup.done"))));
        offer(
                new Input.Ordered(
                        "Ash",
                        "192.0.2.6",
                        Role.OWNER,
                        Optional.of(new RoomId("lantern-yard/stair")),
                        "restore mira"));
        offer(new Input.RoleTurned(1, Role.OWNER, Note.of("backup.done")));
        offer(new Input.Neighbours(1, false, List.of(), List.of(ash.id())));
    }

    private void offer(Input input) {
        game.offer(input);
        game.tick();
    }

    private void types(String line) {
        offer(new Input.Typed(mira.self.orElseThrow(), line, command(line)));
    }

    private static Command command(String line) {
        if (VERBS.parse(line) instanceof Parsed.Understood(var command)) return command;
        throw new AssertionError(line);
    }

    private static Replay.Result replayed(String recording, int atOnce) throws IOException {
        try (var reader = new BufferedReader(new StringReader(recording))) {
            return new Replay(CONTENT, _ -> Optional.of(CONTENT), atOnce, _ -> {}).run(reader);
        }
    }

    private static Opening opening() {
        var stored =
                StoredWorld.empty(
                        new WorldRow("w", 7),
                        RegionRow.untouched(RegionRow.WHOLE).withNextId(NEXT_ID));
        return new Opening(
                CONTENT.version(), WorldSettings.DEFAULTS, LimitSettings.DEFAULTS, stored);
    }

    private static CharacterRow character() {
        return character(50, 2, "Tolo");
    }

    private static CharacterRow character(long id, long account, String name) {
        return new CharacterRow(
                id,
                account,
                name,
                NameFold.fold(name),
                "striker",
                "he",
                new StatsRow(90, 100, 2, 50, 2, 40, 10, 3),
                new AbilitiesRow(10, 10, 10, 10, 10, 10),
                new ProgressRow(1, 0, 0, 0),
                new PurseRow(5, 0),
                new SettingsRow(
                        0,
                        false,
                        true,
                        false,
                        Optional.empty(),
                        "",
                        "",
                        true,
                        false,
                        true,
                        Optional.of(false),
                        Map.of("tell", 70),
                        List.of("chat"),
                        List.of(),
                        Map.of("kk", "kill %1"),
                        3,
                        Map.of(9L, "Grist", 11L, "Sable")),
                new PlightRow(
                        List.of(new EffectRow.Speed("hasted", 50, Duration.ofSeconds(9), 4)),
                        List.of(),
                        Map.of()),
                FateRow.living(false),
                "lantern-yard/yard",
                0,
                0,
                false);
    }

    private static ItemRow potion() {
        return new ItemRow(
                51,
                "potion-of-healing",
                new ItemPlace.OnCharacter(50, ItemPlace.PACK),
                0,
                Optional.empty(),
                50);
    }

    /** Whose number is given when it comes. */
    private static final class Newcomer implements Link {
        private Optional<ActorId> self = Optional.empty();

        @Override
        public Executor loop() {
            return Runnable::run;
        }

        @Override
        public void hear(Batch batch) {}

        @Override
        public void entered(ActorId character) {
            self = Optional.of(character);
        }

        @Override
        public void dismissed(String key) {}

        @Override
        public String from() {
            return "here";
        }
    }
}
