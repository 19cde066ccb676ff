package emberdelve.config.read.scalar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

class ScalarTest {
    private static final Whole WHOLE = new Whole(-5, 10);
    private static final Span SPAN = new Span(Duration.ofMillis(20), Duration.ofHours(2));

    @ParameterizedTest
    @CsvSource({"-5,-5", "10,10", "+3,3", "007,7"})
    void aWholeNumberIsWithinItsEnds(String text, int number) {
        assertThat(WHOLE.parse(text)).contains(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-6", "11", "", "1.0", "ten", "0x1", "1e1", "4294967297"})
    void everythingElseIsNone(String text) {
        assertThat(WHOLE.parse(text)).isEmpty();
    }

    @Test
    void aValueThatMayBeNoneIsWrittenDownAllTheSame() {
        var limit = new OrNone<>(WHOLE);
        assertThat(limit.parse("7")).contains(Optional.of(7));
        assertThat(limit.parse("none")).contains(Optional.empty());
        for (var wrong : List.of("", "no", "11"))
            assertThat(limit.parse(wrong)).as(wrong).isEmpty();
        assertThat(limit.expected()).isEqualTo("whole number -5..10, or none");
    }

    @Test
    void aRangeChecksWhatJavaMakes() {
        WHOLE.require("a.b", 10);
        assertThatThrownBy(() -> WHOLE.require("a.b", 11))
                .hasMessage("a.b: 11 (expected: whole number -5..10)");
        SPAN.require("a.b", Duration.ofMillis(20));
        assertThatThrownBy(() -> SPAN.require("a.b", Duration.ofMillis(19)))
                .hasMessage("a.b: 19ms (expected: duration 20ms..2h)");
    }

    @ParameterizedTest
    @CsvSource({
        "20ms,20",
        "30s,30000",
        "2m,120000",
        "2h,7200000",
        "7200000ms,7200000",
        "1h30m,5400000",
        "90m,5400000",
        "1m30s,90000",
        "1s500ms,1500",
        "0d1h,3600000"
    })
    void aDurationHasItsUnit(String text, long millis) {
        assertThat(SPAN.parse(text)).contains(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "19ms",
                "3h",
                "30",
                "30 s",
                "1d",
                "30m1h",
                "1m1m",
                "1h61m",
                "",
                "-1s",
                "1.5s",
                "PT1S",
                "9999999999s"
            })
    void noOtherFormIsADuration(String text) {
        assertThat(SPAN.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0,0ms", "1,1ms", "1000,1s", "90000,90s", "120000,2m", "7200000,2h"})
    void aDurationIsWrittenInTheLargestUnitThatLosesNothing(long millis, String written) {
        assertThat(Span.written(Duration.ofMillis(millis))).isEqualTo(written);
    }

    @Test
    void aDecimalMayHaveAFraction() {
        var turns = new Decimal(0, 2);
        assertThat(turns.parse("0.25")).contains(0.25);
        assertThat(turns.parse("2")).contains(2.0);
        assertThat(turns.parse("2.1")).isEmpty();
        assertThat(turns.parse("-0.1")).isEmpty();
        assertThat(turns.parse("NaN")).isEmpty();
        assertThat(turns.parse(".5")).isEmpty();
    }

    @Test
    void aFlagIsTrueOrFalseAndNothingElse() {
        assertThat(Flag.FLAG.parse("true")).contains(true);
        assertThat(Flag.FLAG.parse("false")).contains(false);
        assertThat(Flag.FLAG.parse("yes")).isEmpty();
        assertThat(Flag.FLAG.parse("True")).isEmpty();
    }

    @Test
    void constantsAreWrittenInLowerCaseWithHyphens() {
        enum Shade {
            LIGHT,
            VERY_DARK
        }

        var shades = OneOf.of(Shade.class);
        assertThat(shades.parse("very-dark")).contains(Shade.VERY_DARK);
        assertThat(shades.parse("VERY_DARK")).isEmpty();
        assertThat(shades.expected()).isEqualTo("one of light, very-dark");
        assertThat(OneOf.of(Direction.class).parse("n")).isEmpty();
    }

    @Test
    void diceThrowWithinTheirEnds() {
        var roll = new Roll(1, 12);
        assertThat(roll.parse("2d6")).contains(new Dice(2, 6, 0));
        assertThat(roll.parse("5")).contains(Dice.flat(5));
        assertThat(roll.parse("2d6+1")).isEmpty();
        assertThat(roll.parse("2d6-2")).isEmpty();
        assertThat(roll.parse("2x6")).isEmpty();
    }

    @Test
    void anIdIsWordsWithSingleHyphens() {
        assertThat(Id.ID.parse("short-sword-2")).isPresent();
        assertThat(Id.ID.parse("a".repeat(64))).isPresent();
        assertThat(Id.ID.parse("a".repeat(65))).isEmpty();
        for (var bad : new String[] {"", "A", "2d6", "-a", "a-", "a--b", "a_b", "a b", "a/b", "ä"})
            assertThat(Id.ID.parse(bad)).as(bad).isEmpty();
    }

    @Test
    void aRoomIsOfThisZoneUnlessItSaysOtherwise() {
        var here = new RoomName("mine");
        assertThat(here.parse("hall")).contains(RoomId.of("mine", "hall"));
        assertThat(here.parse("yard/well")).contains(RoomId.of("yard", "well"));
        assertThat(RoomName.WITH_ZONE.parse("hall")).isEmpty();
        assertThat(RoomName.WITH_ZONE.parse("yard/well")).contains(RoomId.of("yard", "well"));
        for (var bad : new String[] {"", "/", "a/", "/a", "a/b/c", "The Hall"})
            assertThat(here.parse(bad)).as(bad).isEmpty();
    }

    @Test
    void wordsAreStrippedNotEmptyAndWithoutControl() {
        var words = new ReadableText(5);
        assertThat(words.parse(" a b ")).contains("a b");
        assertThat(words.parse("12345")).isPresent();
        assertThat(words.parse("123456")).isEmpty();
        assertThat(words.parse("  ")).isEmpty();
        assertThat(words.parse("a\u001bb")).isEmpty();
        assertThat(words.parse("a\u009bb")).isEmpty();
        assertThat(words.parse("a\nb")).isEmpty();
        // Turned round, without width, an end of line of its own; and what joins letters.
        for (var hidden : "\u202e\u2066\u200f\u061c\u200b\u2060\ufeff\u00ad\u2028".toCharArray())
            assertThat(words.parse("a" + hidden + "b")).as("%x", (int) hidden).isEmpty();
        assertThat(words.parse("a\u200db\u00e9")).isPresent();
        assertThat(new ReadableText(5, true).parse("a\nb")).contains("a\nb");
    }

    @Test
    void aDayIsADate() {
        assertThat(Day.DAY.parse("2026-11-21")).contains(LocalDate.of(2026, 11, 21));
        assertThat(Day.DAY.parse("2026-02-30")).isEmpty();
        assertThat(Day.DAY.parse("21.11.2026")).isEmpty();
    }
}
