package emberdelve.server.rule.group;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

/** What the leader of a group can do, and nobody else. */
class LeadingTest {
    private final Scenario play = Scenario.on("[hall @&% ]--[cell k ]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');
    private final Actor sable = play.hero('%');

    @Test
    void whoIsSentAwayIsInNoGroupAndFollowsNobody() {
        gather();
        play.types("expel tol");

        assertThat(play.world.part(Groups.class).areTogether(mira, tolo)).isFalse();
        assertThat(play.world.part(Groups.class).areTogether(mira, sable)).isTrue();
        assertThat(play.world.part(Following.class).leaderOf(tolo)).isEmpty();
        assertThat(play.saw(tolo, GroupEvent.Expelled.class)).hasSize(1);
        assertThat(play.saw(sable, GroupEvent.Expelled.class)).hasSize(1);
        play.ends();
    }

    @Test
    void anotherLeadsAfterAPromotion() {
        gather();
        play.types("promote sable");

        assertThat(play.world.part(Groups.class).of(mira).orElseThrow().leader()).isEqualTo(sable);
        assertThat(play.types("expel tolo").answers()).containsExactly("group.not-leader");
        assertThat(play.forget().types(sable, "expel tolo").answers()).isEmpty();
        play.ends();
    }

    @Test
    void aGroupThatIsDisbandedIsGoneForEverybody() {
        gather();
        play.types("disband");

        for (var each : play.heroes()) assertThat(play.world.part(Groups.class).of(each)).isEmpty();
        assertThat(play.saw(sable, GroupEvent.Disbanded.class)).hasSize(1);
        assertThat(play.types("disband").answers()).containsExactly("group.none");
        play.ends();
    }

    @Test
    void regroupingBringsBackThoseWhoAreHere() {
        gather();
        play.types(tolo, "follow self").types(sable, "follow me", "east").ticks(20);
        play.types("regroup");

        assertThat(play.world.part(Following.class).leaderOf(tolo)).contains(mira);
        assertThat(play.world.part(Following.class).leaderOf(sable)).isEmpty();
        play.ends();
    }

    @Test
    void onlyMembersCanBeSentAwayOrPromoted() {
        play.types("invite tolo").types(tolo, "accept");

        assertThat(play.types("expel sable", "promote mira", "expel mira").answers())
                .containsOnly("group.not-member");
        assertThat(play.forget().types(sable, "expel tolo", "regroup").answers())
                .containsExactly("group.none", "group.none");
        play.ends();
    }

    @Test
    void goldIsSharedAmongThoseWhoAreHereAndTheRestIsKept() {
        gather();
        play.givesGold(mira, 100);
        var before = mira.gold();
        var its = tolo.gold();
        play.types("split 50");

        assertThat(tolo.gold()).isEqualTo(its + 16);
        assertThat(mira.gold()).isEqualTo(before - 32);
        assertThat(play.types("split 2", "split none", "split 99999").answers())
                .containsExactly("split.too-little", "gold.how-much", "give.too-poor");
        play.ends();
    }

    @Test
    void nobodySharesWithThemselves() {
        play.givesGold(mira, 100);
        assertThat(play.types("split 50").answers()).containsExactly("split.alone");
        play.ends();
    }

    @Test
    void anEnemyIsConsideredAndAFriendIsNot() {
        play.types("consider tolo", "consider mira", "consider ogre");
        assertThat(play.answers())
                .containsExactly("consider.no-enemy", "consider.yourself", "target.not-here");
        play.forget().types("east").ticks(5);
        assertThat(play.types("consider kobold").answers().getLast()).startsWith("consider.");
        play.ends();
    }

    @Test
    @Rule("R4.12")
    void whenTheLeaderDiesTheNextOneLeads() {
        gather();
        play.types(tolo, "follow mira").types(sable, "follow mira").forget();
        play.world.part(Deaths.class).die(mira, mira);
        play.ticks(1);

        var groups = play.world.part(Groups.class);
        assertThat(groups.of(mira).orElseThrow().leader()).isEqualTo(tolo);
        assertThat(groups.areTogether(mira, tolo)).isTrue();
        assertThat(play.saw(sable, GroupEvent.Leads.class)).hasSize(1);
        assertThat(play.saw(mira, GroupEvent.Leads.class)).hasSize(1);
        assertThat(play.world.part(Following.class).leaderOf(sable)).contains(tolo);
        assertThat(play.world.part(Following.class).leaderOf(tolo)).isEmpty();
        play.ends();
    }

    @Test
    void whoFollowsMayDieAndTheLeaderLeadsOn() {
        gather();
        play.world.part(Deaths.class).die(tolo, tolo);

        assertThat(play.world.part(Groups.class).of(mira).orElseThrow().leader()).isEqualTo(mira);
        assertThat(play.saw(sable, GroupEvent.Leads.class)).isEmpty();
        play.ends();
    }

    private void gather() {
        play.types("invite tolo", "invite sable").types(tolo, "accept").types(sable, "accept");
        play.forget();
    }
}
