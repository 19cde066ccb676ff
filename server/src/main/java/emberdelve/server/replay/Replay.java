package emberdelve.server.replay;

import emberdelve.config.content.Content;
import emberdelve.db.row.Table;
import emberdelve.server.feature.Features;
import emberdelve.server.game.LoneGame;
import emberdelve.server.game.Opening;
import emberdelve.server.kernel.Guard;
import emberdelve.server.link.NotationReader;
import emberdelve.server.offer.Dispatch;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/** The replay of a recorded game, compared tick by tick. */
public final class Replay {
    private static final int HEX = 16;

    /** The rows that a world may begin with, or be told of, and the messages of features. */
    static final List<Class<?>> ROWS =
            Stream.concat(
                            Features.tables().all().stream().<Class<?>>map(Table::row),
                            Features.registry().dispatches().stream().<Class<?>>map(Dispatch::kind))
                    .toList();

    private final Content content;
    private final int inputsAtOnce;
    private final LongConsumer progress;
    private final Contents contents;
    private long faults;
    private long ticks;
    private long hash;

    /**
     * @param content the content of today
     * @param contents the contents with which the game began or went on, where they are not that of
     *     today
     * @param inputsAtOnce the number of inputs between two ticks that are run in one go; it must
     *     make no difference
     * @param progress the listener that is told the number of each tick
     */
    public Replay(Content content, Contents contents, int inputsAtOnce, LongConsumer progress) {
        this.content = content;
        this.contents = contents;
        this.inputsAtOnce = inputsAtOnce;
        this.progress = progress;
    }

    /** The result of a replay. */
    public sealed interface Result {
        /**
         * The finding that it is the same game.
         *
         * @param hash the hash of the last tick
         * @param faults deeds that failed and were caught, as they were the first time
         */
        record Same(long ticks, long hash, long faults) implements Result {}

        /** The finding that from that tick on it is another game. */
        record Differs(long tick, long recorded, long played) implements Result {}

        /** The finding that it was played with other content, and cannot be compared. */
        record OtherContent(String recorded, String present) implements Result {}

        /**
         * The finding that the log cannot be read. {@code line}: the number of the wrong line, from
         * 1.
         */
        record Unreadable(long line, String why) implements Result {}
    }

    /**
     * Plays the whole recording. Its last line may be cut, as a kill leaves it.
     *
     * @throws IOException if reading fails
     */
    public Result run(BufferedReader log) throws IOException {
        if (!InputLog.HEAD.equals(log.readLine()))
            return new Result.Unreadable(1, "(expected: " + InputLog.HEAD + ")");
        var first = log.readLine();
        if (first == null) return new Result.Unreadable(2, "nothing was recorded");
        var number = 2L;
        try {
            var opening = NotationReader.read(Opening.class, first, ROWS);
            var begun = begun(opening);
            if (begun.isEmpty())
                return new Result.OtherContent(opening.contentVersion(), content.version());
            var game = LoneGame.replay(opening, begun.get(), Features.registry(), listener());
            var inputs = new RecordedInputs(game.editions(), contents);
            var waiting = 0;
            for (var line = log.readLine(); line != null; ) {
                number++;
                var next = log.readLine();
                // A last line that is not the end may have been cut by a kill.
                if (next == null || line.equals(InputLog.END)) break;
                if (line.charAt(0) == InputLog.TICK) {
                    var result = tick(game, line);
                    if (result instanceof Result.Differs) return result;
                    waiting = 0;
                } else {
                    game.offer(inputs.input(line));
                    if (++waiting % inputsAtOnce == 0) game.serve();
                }
                line = next;
            }
            return new Result.Same(ticks, hash, faults);
        } catch (IllegalArgumentException | IndexOutOfBoundsException wrong) {
            return new Result.Unreadable(number, String.valueOf(wrong.getMessage()));
        }
    }

    /** The content with which the game began, which may have been reloaded since. */
    private Optional<Content> begun(Opening opening) {
        return opening.contentVersion().equals(content.version())
                ? Optional.of(content)
                : contents.of(opening.contentVersion());
    }

    private Result tick(LoneGame game, String line) {
        var gap = line.indexOf(' ');
        var recordedTick = Long.parseLong(line.substring(1, gap));
        var recordedHash = Long.parseUnsignedLong(line.substring(gap + 1), HEX);
        game.tick();
        var now = game.world().now();
        hash = TickHash.of(game.world());
        progress.accept(now);
        if (now != recordedTick || hash != recordedHash)
            return new Result.Differs(recordedTick, recordedHash, hash);
        ticks++;
        return new Result.Same(ticks, hash, faults);
    }

    private Guard.FaultListener listener() {
        return (_, _, _, _) -> faults++;
    }
}
