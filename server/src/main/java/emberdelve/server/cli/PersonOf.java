package emberdelve.server.cli;

import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.game.StoppedErasure;
import emberdelve.server.person.PersonExport;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * {@code emberdelve person NAME --export FILE}, {@code emberdelve person NAME --erase}: all that a
 * stopped world keeps of a person.
 */
@Command(
        name = "person",
        description = {
            "Writes all that a stopped world keeps of a person as JSON, or erases the person.",
            "Both are written to the audit. There is no undo for erasing but a backup."
        },
        mixinStandardHelpOptions = true)
final class PersonOf implements Callable<Integer> {
    @Mixin private final Folders folders = new Folders();

    @Parameters(
            index = "0",
            paramLabel = "NAME",
            description = "of one of the characters, or of the account")
    private String name = "";

    @Option(
            names = "--export",
            paramLabel = "FILE",
            description = "where to write; must not be there yet")
    private Optional<Path> export = Optional.empty();

    @Option(
            names = "--erase",
            description = "the account and its characters go; what others own stays, without names")
    private boolean erase;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws IOException {
        if (export.isPresent() == erase)
            throw mistake("person " + name, "either --export FILE or --erase");
        if (export.filter(Files::exists).isPresent())
            throw mistake("--export: " + export.get(), "a file that is not there yet");
        if (erase) return erase();

        StoppedWorld.requireSound(folders.data());
        try (var database = Database.open(folders.data(), false, Features.tables())) {
            export(database, export.orElseThrow());
        }
        return ExitCode.OK;
    }

    private void export(Database database, Path file) throws IOException {
        var account = account(database);
        var now = Instant.now();
        var kinds = Features.registry().stored();
        var rows = new PersonExport(database, kinds).write(account, now, file);
        database.persons().noteExport(account.id(), now);
        say(file + ": " + rows + (rows == 1 ? " row" : " rows"));
    }

    private int erase() {
        var loaded = Loaded.from(folders, spec.commandLine().getErr());
        if (loaded.isEmpty()) return ExitCode.MISTAKE;
        StoppedWorld.requireSound(folders.data());
        try (var database = Database.open(folders.data(), false, Features.tables())) {
            var account = account(database);
            var owners = database.accounts().ofRole(Role.OWNER.word());
            if (owners.equals(Set.of(account.id())))
                throw mistake("NAME: " + account.name(), "somebody who is not the last owner");
            var gone =
                    StoppedErasure.erase(
                            database,
                            loaded.get().settings(),
                            loaded.get().content(),
                            Features.registry(),
                            account);
            var count = gone.characters().size();
            say(
                    "Erased: account "
                            + account.id()
                            + ", with "
                            + count
                            + (count == 1 ? " character." : " characters."));
        }
        return ExitCode.OK;
    }

    private AccountRow account(Database database) {
        return database.persons()
                .named(name)
                .orElseThrow(() -> mistake("NAME: " + name, "somebody who exists"));
    }

    private void say(String line) {
        var out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    private ParameterException mistake(String what, String expected) {
        return new ParameterException(spec.commandLine(), what + " (expected: " + expected + ")");
    }
}
