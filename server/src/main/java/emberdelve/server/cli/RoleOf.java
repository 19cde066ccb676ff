package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** {@code emberdelve role NAME ROLE}: gives an account of a stopped world a role. */
@Command(
        name = "role",
        description = "Gives somebody of a stopped world a role.",
        mixinStandardHelpOptions = true)
final class RoleOf implements Callable<Integer> {
    private static final String ROLES =
            Role.toGive().stream().map(Role::word).collect(Collectors.joining(", "));

    @Mixin private final Folders folders = new Folders();

    @Parameters(index = "0", paramLabel = "NAME", description = "of the account")
    private String name = "";

    @Parameters(
            index = "1",
            paramLabel = "ROLE",
            description = "player, helper, builder, admin or owner")
    private String roleWord = "";

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var role =
                Role.named(roleWord)
                        .filter(Role.toGive()::contains)
                        .orElseThrow(() -> mistake("ROLE: " + roleWord, "one of " + ROLES));
        var line = spec.commandLine();
        // Opening would make a world where there is none.
        var report = Database.verify(folders.data(), Features.tables());
        if (!report.sound()) {
            report.lines().forEach(line.getErr()::println);
            return ExitCode.SURROUNDINGS;
        }
        try (var database = Database.open(folders.data(), false, Features.tables())) {
            var account =
                    database.accounts()
                            .byName(name)
                            .orElseThrow(() -> mistake("NAME: " + name, "somebody who exists"));
            if (!database.accounts().setRole(account.id(), role.word(), Role.OWNER.word()))
                throw mistake("NAME: " + account.name(), "somebody who is not the last owner");
            line.getOut().println(account.name() + " is " + role.word() + " now.");
        }
        return ExitCode.OK;
    }

    private ParameterException mistake(String what, String expected) {
        return new ParameterException(spec.commandLine(), what + " (expected: " + expected + ")");
    }
}
