package emberdelve.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.model.ActorId;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What a player types goes into the world that has the character. */
final class WaysTest {
    private static final ActorId MIRA = new ActorId(7);
    private static final LinkId LINK = new LinkId(1, "192.0.2.7");

    private final Inbox town = new Inbox(100);
    private final Inbox mine = new Inbox(100);
    private final Ways ways = new Ways(List.of(town, mine));

    private static Input line(int number) {
        return new Input.Wrote(MIRA, Integer.toString(number), true);
    }

    @Test
    void whoIsNowhereIsAskedForInTheCapital() {
        var enter = new Input.Enter(LINK, Role.PLAYER, 1, MIRA.value());
        ways.add(enter);
        assertThat(town.drain()).containsExactly(enter);
        ways.lead(MIRA, 1);
        ways.add(enter);
        assertThat(mine.drain()).containsExactly(enter);
        ways.end(MIRA, 0);
        ways.add(line(1));
        assertThat(mine.drain()).as("another world has it").containsExactly(line(1));
        ways.end(MIRA, 1);
        ways.add(line(2));
        assertThat(town.drain()).containsExactly(line(2));
    }

    @Test
    void whatIsHeldGoesOnInItsOrderBehindWhatWasTypedBefore() {
        ways.lead(MIRA, 0);
        ways.hold(MIRA);
        ways.add(line(2));
        ways.hold(MIRA);
        ways.add(line(3));
        assertThat(town.isEmpty() && mine.isEmpty()).isTrue();
        ways.goOn(MIRA, 1, List.of(line(1)));
        ways.add(line(4));
        assertThat(mine.drain()).containsExactly(line(1), line(2), line(3), line(4));
    }

    @Test
    void soManyAreHeldAndTheNextIsRefusedButThatNobodyIsThereAnyMore() {
        ways.lead(MIRA, 0);
        ways.hold(MIRA);
        for (var number = 1; number <= Ways.HELD_MAX; number++)
            assertThat(ways.add(line(number))).isTrue();
        assertThat(ways.add(line(0))).isFalse();
        var lost = new Input.LinkLost(MIRA, LINK);
        assertThat(ways.add(lost)).isTrue();
        ways.goOn(MIRA, 1, List.of());
        assertThat(mine.drain()).hasSize(Ways.HELD_MAX + 1).endsWith(lost);
    }

    @Test
    void whereThereAreNoWorldsNothingIsSent() {
        var replay = new Ways(List.of());
        replay.goOn(MIRA, 0, List.of(line(1)));
        assertThat(replay.send(1, line(2))).isTrue();
    }
}
