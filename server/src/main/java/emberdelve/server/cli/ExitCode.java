package emberdelve.server.cli;

/** The code with which the process ends, so that scripts need not read its words. */
final class ExitCode {
    /** Done, or stopped in order. */
    static final int OK = 0;

    /** A fault of ours. */
    static final int FAULT = 1;

    /** Settings, content or the command line have a mistake. */
    static final int MISTAKE = 2;

    /** Storage, port or memory do not play along. */
    static final int SURROUNDINGS = 3;

    private ExitCode() {}
}
