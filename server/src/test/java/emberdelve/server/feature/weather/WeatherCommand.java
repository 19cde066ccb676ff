package emberdelve.server.feature.weather;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code weather}: looks at the sky. Takes no time. */
record WeatherCommand() implements Command.Free {
    static final Verb VERB = Verb.of(Verb.Kind.SEE, "weat*her").alone(WeatherCommand::new);

    @Override
    public Reply run(Scene scene) {
        scene.emit(new WeatherEvent.Watched(scene.self().named()));
        return Reply.of(WeatherView.of(scene.world()));
    }
}
