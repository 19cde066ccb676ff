package emberdelve.server.text;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * The renderer of answers as lines, for the eye or for the ear; breaking them to the window's width
 * is left to the terminal. Safe for any thread.
 */
public final class Renderer {
    private final Phrasing phrasing;
    private final Narrator narrator;
    private final Map<Class<?>, Page<?>> pages;

    /**
     * @param narrator tells what happened, on pages that repeat it
     * @param pages the page of every view, by the view's class
     */
    public Renderer(Phrasing phrasing, Narrator narrator, Map<Class<?>, Page<?>> pages) {
        this.phrasing = phrasing;
        this.narrator = narrator;
        this.pages = pages;
    }

    /** The lines of the answer, from top to bottom; never empty. */
    public List<StyledText> show(View view, Reader reader) {
        var page = pages.get(view.getClass());
        if (page == null) throw new NoSuchElementException("no feature has a page for " + view);
        var sheet = new Sheet(phrasing, narrator, reader);
        page.write(view, sheet);
        return sheet.lines();
    }
}
