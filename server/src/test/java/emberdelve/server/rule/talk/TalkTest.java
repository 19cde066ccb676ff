package emberdelve.server.rule.talk;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.scenario.Company;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

/** Who hears whom, near and far. */
class TalkTest {
    private final Scenario play = Scenario.on("[hall @&]--[cell %]");
    private final Actor tolo = play.hero('&');
    private final Actor sable = play.hero('%');

    @Test
    void aChannelIsHeardEverywhereByAllWhoHaveItOn() {
        play.types(sable, "chat off").types("chat hello");

        assertThat(heard(play.hero())).containsExactly("hello");
        assertThat(heard(tolo)).containsExactly("hello");
        assertThat(heard(sable)).isEmpty();
        play.ends();
    }

    @Test
    void nobodySpeaksOnAChannelThatTheyHaveOff() {
        play.types("chat off", "chat hello", "chat on", "chat hello again");

        assertThat(play.answers()).containsExactly("channel.off", "channel.is-off", "channel.on");
        assertThat(heard(tolo)).containsExactly("hello again");
        play.ends();
    }

    @Test
    void whatAsksForTheListOrTheUseOfAChannelIsNotSaidOnIt() {
        play.types("chat hello").types(tolo, "chat list", "chat history", "chat help", "chat who");
        play.types(tolo, "chat leave", "chat join");

        assertThat(play.answers())
                .containsExactly(
                        "HistoryView",
                        "HistoryView",
                        "channel.usage",
                        "channel.usage",
                        "channel.off",
                        "channel.on");
        assertThat(heard(sable)).containsExactly("hello");
        play.ends();
    }

    @Test
    void aChannelShowsItsLastLinesAlsoToThoseWhoCameLater() {
        play.types("chat one", "chat two");

        assertThat(play.company.service(Chat.class).ofChannel("chat", 5))
                .extracting(line -> line.words())
                .containsExactly("one", "two");
        assertThat(play.types(sable, "chat", "history chat 1").answers())
                .containsExactly("HistoryView", "HistoryView");
        play.ends();
    }

    @Test
    void aWhisperIsHeardByOneAndSeenByTheOthersInTheRoom() {
        play.types(sable, "west").ticks(10).forget();
        play.types("whisper tolo the lamp is out");

        assertThat(heard(tolo)).containsExactly("the lamp is out");
        assertThat(heard(sable)).isEmpty();
        assertThat(play.saw(sable, WhisperSeen.class)).hasSize(1);
        assertThat(play.saw(tolo, WhisperSeen.class)).isEmpty();
        play.types(sable, "ignore mira").forget().types("whisper tolo again");
        assertThat(play.saw(sable, WhisperSeen.class)).as("of somebody ignored").isEmpty();
        play.ends();
    }

    @Test
    void inTheDarkNobodySeesAWhisper() {
        var dark = Scenario.on("[dark @&% ]");
        dark.types("whisper tolo hello");

        assertThat(dark.saw(dark.hero('&'), TalkEvent.Whispered.class)).hasSize(1);
        assertThat(dark.saw(dark.hero('%'), WhisperSeen.class)).isEmpty();
        dark.ends();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "say hello",
                "'hello",
                "emote waves",
                ":waves",
                "shout hello",
                "tell tolo hello",
                "whisper tolo hello",
                "chat hello",
                "wave",
                "wave tolo",
                "gtell hello"
            })
    void whoIsIgnoredIsNotHeardWhateverWayTheySpeak(String line) {
        play.types("invite tolo").types(tolo, "accept").types(tolo, "ignore mira").forget();
        play.types(line);

        assertThat(play.saw(tolo, TalkEvent.class)).as(line).isEmpty();
        play.types(tolo, "unignore mira").forget();
        play.types(line);
        assertThat(play.saw(tolo, TalkEvent.class)).as(line).hasSize(1);
        play.ends();
    }

    @Test
    void whoIsIgnoredCannotInviteAndIsToldThatNobodyListens() {
        play.types(tolo, "ignore mira").forget();
        play.types("invite tolo", "tell tolo hello");

        assertThat(play.answers()).containsExactly("tell.ignored", "tell.ignored");
        assertThat(play.saw(tolo, WorldEvent.class)).isEmpty();
        play.ends();
    }

    @Test
    void ignoringHasItsRefusals() {
        play.types("ignore", "ignore mira", "ignore grist", "unignore tolo");

        assertThat(play.answers())
                .containsExactly("Listing", "ignore.yourself", "tell.nobody", "ignore.not");
        play.ends();
    }

    @Test
    void aReplyGoesToWhoeverToldSomethingLast() {
        play.types("reply hm").types(sable, "tell mira psst").types("reply yes");

        assertThat(play.answers()).containsExactly("reply.nobody");
        assertThat(heard(sable)).containsExactly("psst", "yes");
        play.ends();
    }

    @Test
    void whoIsAwayIsToldAndTheTellerTooHearsOfIt() {
        play.types(tolo, "afk back at six").forget();
        play.types("tell tolo are you there");

        assertThat(play.answers()).containsExactly("tell.away");
        assertThat(heard(tolo)).containsExactly("are you there");
        assertThat(play.company.service(Chat.class).isBack(tolo)).isTrue();
        assertThat(play.company.service(Chat.class).isBack(tolo)).isFalse();
        play.ends();
    }

    @Test
    void breathRunsOutAndComesBack() {
        for (var i = 0; i < Company.LINES_BURST; i++) play.types("say line " + i);
        play.types("say one too many", "chat and here", "wave", "tell tolo psst", ":waves");

        assertThat(heard(tolo)).hasSize(Company.LINES_BURST);
        assertThat(play.answers()).hasSize(5).containsOnly("talk.breathless");
        play.ticks(Company.TICKS_PER_LINE).forget().types("say again", "say and again");
        assertThat(heard(tolo)).containsExactly("again");
        play.ends();
    }

    @Test
    void aGestureIsForSomebodyForOneselfOrForNobody() {
        play.types("wave", "wave tolo", "wave me", "wave sable");

        assertThat(play.saw(tolo, TalkEvent.Gestured.class))
                .extracting(TalkEvent.Gestured::target)
                .containsExactly(
                        java.util.Optional.empty(),
                        java.util.Optional.of(tolo.named()),
                        java.util.Optional.of(play.hero().named()));
        assertThat(play.answers()).containsExactly("target.not-here");
        play.ends();
    }

    @Test
    void aReportTakesWhatItsReporterHasRead() {
        var chat = play.company.service(Chat.class);
        for (var i = 0; i < 60; i++)
            chat.heard(tolo, new TalkEvent.Spoke(play.hero().named(), "insult " + i), i);
        play.types(tolo, "report mira insults me");

        var report = chat.reports().numbered(1).orElseThrow();
        assertThat(report.words()).isEqualTo("mira insults me");
        assertThat(report.context()).hasSize(40);
        assertThat(report.context().getLast().words()).isEqualTo("insult 59");
        assertThat(play.answers()).containsExactly("report.kept");
        play.ends();
    }

    @Test
    void historyTellsToWhomSomethingWasSaid() {
        play.types("tell tolo psst", "say well");
        for (var reader : List.of(play.hero(), tolo)) {
            for (var talk : play.saw(reader, TalkEvent.class))
                play.company.service(Chat.class).heard(reader, talk, play.world.now());
            assertThat(play.company.service(Chat.class).heardBy(reader, Optional.empty(), 5))
                    .extracting(HistoryView.Line::to)
                    .containsExactly(Optional.of("Tolo"), Optional.empty());
        }
        play.ends();
    }

    @Test
    void historyKnowsItsChannelsAndItsWaysOfTalking() {
        play.types("history", "history tell", "history chat 5", "history 5", "history hats");

        assertThat(play.answers())
                .containsExactly(
                        "HistoryView",
                        "HistoryView",
                        "HistoryView",
                        "HistoryView",
                        "history.unknown");
        play.ends();
    }

    private List<String> heard(Actor hero) {
        return play.saw(hero, TalkEvent.class).stream().map(TalkEvent::words).toList();
    }
}
