package emberdelve.server.feature.look;

import emberdelve.server.gmcp.DataPage;
import emberdelve.server.gmcp.DataPage.Part;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.VitalsView;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The reader's own character for client programs. */
final class CharData {
    /** The names of the fields of {@code Char.Status} for a screen. */
    static final Map<String, String> STATUS_VARS = statusVars();

    static final DataPage<VitalsView> VITALS =
            DataPage.of("VITALS", VitalsView.class, "Char.Vitals", CharData::vitals);

    static final DataPage<ScoreView> SCORE =
            new DataPage<>(
                    "SCORE",
                    ScoreView.class,
                    List.of(
                            Part.of("Char.Name", CharData::name),
                            Part.beside("Char.StatusVars", _ -> CharData.STATUS_VARS),
                            Part.of("Char.Status", CharData::status),
                            Part.of("Char.Stats", CharData::stats)));

    private CharData() {}

    record Vitals(
            int hp, int maxhp, long xp, long tnl, long gold, boolean fighting, String string) {}

    record Name(String name, String fullname) {}

    static Vitals vitals(VitalsView view) {
        return new Vitals(
                view.hp(),
                view.maxHp(),
                view.xp(),
                view.toNextLevel(),
                view.gold(),
                view.fighting(),
                "HP " + view.hp() + " of " + view.maxHp());
    }

    static Name name(ScoreView view) {
        return new Name(view.who().name(), view.who().name());
    }

    /** The status under the keys that programs know, which no record's components could have. */
    static Map<String, Object> status(ScoreView view) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("name", view.who().name());
        fields.put("class", view.characterClass());
        fields.put("level", view.vitals().level());
        fields.put("xp", view.vitals().xp());
        fields.put("tnl", view.vitals().toNextLevel());
        fields.put("gold", view.vitals().gold());
        fields.put("attack", view.stats().attack());
        fields.put("defense", view.stats().defense());
        fields.put("speed", view.stats().speed());
        fields.put("vision", view.stats().vision());
        fields.put("choices", view.choicesLeft());
        return fields;
    }

    static Map<String, Integer> stats(ScoreView view) {
        return view.abilities().byWord();
    }

    private static Map<String, String> statusVars() {
        var names = new LinkedHashMap<String, String>();
        names.put("name", "Name");
        names.put("class", "Class");
        names.put("level", "Level");
        names.put("xp", "Experience");
        names.put("tnl", "To next level");
        names.put("gold", "Gold");
        names.put("attack", "Attack");
        names.put("defense", "Defense");
        names.put("speed", "Speed");
        names.put("vision", "Vision");
        names.put("choices", "Choices");
        return names;
    }
}
