package emberdelve.protocol.telnet;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.option.Naws;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.style.Shape;

import java.util.Optional;

/**
 * The peer's screen as far as it matters to what we send: its size, what it shows, and where the
 * cursor was left.
 *
 * <p>Thread: its connection's event loop.
 */
final class Screen {
    private final int fallbackColumns;
    private int windowColumns;
    private int chosenColumns;
    private ColorDepth colors;
    private Optional<ColorDepth> chosenColors = Optional.empty();
    private LinkSupport links = LinkSupport.NONE;
    private Optional<LinkSupport> chosenLinks = Optional.empty();
    private TextCode code;
    private Shape shape;
    private boolean readAloud;
    private boolean atPrompt;
    private boolean promptMarked;

    Screen(int fallbackColumns, TelnetOptions assumed) {
        this.fallbackColumns = fallbackColumns;
        this.colors = assumed.colorsByDefault();
        this.code = assumed.utf8ByDefault() ? TextCode.UTF_8 : TextCode.ASCII;
        this.shape = new Shape(fallbackColumns, colors, links, code);
    }

    /** The shape, which decides how a text is drawn. */
    Shape shape() {
        return shape;
    }

    private void reshape() {
        shape = new Shape(columns(), colors(), links(), code);
    }

    /**
     * Columns to wrap to: the user's choice, else the window's, else the fallback. What is read
     * aloud is not wrapped unless the user chose to: a voice would stop in mid-sentence.
     */
    int columns() {
        if (chosenColumns > 0) return chosenColumns;
        if (readAloud) return Shape.UNBROKEN;
        return windowColumns > 0 ? windowColumns : fallbackColumns;
    }

    ColorDepth colors() {
        return chosenColors.orElse(colors);
    }

    LinkSupport links() {
        return chosenLinks.orElse(links);
    }

    TextCode code() {
        return code;
    }

    boolean newlinePrompts() {
        return readAloud;
    }

    /** Whether the cursor stands behind a prompt, so that a line must not begin there. */
    boolean atPrompt() {
        return atPrompt;
    }

    void windowColumns(int columns) {
        windowColumns = columns;
        reshape();
    }

    void chooseColumns(int columns) {
        chosenColumns =
                columns == Shape.UNBROKEN ? columns : Naws.clampColumns(Math.max(columns, 0));
        reshape();
    }

    void chooseColors(ColorDepth depth) {
        chosenColors = Optional.of(depth);
        reshape();
    }

    void followColors() {
        chosenColors = Optional.empty();
        reshape();
    }

    void chooseLinks(LinkSupport support) {
        chosenLinks = Optional.of(support);
        reshape();
    }

    /**
     * Takes whether the user listens: then prompts end with a new line, and lines are not wrapped.
     */
    void readAloud(boolean on) {
        readAloud = on;
        reshape();
    }

    void abilities(TelnetEvent.Abilities abilities) {
        colors = abilities.colors();
        links = abilities.links();
        code = abilities.code();
        reshape();
    }

    void atPrompt(boolean now) {
        atPrompt = now;
        promptMarked = false;
    }

    /** Whether the cursor stands behind a prompt that was not marked for the peer. */
    boolean hasUnmarkedPrompt() {
        return atPrompt && !promptMarked;
    }

    /** Notes that the end of the prompt was marked for the peer. */
    void promptMarked() {
        promptMarked = true;
    }
}
