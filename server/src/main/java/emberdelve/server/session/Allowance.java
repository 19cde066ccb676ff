package emberdelve.server.session;

import emberdelve.server.rule.writing.Writings;
import emberdelve.server.time.TokenBucket;

/**
 * The allowance of one session: how many lines it may send. The lines of a text have an allowance
 * of their own, because a text is pasted in one piece; lines beyond it count as commands. Thread:
 * its session's.
 */
final class Allowance {
    /**
     * The lines of a text that may come at once: twice the longest text. They are allowed again as
     * fast as commands are.
     */
    static final int TEXT_LINES_BURST = 120;

    /**
     * The lines that end texts which may come at once: counted apart, so that no flood of other
     * lines keeps out the last dot.
     */
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

    /**
     * Whether the session may send this line, which fits into the text or ends it; counts the line.
     */
    boolean takesOfText(String line) {
        var own = Writings.mayEnd(line.strip()) ? textEnds : textLines;
        return rate.take(own) || takesCommand();
    }
}
