package emberdelve.server.rule.group;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Sanction;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Nature;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.item.ItemEvent;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.WhoView;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.Optional;

/** One gate before all by which somebody puts their name before somebody who has not asked. */
class ApproachTest {
    private static final int TIMES = 40;

    private final Scenario play = Scenario.on("[hall @&%]--[cell]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');

    @ParameterizedTest
    @ValueSource(strings = {"invite tolo", "follow tolo", "give 1 gold to tolo", "duel tolo"})
    @Rule("R8.10")
    void theMutedApproachNobody(String line) {
        play.givesGold(mira, 100);
        mute(mira);
        play.types(line).ticks(4);
        assertThat(play.answers()).containsExactly("sanction.muted");
        assertThat(play.noticed(tolo, WorldEvent.class)).isEmpty();
        play.ends();
    }

    @ParameterizedTest
    @ValueSource(strings = {"invite tolo", "follow tolo", "give 1 gold to tolo", "duel tolo"})
    @Rule("R8.10")
    void whomOneIgnoresOneIsNotApproachedBy(String line) {
        play.givesGold(mira, 100);
        play.types(tolo, "ignore mira").forget();
        play.types(line).ticks(4);
        assertThat(play.answers()).containsExactly("tell.ignored");
        assertThat(play.noticed(tolo, WorldEvent.class)).isEmpty();
        play.ends();
    }

    @ParameterizedTest
    @ValueSource(strings = {"invite tolo", "follow tolo;follow me", "give 1 gold to tolo"})
    @Rule("R8.10")
    void nobodyIsApproachedMoreOftenThanSixTimesAtOnce(String lines) {
        play.givesGold(mira, 100);
        for (var i = 0; i < TIMES; i++) play.types(lines.split(";")).ticks(1);
        assertThat(play.answers()).contains("approach.enough");
        var told =
                play.saw(tolo, GroupEvent.Invited.class).size()
                        + play.saw(tolo, GroupEvent.Follows.class).size()
                        + play.saw(tolo, ItemEvent.GaveGold.class).size();
        assertThat(told).isEqualTo(6);
        play.ticks(15 * 5).forget().types(lines.split(";")[0]);
        assertThat(play.answers()).as("a while later").doesNotContain("approach.enough");
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void allTogetherAreApproachedTwelveTimesAtOnce() {
        play.arrives("Berta", "hall", Abilities.AVERAGE);
        for (var i = 0; i < 6; i++) play.types("invite tolo", "invite sable");
        assertThat(play.answers()).isEmpty();
        play.types("invite berta");
        assertThat(play.answers()).containsExactly("approach.enough");
        play.ends();
    }

    /** Else nobody would be reached any more by whoever has been told no a few times. */
    @Test
    @Rule("R8.10")
    void whatComesToNothingIsNotCounted() {
        var more = Scenario.on("[hall @&%$]");
        var self = more.hero();
        var full = more.hero('&');
        more.types(more.hero('%'), "invite ratka").types(more.hero('$'), "accept");
        more.types(full, "follow mira");
        more.gives(self, Armoury.POTION);
        while (more.world.part(Burden.class).hasHandsFree(full)) more.gives(full, Armoury.POTION);
        more.forget();
        for (var i = 0; i < TIMES; i++)
            more.types("invite sable", "follow tolo", "give potion to tolo").ticks(6);
        assertThat(more.answers())
                .containsOnly("invite.has-group", "follow.circle", "give.hands-full");
        assertThat(more.saw(full, WorldEvent.class)).isEmpty();
        more.ends();
    }

    /** Two strangers who trade have both asked for it. */
    @Test
    @Rule("R8.10")
    void whoHasApproachedSomebodyIsApproachedBackForFiveMinutes() {
        play.types(tolo, "invite mira");
        for (var i = 0; i < TIMES; i++) play.types("invite tolo");
        for (var i = 0; i < TIMES; i++) play.types(tolo, "invite mira");
        assertThat(play.answers()).isEmpty();
        assertThat(play.saw(tolo, GroupEvent.Invited.class)).hasSize(2 * TIMES + 1);
        for (var i = 0; i < 7; i++) play.types("invite sable");
        assertThat(play.answers()).as("who has not").containsExactly("approach.enough");

        play.forget().ticks((int) play.world.ticks(Duration.ofMinutes(5)) - 1);
        for (var i = 0; i < 7; i++) play.types("invite tolo");
        assertThat(play.answers()).as("until then").isEmpty();
        play.ticks(1);
        for (var i = 0; i < 7; i++) play.types("invite tolo");
        assertThat(play.answers()).as("after that").containsExactly("approach.enough");
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void whoIsMutedOrIgnoredDoesNotAnswerEither() {
        play.types(tolo, "invite mira");
        mute(mira);
        play.types("invite tolo").types(tolo, "ignore mira").types("invite tolo");
        assertThat(play.answers()).contains("sanction.muted", "tell.ignored");
        assertThat(play.saw(tolo, GroupEvent.Invited.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void whoComesAgainHasNotBegunAnew() {
        for (var i = 0; i < 6; i++) play.types("invite tolo");
        for (var each : new Actor[] {mira, tolo}) {
            play.world.population().remove(each);
            play.world.population().add(each, play.room("hall"));
        }
        play.forget().types("invite tolo");
        assertThat(play.answers()).containsExactly("approach.enough");
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void goldThatIsSplitIsToldToWhomeverItComesTo() {
        play.givesGold(mira, 100);
        play.types("invite tolo", "invite sable").types(tolo, "accept", "ignore mira");
        play.types(play.hero('%'), "ignore mira").forget();
        play.types("split 10");
        assertThat(tolo.gold()).isEqualTo(5);
        assertThat(play.saw(tolo, ItemEvent.GaveGold.class)).hasSize(1);
        assertThat(play.noticed(play.hero('%'), WorldEvent.class)).as("by").isEmpty();
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void companionsGiveOneAnotherAsMuchAsTheyLike() {
        play.givesGold(mira, 100);
        play.types("invite tolo").types(tolo, "accept");
        mute(mira);
        play.forget();
        for (var i = 0; i < TIMES; i++) play.types("give 1 gold to tolo").ticks(6);
        assertThat(play.saw(tolo, ItemEvent.GaveGold.class)).hasSize(TIMES);
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void whoIsByReadsNothingOfWhatOneDoesWhomTheyIgnore() {
        play.givesGold(mira, 100);
        var sable = play.hero('%');
        play.types(sable, "ignore mira").forget();
        play.types("follow tolo", "follow me", "give 1 gold to tolo").ticks(4);
        assertThat(play.noticed(tolo, WorldEvent.class)).hasSize(3);
        assertThat(play.noticed(sable, WorldEvent.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void whoIsIgnoredFollowsNoFurther() {
        play.types("follow tolo").types(tolo, "ignore mira", "east").ticks(10);
        assertThat(tolo.room()).isEqualTo(play.room("cell"));
        assertThat(mira.room()).isEqualTo(play.room("hall"));
        play.ends();
    }

    @Test
    @Rule("R8.10")
    void theTitleOfSomebodyWhomOneIgnoresIsNotShown() {
        play.types("title the Rude").types(tolo, "look mira", "who");
        assertThat(play.answers()).contains("look.title");
        play.types(tolo, "ignore mira").forget();
        play.types(tolo, "look mira", "finger mira", "who");
        assertThat(play.answers()).doesNotContain("look.title");
        assertThat(((WhoView) play.views().getLast()).lines())
                .allSatisfy(line -> assertThat(line.title()).isEmpty());
        play.ends();
    }

    private void mute(Actor actor) {
        var account = ((Nature.PlayerCharacter) actor.nature()).accountId();
        play.world
                .part(Sanctions.class)
                .lay(
                        new Sanction(
                                900,
                                Sanction.Kind.MUTE,
                                Optional.of(account),
                                actor.name(),
                                "spam",
                                "Tolo",
                                "helper",
                                0,
                                Optional.of(600L)));
    }
}
