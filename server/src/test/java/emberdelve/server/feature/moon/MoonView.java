package emberdelve.server.feature.moon;

import emberdelve.server.kernel.World;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.View;

import java.util.Map;

/** What a look at the moon shows, to players and to their programs. */
record MoonView(Phase phase) implements View {
    /** Thread: world. */
    static MoonView of(World world) {
        return new MoonView(world.part(Moon.class).phase());
    }

    /** The page. */
    void writeTo(Sheet sheet) {
        sheet.add("moon.phase", Map.of("phase", sheet.words("moon." + phase.word(), Map.of())));
    }

    /** The same for programs. */
    Map<String, String> json() {
        return Map.of("phase", phase.word());
    }
}
