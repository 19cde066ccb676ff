package emberdelve.server.rule.sanction;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Sanction;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The clock outside may jump, and come back: what it ended meanwhile holds again. */
class WrongClockTest {
    private static final long NOON = 1_700_000_000;
    private static final long HOUR = 3_600;
    private static final long DAY = 24 * HOUR;

    private final Scenario play = Scenario.on("[den @& b ]--[hall]");
    private final Actor mira = play.hero();
    private final Sanctions sanctions = play.world.part(Sanctions.class);

    private Sanction laid(Sanction.Kind kind, Actor on, long until) {
        var account = ((Nature.PlayerCharacter) on.nature()).accountId();
        var sanction =
                new Sanction(
                        play.world.ids().give(),
                        kind,
                        Optional.of(account),
                        on.name(),
                        "spam",
                        "Warden",
                        "admin",
                        sanctions.second(),
                        Optional.of(until));
        assertThat(sanctions.lay(sanction)).isTrue();
        return sanction;
    }

    @Test
    void whatAJumpEndsHoldsAgainWhenTheClockIsSetBack() {
        sanctions.timeIs(NOON);
        var hour = laid(Sanction.Kind.MUTE, mira, NOON + HOUR);
        var week = laid(Sanction.Kind.MUTE, play.hero('&'), NOON + 7 * DAY);

        assertThat(sanctions.timeIs(NOON + DAY))
                .isEqualTo(new Sanctions.Turned(List.of(hour), List.of()));
        assertThat(sanctions.of(mira, Sanction.Kind.MUTE)).isEmpty();
        assertThat(sanctions.all()).containsExactly(week);

        assertThat(sanctions.timeIs(NOON + 1))
                .isEqualTo(new Sanctions.Turned(List.of(), List.of(hour)));
        assertThat(sanctions.of(mira, Sanction.Kind.MUTE)).contains(hour);
        assertThat(sanctions.all()).containsExactly(hour, week);
        assertThat(sanctions.timeIs(NOON + HOUR - 1).over()).isEmpty();
        assertThat(sanctions.timeIs(NOON + HOUR).over()).containsExactly(hour);
    }

    @Test
    void aClockThatBeginsAnewEndsNothingEarlier() {
        sanctions.timeIs(NOON);
        var hour = laid(Sanction.Kind.BAN, mira, NOON + HOUR);
        sanctions.timeIs(0);

        assertThat(sanctions.all()).containsExactly(hour);
        assertThat(sanctions.timeIs(NOON + 60).over()).isEmpty();
        assertThat(sanctions.all()).containsExactly(hour);
    }

    @Test
    void whoIsFrozenAgainStandsStill() {
        sanctions.timeIs(NOON);
        laid(Sanction.Kind.FREEZE, mira, NOON + HOUR);
        sanctions.timeIs(NOON + DAY);
        assertThat(sanctions.isFrozen(mira)).isFalse();
        play.types("kill bat").ticks(20);
        assertThat(mira.combat().isFighting()).isTrue();

        sanctions.timeIs(NOON);

        assertThat(sanctions.isFrozen(mira)).isTrue();
        assertThat(mira.combat().isFighting()).isFalse();
        sanctions.timeIs(NOON + HOUR);
        assertThat(sanctions.isFrozen(mira)).isFalse();
        play.ends();
    }

    @Test
    void aNewOneTakesThePlaceOfOneThatIsOver() {
        sanctions.timeIs(NOON);
        laid(Sanction.Kind.MUTE, mira, NOON + HOUR);
        sanctions.timeIs(NOON + DAY);
        var later = laid(Sanction.Kind.MUTE, mira, NOON + 2 * DAY);
        sanctions.timeIs(NOON);

        assertThat(sanctions.all()).containsExactly(later);
    }

    @Test
    void whoDecidesAtTheDoorIsToldOfThoseThatAreOver() {
        var told = new ArrayList<List<Sanction>>();
        sanctions.listen(told::add);
        sanctions.timeIs(NOON);
        var ban = laid(Sanction.Kind.BAN, mira, NOON + HOUR);
        sanctions.timeIs(NOON + DAY);
        var other = laid(Sanction.Kind.BAN, play.hero('&'), NOON + 2 * DAY);

        assertThat(told.getLast()).containsExactly(ban, other);
    }

    @Test
    void theOneThatHasBeenOverForLongestMakesRoom() {
        sanctions.timeIs(NOON);
        for (var id = 1L; id <= Sanctions.SANCTIONS_MAX; id++)
            assertThat(sanctions.lay(ban(id, NOON + id))).isTrue();
        assertThat(sanctions.lay(ban(20_000, NOON + DAY))).as("all hold").isFalse();

        sanctions.timeIs(NOON + 2);
        assertThat(sanctions.lay(ban(20_001, NOON + DAY))).isTrue();
        assertThat(sanctions.lay(ban(20_002, NOON + DAY))).isTrue();
        assertThat(sanctions.lay(ban(20_003, NOON + DAY))).isFalse();
    }

    private static Sanction ban(long id, long until) {
        return new Sanction(
                id,
                Sanction.Kind.BAN,
                Optional.empty(),
                "192.0.2." + id,
                "bots",
                "console",
                "owner",
                NOON,
                Optional.of(until));
    }
}
