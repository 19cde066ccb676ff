package emberdelve.server.feature.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.TimeMode;
import emberdelve.server.model.ActorId;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

class DelveRowTest {
    private static final Optional<Long> DAY = Optional.of(20_000L);
    private static final Optional<Long> NONE = Optional.empty();

    @Test
    void everyColumnIsInItsDigest() {
        var rows =
                List.of(
                        row(7, 1, 2, "the Crypt", DAY, "1:Mira", true, false, NONE),
                        row(8, 1, 2, "the Crypt", DAY, "1:Mira", true, false, NONE),
                        row(7, 2, 2, "the Crypt", DAY, "1:Mira", true, false, NONE),
                        row(7, 1, 3, "the Crypt", DAY, "1:Mira", true, false, NONE),
                        row(7, 1, 2, "the Mine", DAY, "1:Mira", true, false, NONE),
                        row(7, 1, 2, "the Crypt", Optional.of(0L), "1:Mira", true, false, NONE),
                        row(7, 1, 2, "the Crypt", NONE, "1:Mira", true, false, NONE),
                        row(7, 1, 2, "the Crypt", DAY, "1:Mira:fallen", true, false, NONE),
                        row(7, 1, 2, "the Crypt", DAY, "1:Mira", false, false, NONE),
                        row(7, 1, 2, "the Crypt", DAY, "1:Mira", true, true, NONE),
                        row(7, 1, 2, "the Crypt", DAY, "1:Mira", true, false, Optional.of(0L)),
                        full(1, "TURNS", 5, NONE, NONE, NONE),
                        full(2, "REALTIME", 5, NONE, NONE, NONE),
                        full(1, "REALTIME", 6, NONE, NONE, NONE),
                        full(1, "REALTIME", 5, Optional.of(0L), NONE, NONE),
                        full(1, "REALTIME", 5, NONE, Optional.of(0L), NONE),
                        full(1, "REALTIME", 5, NONE, NONE, Optional.of(0L)));
        assertThat(rows).extracting(DelveRow.TABLE::digest).doesNotHaveDuplicates();
    }

    @Test
    void whatTheTableWouldRefuseIsRefusedAtOnce() {
        var most = "x".repeat(DelveRow.PARTY_MAX_CHARS);
        assertThat(row(7, 1, 2, "the Crypt", DAY, most, true, false, NONE).party()).isEqualTo(most);
        assertThatThrownBy(() -> row(7, 1, 2, "the Crypt", DAY, most + "x", true, false, NONE))
                .hasMessageStartingWith("party");
        assertThatThrownBy(() -> row(7, 1, 2, " ", DAY, "", true, false, NONE))
                .hasMessageStartingWith("site");
        assertThatThrownBy(() -> row(7, 1, -1, "x", DAY, "", true, false, NONE))
                .hasMessageStartingWith("level_sum");
        assertThatThrownBy(() -> row(7, 1, 2, "x", DAY, "", true, false, Optional.of(-1L)))
                .hasMessageStartingWith("won_ticks");
    }

    private static DelveRow row(
            long id,
            long seed,
            int levels,
            String site,
            Optional<Long> day,
            String party,
            boolean open,
            boolean lost,
            Optional<Long> won) {
        return new DelveRow(
                id,
                seed,
                1,
                levels,
                "REALTIME",
                day,
                site,
                5,
                party,
                open,
                lost,
                won,
                NONE,
                NONE,
                NONE);
    }

    /** The first of those rows but for what the other columns hold. */
    private static DelveRow full(
            int madeFor,
            String pace,
            long openedTick,
            Optional<Long> score,
            Optional<Long> clearedDay,
            Optional<Long> account) {
        return new DelveRow(
                7,
                1,
                madeFor,
                2,
                pace,
                DAY,
                "the Crypt",
                openedTick,
                "1:Mira",
                true,
                false,
                NONE,
                score,
                clearedDay,
                account);
    }

    @Test
    void everyPartOfWhoWentInComesBack() {
        var members =
                List.of(
                        new DelveRun.Member(new ActorId(17), "Mira", false),
                        new DelveRun.Member(new ActorId(18), "Tolo", true));
        var delve =
                new DelveRun(
                        5,
                        new DelveSeed(7, 2, 5),
                        TimeMode.TURNS,
                        OptionalLong.of(40),
                        "the old works",
                        30,
                        members,
                        true,
                        false,
                        OptionalLong.empty(),
                        Optional.of(new DelveRun.Mark(700, 41)),
                        OptionalLong.of(3));

        assertThat(DelveStore.run(new DelveStore().row(5, delve))).isEqualTo(delve);
    }
}
