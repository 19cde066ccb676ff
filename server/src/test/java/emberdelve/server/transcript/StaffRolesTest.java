package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Command;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.OnPlayer;
import emberdelve.server.command.Parsed;
import emberdelve.server.command.Verb;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Input;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What each role may do, and to whom: a table of all verbs of staff, and each verb that names
 * somebody, typed against every role. A new verb fails here until its line stands in {@link
 * #LINES}.
 */
class StaffRolesTest {
    private static final Path TABLE =
            Path.of("src", "test", "resources", "transcripts", "staff-roles.txt");

    private static final String REFUSED = "is not lower than yours; nothing was done.";

    /** A line for each verb of staff; where one names somebody, that is Orla. */
    private static final Map<String, String> LINES =
            Map.ofEntries(
                    Map.entry("adjust", "adjust orla gold 500 reason test"),
                    Map.entry("advance", "advance orla 5"),
                    Map.entry("announce", "announce soup"),
                    Map.entry("at", "at chalk-pit/rim echo boo"),
                    Map.entry("audit", "audit orla"),
                    Map.entry("backup", "backup"),
                    Map.entry("ban", "ban orla 3d reason test"),
                    Map.entry("create", "create potion-of-healing for orla"),
                    Map.entry("dig", "dig north A Test"),
                    Map.entry("draft", "draft"),
                    Map.entry("echo", "echo drip"),
                    Map.entry("edit", "edit"),
                    Map.entry("erase", "erase orla reason test"),
                    Map.entry("fill", "fill north"),
                    Map.entry("force", "force orla look"),
                    Map.entry("freeze", "freeze orla 1m reason test"),
                    Map.entry("funnel", "funnel"),
                    Map.entry("goto", "goto orla"),
                    Map.entry("health", "health"),
                    Map.entry("invisible", "invisible"),
                    Map.entry("kick", "kick orla reason test"),
                    Map.entry("link", "link north to gate"),
                    Map.entry("mute", "mute orla 1m reason test"),
                    Map.entry("passcode", "passcode orla"),
                    Map.entry("person", "person orla export"),
                    Map.entry("place", "place rat"),
                    Map.entry("publish", "publish"),
                    Map.entry("purge", "purge all"),
                    Map.entry("reload", "reload"),
                    Map.entry("rename", "rename orla mirabel reason test"),
                    Map.entry("reports", "reports"),
                    Map.entry("restore", "restore orla"),
                    Map.entry("role", "role orla helper"),
                    Map.entry("sanctions", "sanctions orla"),
                    Map.entry("show", "show"),
                    Map.entry("shutdown", "shutdown cancel"),
                    Map.entry("slay", "slay rat"),
                    Map.entry("snoop", "snoop orla reason test"),
                    Map.entry("spawn", "spawn rat"),
                    Map.entry("stat", "stat orla"),
                    Map.entry("totp", "totp orla off"),
                    Map.entry("trace", "trace mace"),
                    Map.entry("transfer", "transfer orla"),
                    Map.entry("unban", "unban orla"),
                    Map.entry("undo", "undo"),
                    Map.entry("unengrave", "unengrave 1"),
                    Map.entry("unfreeze", "unfreeze orla"),
                    Map.entry("unlink", "unlink north"),
                    Map.entry("unmute", "unmute orla"),
                    Map.entry("unplace", "unplace rat"),
                    Map.entry("users", "users"),
                    Map.entry("watch", "watch gold"),
                    Map.entry("why", "why lag"),
                    Map.entry("wizlock", "wizlock"),
                    Map.entry("zone", "zone"));

    /** Verbs that look at somebody, or at what was done to them, and do nothing to anybody. */
    private static final List<String> LOOKS = List.of("audit", "goto", "sanctions", "stat");

    /**
     * The role of the account is asked where the store is: RoleChangesTest, ErasedWhilePlayingTest.
     */
    private static final List<String> BY_THE_STORE = List.of("role", "person");

    private final Verbs verbs = Features.registry().verbs(Performance.shippedContent());

    @Test
    void everyRoleMayUseWhatTheTableSays() throws IOException {
        var rows = new ArrayList<String>();
        rows.add("Who may use which verb of staff, and to whom it may do something.");
        rows.add(
                "Nobody does anything to somebody whose role is not lower; the console is above"
                        + " all.");
        rows.add("");
        rows.add(row("verb", Arrays.stream(Role.values()).map(Role::word).toList(), "to whom"));
        for (var verb : staffVerbs()) {
            var command = read(verb);
            var may = new ArrayList<String>();
            for (var role : Role.values()) may.add(role.isAtLeast(command.least()) ? "yes" : "-");
            rows.add(row(verb.name(), may, whom(verb.name(), command)));
        }
        var table = String.join("\n", rows) + "\n";
        if (Performance.WRITES) Files.writeString(TABLE, table);
        assertThat(table).isEqualTo(Files.readString(TABLE));
    }

    private static String row(String verb, List<String> cells, String whom) {
        var row = new StringBuilder("%-11s".formatted(verb));
        for (var cell : cells) row.append("%-10s".formatted(cell));
        return row.append(whom).toString();
    }

    private static String whom(String verb, Command.Staff command) {
        if (LOOKS.contains(verb)) return "anybody: it only looks";
        if (BY_THE_STORE.contains(verb)) return "accounts of a lower role";
        return switch (command) {
            case OnPlayer onPlayer when onPlayer.suitsOneself() ->
                    "players of a lower role, and oneself";
            case OnPlayer _ -> "players of a lower role";
            case OnAccount _ -> "accounts of a lower role, playing or not";
            default -> "nobody";
        };
    }

    /** What the game says when somebody of that role types it is what the table says. */
    @TestFactory
    Stream<DynamicTest> theGameKeepsToTheTable() {
        return Arrays.stream(Role.values())
                .filter(role -> role.isAtLeast(Role.PLAYER) && role != Role.OPERATOR)
                .map(role -> DynamicTest.dynamicTest(role.word(), () -> typesAll(role)));
    }

    private void typesAll(Role role) {
        var play = Performance.ofSeed(7);
        play.comes("Orla", "mender", Role.GUEST);
        var ada = play.comes("Ada", "mender", role);
        play.ticks(14);
        for (var verb : staffVerbs()) {
            play.forget();
            play.types(ada, line(verb));
            var isRefused = play.played().contains("That needs the role " + verb.least().word());
            var means =
                    verbs.parse(line(verb), role) instanceof Parsed.Understood(var typed)
                            && typed instanceof Command.Staff;
            assertThat(means && !isRefused)
                    .as("%s types: %s, and reads: %s", role, line(verb), play.played())
                    .isEqualTo(role.isAtLeast(verb.least()));
        }
    }

    @Test
    void everyVerbWhosePageNamesSomebodyIsCheckedOrOnlyLooks() {
        for (var verb : staffVerbs()) {
            var usage = verbs.usage(verb.name() + " ?").toString();
            if (!usage.contains(" NAME") || !line(verb).contains("orla")) {
                assertThat(line(verb)).as(usage).doesNotContain("orla");
                continue;
            }
            assertThat(
                            read(verb) instanceof OnPlayer
                                    || read(verb) instanceof OnAccount
                                    || LOOKS.contains(verb.name())
                                    || BY_THE_STORE.contains(verb.name()))
                    .as("%s does something to somebody: %s", verb.name(), usage)
                    .isTrue();
        }
    }

    /** Whoever looks a command up again later must read the same command. */
    @Test
    void aCommandThatWaitsForTheStoreIsReadAgainAsItWas() {
        for (var verb : staffVerbs())
            if (read(verb) instanceof OnAccount command)
                assertThat(verbs.parse(command.line())).isEqualTo(new Parsed.Understood(command));
    }

    @Rule("R25.1")
    @TestFactory
    Stream<DynamicTest> nothingIsDoneToAnEqualOrHigherRole() {
        return Stream.of(Role.HELPER, Role.BUILDER, Role.ADMIN, Role.OWNER)
                .flatMap(doer ->
                        Stream.of(Role.values())
                                .filter(role -> role.isAtLeast(doer) && role != Role.OPERATOR)
                                .map(other ->
                                        DynamicTest.dynamicTest(
                                                doer.word() + " to " + other.word(),
                                                () -> triesAll(doer, other))));
    }

    private void triesAll(Role doer, Role other) {
        var play = Performance.ofSeed(7);
        var orla = play.comes("Orla", "mender", other);
        var ada = play.comes("Ada", "mender", doer);
        play.types(ada, "goto chalk-pit/rim");
        play.ticks(14);
        play.actor(orla).setHp(3);
        for (var verb : staffVerbs()) {
            if (!doer.isAtLeast(verb.least())) continue;
            var command = read(verb);
            if (command instanceof OnPlayer || command instanceof OnAccount)
                refuses(play, verb, () -> play.types(ada, line(verb)));
            if (command instanceof OnAccount asked)
                refuses(play, verb, () -> play.takes(found(asked, doer, other)));
        }
    }

    private void refuses(Performance play, Verb verb, Runnable deed) {
        if (verb.name().startsWith("un")) return;
        var before = play.hash();
        play.forget();
        deed.run();
        assertThat(play.played()).as(line(verb)).contains(REFUSED);
        assertThat(play.hash()).as("the world after: %s", line(verb)).isEqualTo(before);
    }

    /** The answer of the store for somebody who is not playing. */
    private static Input found(OnAccount command, Role doer, Role other) {
        return new Input.AccountFound(
                new AccountOrder(command.name(), command.line(), "Ada", "here", doer),
                Optional.of(new AccountOrder.Holder(77, "Orla", other)));
    }

    /** A sanction from before somebody was given a role is lifted by a higher one alone. */
    @Test
    void aSanctionOfAnEqualIsNotLifted() {
        var play = Performance.ofSeed(7);
        play.comes("Orla", "mender", Role.PLAYER);
        var ada = play.comes("Ada", "mender", Role.ADMIN);
        play.types(ada, "mute orla 2h reason test", "freeze orla 2h reason test");
        play.takes(new Input.RoleChanged(1, "Orla", Role.PLAYER, Role.ADMIN, "console", "here"));
        for (var line : List.of("unmute orla", "unfreeze orla")) {
            var before = play.hash();
            play.forget();
            play.types(ada, line);
            assertThat(play.played()).contains(REFUSED);
            assertThat(play.hash()).isEqualTo(before);
        }
    }

    /** The operator is above all, and may do to an owner what an owner may not. */
    @Test
    void theConsoleIsAboveAnOwner() {
        var play = Performance.ofSeed(7);
        var orla = play.actor(play.comes("Orla", "mender", Role.OWNER));
        play.comes("Ada", "mender", Role.OWNER);
        play.forget();
        play.operates("advance orla 3");
        assertThat(orla.progress().level()).isEqualTo(3);
        play.operates("mute orla 1m reason test");
        assertThat(play.played()).contains("Staff have muted you");
    }

    @Test
    void oneselfIsExceptedWhereThatMakesSense() {
        var play = Performance.ofSeed(7);
        var ada = play.comes("Ada", "mender", Role.ADMIN);
        play.types(ada, "adjust me gold 500 reason test", "restore ada", "advance ada 3");
        assertThat(play.actor(ada).gold()).isEqualTo(500);
        assertThat(play.actor(ada).progress().level()).isEqualTo(3);
        play.forget();
        play.types(ada, "kick me reason test");
        assertThat(play.played()).contains(REFUSED);
    }

    private List<Verb> staffVerbs() {
        var staff = verbs.entries().stream().filter(verb -> verb.least().isAtLeast(Role.HELPER));
        return staff.sorted(Comparator.comparing(Verb::name)).toList();
    }

    private static String line(Verb verb) {
        return Optional.ofNullable(LINES.get(verb.name()))
                .orElseThrow(() -> new AssertionError("no line for the verb " + verb.name()));
    }

    private Command.Staff read(Verb verb) {
        if (verbs.parse(line(verb)) instanceof Parsed.Understood(Command.Staff command))
            return command;
        throw new AssertionError(line(verb) + " is no command of staff");
    }
}
