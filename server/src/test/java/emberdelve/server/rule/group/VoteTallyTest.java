package emberdelve.server.rule.group;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

/** When nothing can change how a vote ends, for every group there can be. */
class VoteTallyTest {
    private static final int MEMBERS_MAX = 6;

    @Test
    void aVoteIsDecidedExactlyWhenNothingThatIsOpenCanChangeIt() {
        for (var yes = 0; yes <= MEMBERS_MAX; yes++)
            for (var no = 0; yes + no <= MEMBERS_MAX; no++)
                for (var open = 0; yes + no + open <= MEMBERS_MAX; open++)
                    check(new VoteTally(yes, no, open));
    }

    private static void check(VoteTally tally) {
        var endings =
                IntStream.rangeClosed(0, tally.open())
                        .mapToObj(more ->
                                new VoteTally(
                                        tally.yes() + more, tally.no() + tally.open() - more, 0))
                        .map(each -> each.yes() > each.no())
                        .distinct()
                        .toList();
        assertThat(tally.isCarried()).as("%s", tally).isEqualTo(!endings.contains(false));
        assertThat(tally.isLost()).as("%s", tally).isEqualTo(!endings.contains(true));
    }
}
