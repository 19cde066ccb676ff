package emberdelve.server.cli;

import emberdelve.config.read.Problems;
import emberdelve.config.settings.SettingsLoader;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;

/** {@code emberdelve status}: tells how a running server does, as its admin port says. */
@Command(
        name = "status",
        description = "Tells how the running server does.",
        mixinStandardHelpOptions = true)
final class Status implements Callable<Integer> {
    private static final Duration WITHIN = Duration.ofSeconds(10);

    @Mixin private final Folders folders = new Folders();

    @Option(
            names = "--admin-port",
            paramLabel = "PORT",
            converter = PortNumber.class,
            description = "its admin port on this machine (default: that of server.yaml)")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "draws the last hour into that file, too")
    private Optional<Path> svg = Optional.empty();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        var at = port.orElseGet(this::portOfSettings);
        var line = spec.commandLine();
        try {
            var ready = get(at, "/ready");
            line.getOut().print(ready.text());
            line.getOut().print(get(at, "/lag").text());
            if (svg.isPresent()) Files.writeString(svg.get(), get(at, "/status.svg").text());
            line.getOut().flush();
            return ready.status() == HttpURLConnection.HTTP_OK
                    ? ExitCode.OK
                    : ExitCode.SURROUNDINGS;
        } catch (IOException failure) {
            line.getErr()
                    .println(
                            "emberdelve: nothing answers on port "
                                    + at
                                    + " of this machine ("
                                    + failure.getMessage()
                                    + "); start the server, or name its port by --admin-port");
            return ExitCode.SURROUNDINGS;
        }
    }

    private int portOfSettings() {
        var problems = new Problems();
        var settings = SettingsLoader.load(folders.serverYaml(), problems);
        return settings.map(read -> read.admin().port())
                .orElseThrow(() ->
                        new ParameterException(
                                spec.commandLine(),
                                folders.serverYaml()
                                        + ": has mistakes (./emberdelve check tells them); name the"
                                        + " port by --admin-port"));
    }

    /** An answer; {@code status}: of HTTP. */
    private record Said(int status, String text) {}

    private static Said get(int port, String path) throws IOException {
        var asked =
                (HttpURLConnection)
                        URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
        asked.setConnectTimeout((int) WITHIN.toMillis());
        asked.setReadTimeout((int) WITHIN.toMillis());
        var status = asked.getResponseCode();
        try (var body = isGood(status) ? asked.getInputStream() : asked.getErrorStream()) {
            return new Said(status, text(body));
        }
    }

    private static boolean isGood(int status) {
        return status < HttpURLConnection.HTTP_BAD_REQUEST;
    }

    private static String text(InputStream body) throws IOException {
        return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }
}
