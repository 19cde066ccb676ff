package emberdelve.server.feature.hire;

import emberdelve.server.view.View;

import java.util.List;

/**
 * The hirelings that can be hired.
 *
 * @param keeper in the form that begins a sentence
 * @param gold in the reader's purse
 */
public record HiresView(String keeper, List<Line> lines, long gold) implements View {
    /**
     * @param price for this reader
     */
    public record Line(String name, long price, long minutes) {}
}
