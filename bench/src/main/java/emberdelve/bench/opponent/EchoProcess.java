package emberdelve.bench.opponent;

import emberdelve.server.bot.Step;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/** The bare echo, in a process of its own; no server on Netty can be much quicker. */
public final class EchoProcess implements Opponent {
    private final Launched launched;

    private EchoProcess(Launched launched) {
        this.launched = launched;
    }

    /**
     * Starts the echo; returns when it listens.
     *
     * @param folder for its notes
     * @param toAll whether each line is told to everybody, as in a crowd
     */
    public static EchoProcess start(Path folder, boolean toAll) {
        var pauses = folder.resolve(toAll ? "echo-to-all-pauses.log" : "echo-pauses.log");
        var command =
                Launched.java(
                        pauses,
                        List.of(),
                        EchoServer.class.getName(),
                        List.of(toAll ? EchoServer.TO_ALL : EchoServer.TO_ONE));
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
    public List<Step> login(int number, boolean known) {
        return List.of();
    }

    @Override
    public List<Step> walk(int hall, boolean known) {
        return List.of();
    }

    @Override
    public String lookAnswer() {
        return "look";
    }

    /** A part of a line that nobody types, because the echo refuses nothing. */
    @Override
    public String refusal() {
        return "\0";
    }

    @Override
    public OptionalLong ticks() {
        return OptionalLong.empty();
    }
}
