package emberdelve.server.session;

import emberdelve.server.rule.writing.Writings;
import emberdelve.server.time.TokenBucket;

/**
 * The allowance of one session: how many lines it may send. A text has an allowance of its own,
 * because it is pasted in one piece; beyond it its lines count as commands do. Thread: its
 * session's.
 */
final class Allowance {
    /** The longest text twice, in lines; so many come back each second as commands do. */
    static final int TEXT_LINES_BURST = 120;

    /** The allowance of what ends texts: no flood of lines may take the last dot's place. */
    static final int TEXT_ENDS_BURST = 10;

    private final InputRate rate;
    private final TokenBucket commands;
    private final TokenBucket textLines;
    private final TokenBucket textEnds;

    Allowance(InputRate rate) {
        this.rate = rate;
        commands = rate.bucket();
        textLines = rate.bucket(TEXT_LINES_BURST);
        textEnds = rate.bucket(TEXT_ENDS_BURST);
    }

    boolean takesCommand() {
        return rate.take(commands);
    }

    /** A line of a text, which fits, or what ends it. */
    boolean takesOfText(String line) {
        var own = Writings.mayEnd(line.strip()) ? textEnds : textLines;
        return rate.take(own) || takesCommand();
    }
}
