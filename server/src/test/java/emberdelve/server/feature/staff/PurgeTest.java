package emberdelve.server.feature.staff;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.command.StaffScene;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** What staff take off the floor is gone, and the ledger knows by whom. */
class PurgeTest {
    @Test
    void thingsOnTheFloorAreDestroyedAndBookedAndNothingElseIs() {
        var play = Scenario.on("[hall @&]--[cell]");
        var kept = play.gives(play.hero(), Bestiary.SWORD);
        play.gives(play.hero(), Bestiary.SWORD).moveTo(new OuterPlace.OnFloor(play.room("hall")));
        play.gives(play.hero(), Bestiary.POTION).moveTo(new OuterPlace.OnFloor(play.room("hall")));
        play.gives(play.hero(), Bestiary.POTION).moveTo(new OuterPlace.OnFloor(play.room("cell")));

        assertThat(purge(play, "all")).isEqualTo("purge.done");
        assertThat(play.room("hall").floor().items()).isEmpty();
        assertThat(play.room("cell").floor().items()).hasSize(1);
        assertThat(play.hero().pack().items()).containsExactly(kept);
        assertThat(play.world.part(Ledger.class).get("staff").itemsDestroyed()).isEqualTo(2);
        assertThat(play.company.recentDeeds()).extracting(StaffDeed::deed).containsExactly("purge");
        assertThat(play.company.shown()).as("both who stand there").hasSize(2);
        assertThat(purge(play, "all")).isEqualTo("purge.bare");
        assertThat(play.company.recentDeeds()).hasSize(1);
        play.ends();
    }

    private static String purge(Scenario play, String what) {
        var scene =
                new StaffScene(
                        play.world,
                        Optional.of(play.hero()),
                        "Mira",
                        "192.0.2.7",
                        Role.BUILDER,
                        play.company);
        return ((Note) new PurgeCommand(what).run(scene).views().getFirst()).key();
    }
}
