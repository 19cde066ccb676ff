package emberdelve.server.cli;

/** The code with which the process ends, so that scripts need not read its words. */
final class ExitCode {
    /** The command is done, or the server has stopped in order. */
    static final int OK = 0;

    /** The program has a fault. */
    static final int FAULT = 1;

    /** Settings, content or the command line have a mistake. */
    static final int MISTAKE = 2;

    /** Storage, port or memory of the machine cannot be had. */
    static final int SURROUNDINGS = 3;

    private ExitCode() {}
}
