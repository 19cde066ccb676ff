package emberdelve.bench.load;

import emberdelve.bench.play.Names;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Emberdelve itself: a process of its own, started by the launcher as anybody would. */
final class ServerProcess implements Opponent {
    private final Launched launched;

    private ServerProcess(Launched launched) {
        this.launched = launched;
    }

    /**
     * Returns when it listens.
     *
     * @param home the repository
     * @param folder for its world, settings and notes; a world that is there is played on
     * @param options for its JVM, such as {@code -Xmx128m}
     * @throws IllegalStateException if it ends instead; what it wrote is in the message
     */
    static ServerProcess start(Path home, Path folder, Scene scene, String options)
            throws IOException {
        var launcher = home.resolve("emberdelve").toAbsolutePath().toString();
        return start(List.of(launcher), home, folder, scene, options);
    }

    /** The same, begun by another command than the launcher. */
    static ServerProcess start(
            List<String> begin, Path home, Path folder, Scene scene, String options)
            throws IOException {
        var config = scene.isInHalls() ? folder.resolve("config") : home.resolve("bench/config");
        if (scene.isInHalls() && !Files.exists(config))
            Halls.write(home, Files.createDirectory(config));
        var pauses = folder.resolve("pauses.log");
        var command = new ArrayList<>(begin);
        command.addAll(
                List.of(
                        "--port", "0",
                        "--data", folder.resolve("data").toString(),
                        "--config", config.toAbsolutePath().toString()));
        var launched =
                Launched.start(command, Launched.notingPauses(pauses) + " " + options, pauses);
        return new ServerProcess(launched);
    }

    OutputStream console() {
        return launched.console();
    }

    /** From the command to the port that listens. */
    Duration started() {
        return launched.started();
    }

    @Override
    public Launched launched() {
        return launched;
    }

    @Override
    public String name() {
        return "Emberdelve";
    }

    @Override
    public List<Step> login(int number, Scene scene, boolean known) {
        var password = "correct horse " + number;
        var talk = new ArrayList<Step>();
        if (known) {
            talk.add(Step.of("Name: ", Names.of(number)));
            talk.add(Step.of("Password: ", password));
        } else {
            talk.add(Step.of("Name: ", "new"));
            talk.add(Step.of("Name, ENTER", Names.of(number)));
            talk.add(Step.of("New password: ", password));
            talk.add(Step.of("Same password again: ", password));
            talk.add(Step.of("Choice, ENTER for 1: ", ""));
            talk.add(Step.of("Choice, ENTER for yes: ", "yes"));
        }
        talk.addAll(place(number, scene, known));
        return talk;
    }

    @Override
    public String lookAnswer() {
        return Halls.NAME;
    }

    /** Goes to its hall; the last step has no answer: it waits until the player is there. */
    private static List<Step> place(int number, Scene scene, boolean known) {
        if (!scene.isInHalls()) return List.of(Step.of("Exits:"));
        var way = Halls.way(scene.hall(number));
        var there = Step.of(title(scene.hall(number)));
        if (known || way.isEmpty()) return List.of(there);
        return List.of(new Step(title(0), way), there);
    }

    private static String title(int hall) {
        return String.format(Locale.ROOT, "%s %d (safe)", Halls.NAME, hall);
    }
}
