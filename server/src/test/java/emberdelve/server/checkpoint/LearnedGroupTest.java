package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Rank;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.world.Changed;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.rule.group.GroupMemberRow;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

/** A group whose members come from another world, one after the other. */
class LearnedGroupTest {
    private static final List<CharacterRow> MEMBERS =
            SampleWorld.STORED.of(CharacterRow.TABLE).rows().subList(0, 2);

    /** The places as the other world stores them while both are there. */
    private static final List<GroupMemberRow> PLACES =
            List.of(
                    new GroupMemberRow(MEMBERS.get(0).id(), 5, 1, "front", "round-robin", 0),
                    new GroupMemberRow(MEMBERS.get(1).id(), 5, 2, "back", "round-robin", 0));

    private final World world =
            new World(
                    ShippedContent.load(),
                    new WorldSeed(7, 5_000, 1_000_000, Duration.ofMillis(200)),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    },
                    Features.registry());
    private final Capture capture = new Capture(RegionRow.WHOLE, 1, 0, SampleWorld.CLOCK);
    private final Restorer restorer = new Restorer(world, capture, 20);
    private final Groups groups = world.part(Groups.class);

    private void learn(List<GroupMemberRow> rows, List<Long> gone) {
        var changed = new Changed<>(GroupMemberRow.TABLE, rows, gone);
        Features.registry().stored().learn(world, changed);
        capture.know(GroupMemberRow.TABLE, rows);
    }

    private Actor comes(CharacterRow row) {
        var actor = restorer.character(row, List.of());
        world.population().add(actor, restorer.roomOf(actor, row));
        restorer.resume(actor, row);
        return actor;
    }

    @Test
    void whoIsHereFirstIsItsMemberAndTheOtherComesToIt() {
        learn(PLACES, List.of());
        var leader = comes(MEMBERS.get(0));
        assertThat(groups.of(leader).orElseThrow().members()).containsExactly(leader);
        assertThat(groups.elsewhere(leader)).containsExactly(new ActorId(MEMBERS.get(1).id()));
        var other = comes(MEMBERS.get(1));
        assertThat(groups.areTogether(leader, other)).isTrue();
        assertThat(groups.of(other).orElseThrow().leader()).isEqualTo(leader);
        assertThat(other.rank()).isEqualTo(Rank.BACK);
    }

    /** While one is still over there, that world alone says where its place is. */
    @Test
    void whoIsInTheOtherWorldIsNotStoredHere() {
        learn(PLACES, List.of());
        comes(MEMBERS.get(0));
        var stored = capture.take(world).of(GroupMemberRow.TABLE);
        assertThat(stored.rows()).isEmpty();
        assertThat(stored.gone()).isEmpty();
    }

    @Test
    void whoHasLeftItOverThereComesAlone() {
        learn(PLACES, List.of());
        learn(List.of(), List.of(MEMBERS.get(1).id()));
        var leader = comes(MEMBERS.get(0));
        var other = comes(MEMBERS.get(1));
        assertThat(groups.areTogether(leader, other)).isFalse();
    }
}
