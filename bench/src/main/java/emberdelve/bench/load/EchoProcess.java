package emberdelve.bench.load;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The bare echo, in a process of its own: nothing on Netty can be much quicker. */
final class EchoProcess implements Opponent {
    private final Launched launched;

    private EchoProcess(Launched launched) {
        this.launched = launched;
    }

    /**
     * Returns when it listens.
     *
     * @param folder for its notes
     */
    static EchoProcess start(Path folder, Scene scene) throws IOException {
        var java = ProcessHandle.current().info().command().orElse("java");
        var pauses = folder.resolve("echo-pauses.log");
        var command =
                List.of(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        Launched.notingPauses(pauses),
                        "-cp",
                        System.getProperty("java.class.path"),
                        EchoServer.class.getName(),
                        scene.isCrowd() ? EchoServer.TO_ALL : EchoServer.TO_ONE);
        return new EchoProcess(Launched.start(command, "", pauses));
    }

    @Override
    public Launched launched() {
        return launched;
    }

    @Override
    public String name() {
        return "bare Netty echo";
    }

    @Override
    public List<Step> login(int number, Scene scene, boolean known) {
        return List.of();
    }

    @Override
    public String lookAnswer() {
        return "look";
    }
}
