package emberdelve.server.feature.duel;

import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.SABLE;
import static emberdelve.server.text.Cast.TOLO;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga.Moment;
import emberdelve.config.content.Template;
import emberdelve.config.content.Template.Part;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Heard;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.rule.Rule;
import emberdelve.server.text.Cast;
import emberdelve.server.text.Narrator;
import emberdelve.server.text.Reader;
import emberdelve.server.text.ShippedMessages;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a duel reads for those who fight, for those who stand by, and in the dark. */
class DuelWordsTest {
    private static final Named HILD = new Named(MIRA.id(), "Hild", "", Pronouns.SHE);
    private static final Named ORM = new Named(TOLO.id(), "Orm", "", Pronouns.HE);
    private static final Template STRIKES =
            new Template(
                    List.of(
                            new Part.Name(0, true),
                            new Part.Literal(" "),
                            new Part.Verb("strikes", 0, false),
                            new Part.Literal(" "),
                            new Part.Name(1, false),
                            new Part.Literal(".")));
    private static final DuelEvent.Struck BLOW =
            new DuelEvent.Struck(told(Moment.HIT), 15, 14, Optional.of(Condition.HURT), 3, 5);

    private final Narrator narrator = Features.registry().narrator(ShippedMessages.load());

    @Test
    void everybodyIsToldABlowInTheirOwnPerson() {
        assertThat(read(BLOW, Cast.reader(MIRA))).containsExactly("You strike Orm. Orm is hurt.");
        assertThat(read(BLOW, Cast.reader(TOLO)))
                .containsExactly("Hild strikes you. You have 3 of 5 left.");
        assertThat(read(BLOW, Cast.reader(SABLE)))
                .containsExactly("Hild strikes Orm. Orm is hurt.");
    }

    @Test
    void whoWantsRollsIsToldThem() {
        var reader = new Reader(MIRA.id(), Preferences.DEFAULT.withRolls(true));
        assertThat(read(BLOW, reader))
                .containsExactly("You strike Orm. Orm is hurt. (d20 15, needs 14)");
    }

    @Test
    void bystandersWhoWantLessOfFightsAreToldTheirDeathsAndEnds() {
        var brief =
                Preferences.DEFAULT.withSettings(
                        CharacterSettings.DEFAULT.withDetail(Optional.of(Detail.BRIEF)));
        var sable = new Reader(SABLE.id(), brief);
        var order =
                new DuelEvent.Rolled(
                        List.of(
                                new DuelEvent.Initiative(HILD, 6),
                                new DuelEvent.Initiative(ORM, 4)),
                        List.of(MIRA.id(), TOLO.id()));
        assertThat(read(BLOW, sable)).isEmpty();
        assertThat(read(order, sable)).isEmpty();
        assertThat(read(told(Moment.ROUND), sable)).isEmpty();
        assertThat(read(told(Moment.DEATH), sable)).hasSize(1);
        assertThat(read(told(Moment.OPENING), sable)).hasSize(1);
        assertThat(read(new DuelEvent.Won(MIRA, List.of(MIRA.id())), sable))
                .containsExactly("Mira wins the duel.");

        assertThat(read(order, new Reader(MIRA.id(), brief)))
                .containsExactly("Initiative: you 6, Orm 4.");
        assertThat(read(BLOW, new Reader(MIRA.id(), brief))).hasSize(1);
        assertThat(read(BLOW, Cast.listener(TOLO))).hasSize(1);
    }

    @Test
    @Rule("R10.9")
    void theSagaIsToldInTheDarkToo() {
        var heard = new Heard.Fact(BLOW, Optional.empty(), false, Map.of());
        assertThat(narrator.tell(heard, Cast.reader(SABLE)).getFirst().plain())
                .isEqualTo("Hild strikes Orm. Orm is hurt.");
    }

    @Test
    void aSideWinsForThoseWhoAreOnIt() {
        var won = new DuelEvent.Won(MIRA, List.of(MIRA.id(), TOLO.id()));
        assertThat(read(won, Cast.reader(TOLO))).containsExactly("Your side wins the duel.");
        assertThat(read(won, Cast.reader(SABLE)))
                .containsExactly("The side of Mira wins the duel.");
    }

    private static DuelEvent.Told told(Moment moment) {
        return new DuelEvent.Told(
                moment,
                new Message(STRIKES, moment.tone()),
                List.of(HILD, ORM),
                Map.of(),
                List.of(MIRA.id(), TOLO.id()));
    }

    private List<String> read(DuelEvent fact, Reader reader) {
        return narrator.tell(new Heard.Fact(fact, Optional.empty()), reader).stream()
                .map(line -> line.plain())
                .toList();
    }
}
