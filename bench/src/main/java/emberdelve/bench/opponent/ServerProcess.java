package emberdelve.bench.opponent;

import emberdelve.server.bot.LogIn;
import emberdelve.server.bot.Step;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Emberdelve itself, in a process of its own. */
public final class ServerProcess implements Opponent {
    /** The tick of the world of {@code bench/config}, which has the default. */
    public static final Duration TICK = Duration.ofMillis(200);

    /** A part of {@code input.too-fast} in the messages that ship. */
    static final String REFUSAL = "That was too much at once";

    private static final int PASSWORDS_AT_ONCE = 100;

    private static final String MAIN = "emberdelve.server.Main";

    /** The part of the answer of the console's {@code health} that tells the world's ticks. */
    private static final Pattern TICKS = Pattern.compile("Safe up to tick \\d+ of (\\d+)");

    private static final Duration CONSOLE_WITHIN = Duration.ofSeconds(2);

    private final Launched launched;
    private final Venue venue;
    private final String name;
    private final Consumer<OutputStream> beginning;

    private ServerProcess(
            Launched launched, Venue venue, String name, Consumer<OutputStream> beginning) {
        this.launched = launched;
        this.venue = venue;
        this.name = name;
        this.beginning = beginning;
    }

    private ServerProcess(Launched launched, Venue venue) {
        this(launched, venue, "Emberdelve", _ -> {});
    }

    /**
     * This server under another name; {@code beginning}: what types at its console once the
     * measured time begins.
     */
    ServerProcess slowed(String otherName, Consumer<OutputStream> beginning) {
        return new ServerProcess(launched, venue, otherName, beginning);
    }

    /**
     * Starts it by the launcher, as anybody would; returns when it listens.
     *
     * @param home the repository
     * @param folder for its world, settings and notes; a world that is there is played on
     * @param options for its JVM, such as {@code -Xmx128m}
     * @throws IllegalStateException if it ends instead; what it wrote is in the message
     */
    public static ServerProcess launch(Path home, Path folder, Venue venue, String options)
            throws IOException {
        var launcher = home.resolve("emberdelve").toAbsolutePath().toString();
        var pauses = folder.resolve("pauses.log");
        var command = new ArrayList<>(List.of(launcher));
        command.addAll(arguments(home, folder, venue));
        var everyOption = Launched.notingPauses(pauses) + " " + options;
        return new ServerProcess(Launched.start(command, everyOption, pauses), venue);
    }

    /**
     * Starts it from the class path of this process, for tests, where nothing is packed yet and
     * nothing is measured. Its code is compiled by the quick compiler alone, because compilers take
     * much of the processor time until it listens.
     */
    public static ServerProcess fromClassPath(Path home, Path folder, Venue venue)
            throws IOException {
        var options =
                List.of(
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Demberdelve.home=" + home.toAbsolutePath());
        return fromClassPath(home, folder, venue, options, MAIN);
    }

    /** Starts it from the class path of this process, with another main class. */
    static ServerProcess fromClassPath(
            Path home, Path folder, Venue venue, List<String> options, String main)
            throws IOException {
        var pauses = folder.resolve("pauses.log");
        var command = Launched.java(pauses, options, main, arguments(home, folder, venue));
        return new ServerProcess(Launched.start(command, "", pauses), venue);
    }

    private static List<String> arguments(Path home, Path folder, Venue venue) throws IOException {
        var config =
                switch (venue) {
                    case HALLS -> halls(home, folder);
                    case SHIPPED -> home.resolve("bench/config");
                    case PUBLIC -> asShipped(home, folder);
                };
        return List.of(
                "--port",
                "0",
                "--data",
                folder.resolve("data").toString(),
                "--config",
                config.toAbsolutePath().toString());
    }

    private static Path asShipped(Path home, Path folder) throws IOException {
        var shipped = home.toAbsolutePath().resolve("config");
        var config = folder.resolve("config");
        if (Files.exists(config)) return config;
        Files.createDirectories(config);
        Files.createSymbolicLink(config.resolve("content"), shipped.resolve("content"));
        var settings = Files.readString(shipped.resolve("server.yaml"));
        Files.writeString(
                config.resolve("server.yaml"), settings.replace("bind: \"::\"", "bind: 127.0.0.1"));
        return config;
    }

    private static Path halls(Path home, Path folder) throws IOException {
        var config = folder.resolve("config");
        if (!Files.exists(config)) Halls.write(home, Files.createDirectories(config));
        return config;
    }

    @Override
    public void begins() {
        beginning.accept(launched.console());
    }

    /** With the settings that ship, only so many passwords may wait to be hashed. */
    @Override
    public int comingAtOnce() {
        return venue == Venue.PUBLIC ? PASSWORDS_AT_ONCE : Opponent.super.comingAtOnce();
    }

    /** Its admin port, for whoever closes it again. */
    public Watch watch() {
        return new Watch(launched.adminPort());
    }

    @Override
    public Launched launched() {
        return launched;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<Step> login(int number, boolean known) {
        var talk = new ArrayList<>(LogIn.talk(number, known));
        talk.add(Step.of("Exits:"));
        return talk;
    }

    /** The last step answers nothing: it waits until the player is there. */
    @Override
    public List<Step> walk(int hall, boolean known) {
        if (venue != Venue.HALLS || known || hall == 0) return List.of();
        return List.of(new Step("", Halls.way(hall)), Step.of(title(hall)));
    }

    @Override
    public String lookAnswer() {
        return Halls.NAME;
    }

    @Override
    public String refusal() {
        return REFUSAL;
    }

    @Override
    public OptionalLong ticks() {
        var said = launched.ask("health", TICKS, CONSOLE_WITHIN);
        return said.map(Long::parseLong).map(OptionalLong::of).orElseGet(OptionalLong::empty);
    }

    private static String title(int hall) {
        return String.format(Locale.ROOT, "%s %d (safe)", Halls.NAME, hall);
    }
}
