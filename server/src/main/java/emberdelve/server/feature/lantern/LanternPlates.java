package emberdelve.server.feature.lantern;

import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.view.Note;
import emberdelve.server.view.Text;
import emberdelve.server.view.View;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The texts about the lanterns: how many burn, and the plates of those who lit them. */
final class LanternPlates {
    /** The word of the room's detail that the plates stand under. */
    private static final String DETAIL = "lanterns";

    private LanternPlates() {}

    /** The reply to somebody who looks at the lanterns: it names the plates, but lists none. */
    static Reply summary(Lightings lightings, Scene scene) {
        var lines = new ArrayList<View>();
        var detail = scene.room().template().details().get(DETAIL);
        if (detail != null) lines.add(new Text(DETAIL, detail));
        lines.add(count(lightings));
        if (!lightings.all().isEmpty()) lines.add(Note.of("lantern.plates"));
        return new Reply(List.copyOf(lines), false);
    }

    /** The reply to somebody who reads the plates: each of them, and how to light a lantern. */
    static Reply list(Lightings lightings, Scene scene) {
        return new Reply(List.copyOf(lines(lightings, scene)), false);
    }

    private static List<Note> lines(Lightings lightings, Scene scene) {
        var lines = new ArrayList<Note>();
        lines.add(count(lightings));
        for (var lantern : lightings.finished())
            lines.add(plate("lantern.finished", lantern, lightings));
        for (var lantern : lightings.burning())
            lines.add(plate("lantern.plate", lantern, lightings));
        if (lightings.burning().isEmpty()) lines.add(Note.of("lantern.no-plates"));
        var plan = lightings.plan();
        var oil = scene.world().content().items().get(plan.oil());
        if (oil != null)
            lines.add(
                    Note.of(
                            "lantern.how",
                            Map.of(
                                    "item",
                                    oil.name(),
                                    "room",
                                    scene.world().map().room(plan.room()).template().name())));
        return lines;
    }

    private static Note count(Lightings lightings) {
        return Note.of(
                "lantern.count",
                Map.of(
                        "lit", Integer.toString(lightings.lit()),
                        "count", Integer.toString(lightings.count())));
    }

    private static Note plate(String key, Lantern lantern, Lightings lightings) {
        return Note.of(
                key,
                Map.of(
                        "round", Integer.toString(lantern.round()),
                        "number", Integer.toString(lantern.number()),
                        "shaft", lightings.shaft(lantern.number()),
                        "who", lantern.name(),
                        "day", LocalDate.ofEpochDay(lantern.day()).toString()));
    }
}
