package emberdelve.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

/** An exact name wins over a part of one. */
class NameMatchTest {
    private static final List<String> HERE =
            List.of("kobold sneak", "kobold", "kobold guard", "tunnel rat");

    private static List<String> fitting(String typed) {
        return NameMatch.fitting(HERE, TargetName.parse(typed), List::of, name -> "#" + name);
    }

    private static String one(String typed) {
        return NameMatch.one(HERE, TargetName.parse(typed), List::of, name -> "#" + name)
                .orElse("nothing");
    }

    @Test
    void theWholeNameComesFirstAndTheOthersKeepTheirOrder() {
        assertThat(fitting("kobold")).containsExactly("kobold", "kobold sneak", "kobold guard");
        assertThat(fitting("kob")).containsExactly("kobold sneak", "kobold", "kobold guard");
        assertThat(fitting("all.kobold")).hasSize(3);
        assertThat(fitting("the kobold")).first().isEqualTo("kobold");
    }

    @Test
    void eachTypedWordBeginsAWordOfTheName() {
        assertThat(TargetName.parse("gu").fits("Kobold-Guard")).isTrue();
        assertThat(TargetName.parse("guard KOB").fits("kobold guard")).isTrue();
        assertThat(TargetName.parse("uard").fits("kobold guard")).isFalse();
        assertThat(TargetName.parse("guards").fits("kobold guard")).isFalse();
        assertThat(TargetName.parse("kobold rat").fits("kobold guard")).isFalse();
        assertThat(TargetName.parse("all").fits("kobold guard")).isTrue();
    }

    @Test
    void anIdMeansWhoeverHasItAndNobodyOfThatName() {
        var typed = TargetName.parse("#1a");
        assertThat(typed.isId("#1a")).isTrue();
        assertThat(typed.isId("#1b")).isFalse();
        assertThat(typed.fits("#1a")).isFalse();
        assertThat(NameMatch.one(List.of("rat", "#1a"), typed, List::of, name -> name))
                .contains("#1a");
    }

    @Test
    void numbersCountOnBehindTheWholeName() {
        assertThat(one("kobold")).isEqualTo("kobold");
        assertThat(one("2.kobold")).isEqualTo("kobold sneak");
        assertThat(one("3.kobold")).isEqualTo("kobold guard");
        assertThat(one("4.kobold")).isEqualTo("nothing");
        assertThat(one("rat")).isEqualTo("tunnel rat");
    }

    @Test
    void aWholeNameIsNotAskedAbout() {
        var typed = TargetName.parse("kobold");
        assertThat(NameMatch.best(HERE, typed, List::of, name -> name)).containsExactly("kobold");
        typed = TargetName.parse("kob");
        assertThat(NameMatch.best(HERE, typed, List::of, name -> name)).hasSize(3);
    }

    @Test
    void ofPeopleTheWholeNameOrTheOnlyBeginningIsMeant() {
        var people = List.of("Miranda", "Mira", "Tolo");
        assertThat(NameMatch.only(people, "mira", name -> name)).contains("Mira");
        assertThat(NameMatch.only(people, "mir", name -> name)).isEmpty();
        assertThat(NameMatch.only(people, "T", name -> name)).contains("Tolo");
        assertThat(NameMatch.beginning(people, "mir", name -> name))
                .containsExactly("Miranda", "Mira");
    }
}
