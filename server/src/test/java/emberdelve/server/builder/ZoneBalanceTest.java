package emberdelve.server.builder;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Standing;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Whether zones are as hard as they say; docs/balance.md has the figures. */
class ZoneBalanceTest {
    private static final boolean LONG = Boolean.getBoolean("emberdelve.long");
    private static final int FIGHTS = LONG ? 400 : 40;
    private static final int DANGER_MOST = LONG ? Integer.MAX_VALUE : 1;
    private static final long SEED = 7;

    /** What few fights may be off. */
    private static final double WON_SLACK = LONG ? 0.03 : 0.12;

    private static final double LOST_SLACK = LONG ? 0.01 : 0.03;
    private static final Content CONTENT = ShippedContent.load();

    /** All at once: one evening of a party tells what it has in every zone. */
    @Test
    void whatLivesInZonesIsAboutAsHardAsItIsMeantToBe() throws InterruptedException {
        var weighed = new ZoneBalance(CONTENT, weighed(), FIGHTS, SEED).weigh(_ -> {});
        assertThat(weighed).hasSizeGreaterThan(LONG ? 150 : 20);
        for (var each : weighed) {
            var zone = each.zone().id();
            var band = Band.of(each.encounter().standing());
            assertThat(each.won())
                    .as("won in %s against %s, seed %d", zone, each.encounter(), SEED)
                    .isBetween(band.won() - WON_SLACK, band.wonMost() + WON_SLACK);
            assertThat(each.lost())
                    .as("hit points lost in %s against %s, seed %d", zone, each.encounter(), SEED)
                    .isBetween(band.lost() - LOST_SLACK, band.lostMost() + LOST_SLACK);
        }
    }

    @Test
    void whoeverLivesInARoomIsMetTogetherByThoseForWhomTheyAreMade() {
        var mine = Encounter.of(CONTENT, zone("old-mine"));
        assertThat(mine)
                .filteredOn(each -> each.where().equals("overmans-office"))
                .singleElement()
                .matches(each -> each.standing() == Standing.BOSS && each.madeFor() == 2);
        assertThat(mine)
                .filteredOn(each -> each.where().equals("kobold-hall"))
                .singleElement()
                .hasToString("kobold-hall (3 kobold, 1 gallery-hound)");
        assertThat(mine)
                .filteredOn(each -> each.where().equals("rumoured"))
                .hasSize(4)
                .allMatch(each -> each.standing() == Standing.ELITE);
        assertThat(Encounter.of(CONTENT, zone("low-pumps")))
                .filteredOn(each -> each.where().equals("sluice"))
                .singleElement()
                .matches(each -> each.standing() == Standing.ELITE && each.madeFor() == 4);
    }

    @Test
    void whoeverWandersIsOrdinaryWhereTheTableSaysNothingElse() {
        assertThat(Encounter.of(CONTENT, zone("bond")))
                .filteredOn(each -> each.where().equals("wandering"))
                .anyMatch(each -> each.standing() == Standing.ORDINARY)
                .filteredOn(each -> each.standing() == Standing.SLIGHT)
                .anyMatch(each -> each.toString().contains("cutpurse"));
    }

    /** Evenings grow long with the level that they come to. */
    private static List<String> weighed() {
        return CONTENT.zones().values().stream()
                .filter(zone -> zone.danger() <= DANGER_MOST)
                .map(ZoneTemplate::id)
                .toList();
    }

    private static ZoneTemplate zone(String id) {
        return CONTENT.zones().values().stream()
                .filter(zone -> zone.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
