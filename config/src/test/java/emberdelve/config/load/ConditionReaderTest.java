package emberdelve.config.load;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;

/** Conditions of triggers, broken in every way. */
class ConditionReaderTest {
    private final TriggerFolder triggers;

    ConditionReaderTest(@TempDir Path parent) {
        triggers = TriggerFolder.in(parent);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "when: enter, if: zone.lamp, do: [{tell: A.}]|if: zone.lamp (expected: a name that"
                        + " is remembered here, instead of zone.lamp, at character 1)",
                "when: enter, if: zone.pulls, do: [{tell: A.}]|(expected: bool instead of int, at"
                        + " character 1)",
                "when: enter, if: zone.lever > 1, do: [{tell: A.}]|(expected: int instead of bool,"
                        + " at character 1)",
                "when: enter, if: zone.lever and level, do: [{tell: A.}]|(expected: bool instead of"
                        + " int, at character 16)",
                "when: enter, if: zone.mood == 'sad', do: [{tell: A.}]|(expected: one of calm,"
                        + " cross, at character 14)",
                "when: enter, if: quest.the-tub == 'lost', do: [{tell: A.}]|(expected: one of none,"
                        + " asked, found, left, mended, at character 18)",
                "when: enter, if: quest.the-tup == 'left', do: [{tell: A.}]|(expected: a quest that"
                        + " exists, perhaps the-tub, at character 1)",
                "when: enter, if: has('key') > 0, do: [{tell: A.}]|has('key') > 0 (expected: an"
                        + " item that exists)",
                "when: enter, if: living(rat) > 0, do: [{tell: A.}]|(expected: ('an-id') behind it,"
                        + " at character 8)",
                "when: enter, if: (zone.lever, do: [{tell: A.}]|(expected: a ) instead of the end,"
                        + " at character 12)",
                "when: enter, if: zone.lever zone.lever, do: [{tell: A.}]|(expected: an end instead"
                        + " of zone.lever, at character 12)",
                "when: enter, if: zone.pulls > 99999999999, do: [{tell: A.}]|(expected: a number up"
                        + " to 1000000000, at character 14)",
                "when: enter, if: zone.pulls > 1 ;, do: [{tell: A.}]|(expected: a name, a number, a"
                        + " 'word' or a sign instead of ;, at character 16)",
                "when: enter, if: zone.pulls >, do: [{tell: A.}]|(expected: something behind it, at"
                        + " character 13)",
                "when: enter, if: 'a' == 'b', do: [{tell: A.}]|(expected: something remembered to"
                        + " compare the word with, at character 1)",
                "when: enter, if: zone.mood == 'calm, do: [{tell: A.}]|(expected: a ' that ends the"
                        + " word, at character 14)",
            })
    void whatIsWrongIsToldWithItsCharacter(String keys, String told) {
        triggers.requireTold(keys, told);
    }
}
