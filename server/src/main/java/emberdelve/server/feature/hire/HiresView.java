package emberdelve.server.feature.hire;

import emberdelve.server.view.View;

import java.util.List;

/**
 * Whom one can hire.
 *
 * @param keeper as a sentence begins with it
 * @param gold the reader's
 */
public record HiresView(String keeper, List<Line> lines, long gold) implements View {
    /**
     * @param price for this reader
     */
    public record Line(String name, long price, long minutes) {}
}
