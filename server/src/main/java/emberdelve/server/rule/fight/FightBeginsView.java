package emberdelve.server.rule.fight;

import emberdelve.server.model.Named;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The beginning of a fight in which the reader takes part.
 *
 * @param enemies those who fight and are not of the reader's group
 */
public record FightBeginsView(List<Named> enemies) implements View {
    public FightBeginsView {
        enemies = List.copyOf(enemies);
    }
}
