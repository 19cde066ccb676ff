package emberdelve.server.rule.group;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

/** What a group decides together. */
class VoteTest {
    /** A minute of a world whose ticks are a quarter of a second. */
    private static final int MINUTE = 240;

    private final Scenario play = Scenario.on("[hall @&% ]--[cell k ]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');
    private final Actor sable = play.hero('%');

    @Test
    @Rule("R4.8")
    void theOthersSendAMemberAwayTheLeaderToo() {
        gather();
        play.types(tolo, "vote kick mira");
        assertThat(play.world.part(Groups.class).areTogether(mira, tolo)).isTrue();

        play.types(sable, "vote yes");

        assertThat(play.world.part(Groups.class).of(mira)).isEmpty();
        assertThat(play.world.part(Groups.class).of(sable).orElseThrow().leader()).isEqualTo(tolo);
        assertThat(ending(mira)).isEqualTo(new VoteTally(2, 0, 0));
        assertThat(play.saw(sable, GroupEvent.Leads.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R4.8")
    void whoeverIsConcernedHasNoVote() {
        gather();
        play.types("vote kick tolo").types(tolo, "vote no");
        assertThat(play.answers()).containsExactly("vote.not-yours");

        play.types(sable, "vote no");

        assertThat(ended(tolo).carried()).isFalse();
        assertThat(play.world.part(Groups.class).areTogether(mira, tolo)).isTrue();
        play.ends();
    }

    @Test
    @Rule("R4.8")
    void moreThanHalfMakeAnotherTheLeaderAtOnce() {
        gather();
        play.types(tolo, "vote leader tolo").types(sable, "vote yes");

        assertThat(play.world.part(Groups.class).of(mira).orElseThrow().leader()).isEqualTo(tolo);
        assertThat(ending(mira)).isEqualTo(new VoteTally(2, 0, 1));
        play.ends();
    }

    @Test
    @Rule("R4.8")
    void aQuestionIsHeardAndEndsWhenAllHaveAnswered() {
        gather();
        play.types(tolo, "vote Shall we go down?");
        assertThat(play.saw(sable, TalkEvent.ToldGroup.class))
                .extracting(TalkEvent.ToldGroup::words)
                .containsExactly("Shall we go down?");

        play.types("vote yes").types(tolo, "vote yes");
        assertThat(play.saw(mira, GroupEvent.VoteEnded.class)).isEmpty();
        play.types(tolo, "vote no").types(sable, "vote yes");

        assertThat(ending(tolo)).isEqualTo(new VoteTally(2, 1, 0));
        play.ends();
    }

    @Test
    @Rule("R4.8")
    void aVoteEndsWithItsTimeAndThoseWhoHaveNotVotedAreNotForIt() {
        gather();
        play.types("vote leader sable").ticks(MINUTE - 1);
        assertThat(play.saw(mira, GroupEvent.VoteEnded.class)).isEmpty();

        play.ticks(1);

        assertThat(ended(mira).carried()).isFalse();
        assertThat(ending(mira)).isEqualTo(new VoteTally(1, 0, 2));
        assertThat(play.world.part(Groups.class).of(mira).orElseThrow().leader()).isEqualTo(mira);
        play.ends();
    }

    @Test
    void oneVoteAtATimeAndTheOldTimeEndsNoNewOne() {
        gather();
        play.types("vote kick tolo", "vote kick sable");
        assertThat(play.answers()).containsExactly("vote.one-is-open");
        play.types(sable, "vote no").ticks(MINUTE / 2);

        play.forget().types("vote Again?").ticks(MINUTE / 2 + 10);
        assertThat(play.saw(mira, GroupEvent.VoteEnded.class)).isEmpty();

        assertThat(play.types("vote").answers()).containsExactly("vote.stands-ask");
        play.ends();
    }

    @Test
    @Rule("R4.8")
    void whoeverLeavesTakesTheirVoteAlong() {
        gather();
        play.types("vote Stay?", "vote yes").types(tolo, "vote no");
        play.types(sable, "leave");

        assertThat(ending(mira)).isEqualTo(new VoteTally(1, 1, 0));
        play.ends();
    }

    @Test
    void aVoteLapsesWithWhomItIsAbout() {
        gather();
        play.types("vote kick tolo").types(tolo, "leave");
        assertThat(play.saw(sable, GroupEvent.VoteLapsed.class)).hasSize(1);

        play.types("vote leader sable");
        play.world.population().remove(sable);
        play.ticks(1);

        assertThat(play.saw(mira, GroupEvent.VoteEnded.class)).isEmpty();
        assertThat(play.types("vote").answers()).containsExactly("group.none");
        play.ends();
    }

    @Test
    void whoeverJoinsLaterHasNoVote() {
        play.types("invite tolo").types(tolo, "accept").types("vote Rest here?", "invite sable");
        play.forget().types(sable, "accept", "vote yes");

        assertThat(play.answers()).containsExactly("vote.not-yours");
        play.types(tolo, "vote yes").types("vote yes");
        assertThat(ending(sable)).isEqualTo(new VoteTally(2, 0, 0));
        play.ends();
    }

    @Test
    void nothingEndsThatWasDisbanded() {
        gather();
        play.types(tolo, "vote leader tolo").types("disband").ticks(MINUTE);

        assertThat(play.saw(mira, GroupEvent.VoteEnded.class)).isEmpty();
        assertThat(play.saw(mira, GroupEvent.VoteLapsed.class)).isEmpty();
        play.ends();
    }

    @Test
    void whatMakesNoSenseIsRefusedWithAReason() {
        assertThat(play.types("vote", "vote yes", "vote kick tolo", "vote Why?").answers())
                .containsOnly("group.none");
        gather();
        play.types("vote yes", "vote kick mira", "vote leader me", "vote kick bob");
        assertThat(play.answers())
                .containsExactly(
                        "vote.none-open",
                        "vote.yourself",
                        "vote.leads-already",
                        "group.not-member");
        play.ends();
    }

    private GroupEvent.VoteEnded ended(Actor reader) {
        return play.saw(reader, GroupEvent.VoteEnded.class).getLast();
    }

    private VoteTally ending(Actor reader) {
        return ended(reader).tally();
    }

    private void gather() {
        play.types("invite tolo", "invite sable").types(tolo, "accept").types(sable, "accept");
        play.forget();
    }
}
