package emberdelve.server.rule.sanction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

class SanctionRowTest {
    private static final Optional<Long> THREE = Optional.of(3L);
    private static final Optional<Instant> END = Optional.of(at(90));
    private static final SanctionRow ROW =
            new SanctionRow(7, "ban", THREE, "Mira", "spam", "Tolo", "admin", at(40), END);

    @Test
    void everyColumnIsInItsDigest() {
        var others =
                List.of(
                        new SanctionRow(
                                8, "ban", THREE, "Mira", "spam", "Tolo", "admin", at(40), END),
                        new SanctionRow(
                                7, "mute", THREE, "Mira", "spam", "Tolo", "admin", at(40), END),
                        new SanctionRow(
                                7,
                                "ban",
                                Optional.empty(),
                                "Mira",
                                "spam",
                                "Tolo",
                                "admin",
                                at(40),
                                END),
                        new SanctionRow(
                                7, "ban", THREE, "Sable", "spam", "Tolo", "admin", at(40), END),
                        new SanctionRow(
                                7, "ban", THREE, "Mira", "theft", "Tolo", "admin", at(40), END),
                        new SanctionRow(
                                7, "ban", THREE, "Mira", "spam", "console", "admin", at(40), END),
                        new SanctionRow(
                                7, "ban", THREE, "Mira", "spam", "Tolo", "helper", at(40), END),
                        new SanctionRow(
                                7, "ban", THREE, "Mira", "spam", "Tolo", "admin", at(41), END),
                        new SanctionRow(
                                7,
                                "ban",
                                THREE,
                                "Mira",
                                "spam",
                                "Tolo",
                                "admin",
                                at(40),
                                Optional.empty()));
        assertThat(others)
                .extracting(SanctionRow.TABLE::digest)
                .doesNotHaveDuplicates()
                .doesNotContain(SanctionRow.TABLE.digest(ROW));
    }

    @Test
    void whatTheTableWouldRefuseIsRefusedAtOnce() {
        assertThatThrownBy(() -> row("shun", THREE, at(40), END)).hasMessageStartingWith("kind");
        assertThatThrownBy(() -> row("mute", Optional.empty(), at(40), END))
                .hasMessageStartingWith("kind");
        assertThatThrownBy(() -> row("ban", THREE, at(90), END)).hasMessageStartingWith("until");
        assertThatThrownBy(() -> row("ban", THREE, at(-1), END)).hasMessageStartingWith("since");
        var most = "x".repeat(SanctionRow.REASON_MAX_CHARS);
        assertThatThrownBy(() ->
                        new SanctionRow(
                                7, "ban", THREE, "Mira", most + "x", "Tolo", "admin", at(40), END))
                .hasMessageStartingWith("reason");
        assertThat(
                        new SanctionRow(7, "ban", THREE, "Mira", most, "Tolo", "admin", at(40), END)
                                .reason())
                .isEqualTo(most);
    }

    private static Instant at(long second) {
        return Instant.ofEpochSecond(second);
    }

    private static SanctionRow row(
            String kind, Optional<Long> account, Instant since, Optional<Instant> until) {
        return new SanctionRow(7, kind, account, "Mira", "spam", "Tolo", "admin", since, until);
    }
}
