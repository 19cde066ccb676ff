package emberdelve.server.feature.quest;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.trigger.Memory;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.replay.Replay;

import org.junit.jupiter.api.AfterEach;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Quests of the shipped content are played to their ends, and every play replays identically. */
abstract class QuestPlay {
    final Troupe play;

    QuestPlay(Content content, long seed) {
        play = new Troupe(content, seed);
    }

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    boolean carries(String who, String item) {
        return play.actor(who).pack().items().stream()
                .anyMatch(carried -> carried.type().id().equals(item));
    }

    Optional<String> stage(String who, String quest) {
        return play.world().part(Quests.class).of(play.actor(who).id()).stage(quest);
    }

    Optional<String> ending(String who, String quest) {
        return play.world().part(Quests.class).of(play.actor(who).id()).ending(quest);
    }

    Map<String, String> remembers(String place) {
        return play.world().part(Memory.class).ofPlaces().getOrDefault(place, Map.of());
    }
}
