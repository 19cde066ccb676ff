package emberdelve.server.feature.sky;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

import java.util.Map;

/** {@code weather}: shows the weather under the open sky. Takes no time. */
record WeatherCommand() implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SEE, "weat*her").alone(WeatherCommand::new);

    @Override
    public Reply run(Scene scene) {
        var heavens = scene.world().part(Heavens.class);
        if (heavens.sky().isEmpty()) return Reply.note("sky.none");
        if (!scene.room().template().sky().open()) return Reply.note("sky.roof");
        var sky = heavens.sky().get();
        var hour = sky.at(heavens.hourOfDay()).name();
        var weather = heavens.kind(sky).seems().strip();
        return heavens.date()
                .map(date ->
                        Reply.note(
                                "sky.now-season",
                                Map.of(
                                        "hour", hour,
                                        "weather", weather,
                                        "season", date.season().name())))
                .orElse(Reply.note("sky.now", Map.of("hour", hour, "weather", weather)));
    }
}
