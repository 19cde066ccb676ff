package emberdelve.server.feature.duel;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Sagas that are fought and never told. */
final class SagaOf {
    private SagaOf() {}

    static Saga names(List<String> names, Saga.Weapon weapon) {
        return new Saga(
                Duration.ofSeconds(60),
                Duration.ofSeconds(5),
                30,
                names,
                List.of(Pronouns.values()),
                List.of(Alignment.values()),
                List.of(weapon),
                List.of("the bridge"),
                Map.of());
    }
}
