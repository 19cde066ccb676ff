package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.transcript.ContentOnce;
import emberdelve.server.transcript.Performance;

import org.junit.jupiter.api.Test;

/**
 * Whoever needs no password comes as often as somebody likes: nothing that they have leaves them.
 */
class GuestsGiveNothingTest {
    private final Performance play = Performance.of(ContentOnce.shipped(), Features.registry(), 3);
    private final LocalPlayer sable = play.comes("Sable", "guardian", Role.OWNER);
    private final LocalPlayer guest = play.comes("Guestbah", "guardian", Role.GUEST);

    private String answerTo(String line) {
        play.forget();
        play.types(guest, line);
        play.ticks(14);
        return play.played();
    }

    @Test
    @Rule("R6.34")
    void neitherGoldNorThingsNorStakes() {
        play.types(sable, "adjust guestbah gold 100 reason trial", "create mace for guestbah");
        play.types(sable, "create belt-pouch", "drop pouch", "invite guestbah");
        play.types(guest, "accept");
        play.ticks(14);
        for (var line :
                new String[] {
                    "give 10 gold to sable",
                    "give all gold to sable",
                    "give mace to sable",
                    "split 50",
                    "drop mace",
                    "drop all yes",
                    "put mace in pouch"
                }) assertThat(answerTo(line)).as(line).contains("A guest gives nothing away");
        play.types(sable, "transfer guestbah ninth-lamp");
        assertThat(answerTo("inventory")).contains("a mace").contains("100 gold");
    }

    @Test
    @Rule("R6.33")
    void theGoldOfTheStartIsBoundAndTheGuestIsToldSo() {
        assertThat(answerTo("gold"))
                .contains("You have 8 gold. 8 of it is what you started with: yours alone");
    }
}
