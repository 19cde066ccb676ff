package emberdelve.server.rule.fight;

import emberdelve.server.text.Sheet;

import java.util.Map;

/** The line that a fight begins, and with whom. */
final class FightBeginsPage {
    private FightBeginsPage() {}

    static void write(FightBeginsView view, Sheet sheet) {
        var names = String.join(", ", Fighters.names(view.enemies(), sheet));
        sheet.add("view.fight-begins", Map.of("enemies", names));
    }
}
