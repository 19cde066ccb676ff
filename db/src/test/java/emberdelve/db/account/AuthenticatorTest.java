package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

class AuthenticatorTest {
    /** The secret of RFC 6238, appendix B, in base 32. */
    private static final String SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

    private static final byte[] KEY = "12345678901234567890".getBytes(StandardCharsets.US_ASCII);

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final Authenticator authenticator =
            Authenticator.of(SECRET, List.of(CodeHash.of("aaaa-bbbb"), CodeHash.of("cccc-dddd")));

    /** RFC 6238, appendix B, for SHA-1: the last six of the eight digits there. */
    @ParameterizedTest
    @CsvSource({
        "59, 287082",
        "1111111109, 081804",
        "1111111111, 050471",
        "1234567890, 005924",
        "2000000000, 279037",
        "20000000000, 353130"
    })
    void codesAreThoseOfTheStandard(long second, String code) {
        assertThat(Authenticator.code(SECRET, Instant.ofEpochSecond(second))).isEqualTo(code);
    }

    /** RFC 4226, appendix D. */
    @ParameterizedTest
    @CsvSource({"0, 755224", "1, 287082", "2, 359152", "3, 969429", "9, 520489"})
    void codesOfStepsAreThoseOfTheStandard(long step, String code) {
        assertThat(Authenticator.code(KEY, step)).isEqualTo(code);
    }

    private static String codeAt(long secondsOff) {
        return Authenticator.code(SECRET, NOON.plusSeconds(secondsOff));
    }

    private boolean takes(String typed) {
        return authenticator.after(typed, NOON).isPresent();
    }

    @Test
    void clocksMayDifferByOneStepAndNotByTwo() {
        assertThat(takes(codeAt(0))).isTrue();
        assertThat(takes(codeAt(-30))).isTrue();
        assertThat(takes(codeAt(30))).isTrue();
        assertThat(takes(codeAt(-31))).isFalse();
        assertThat(takes(codeAt(60))).isFalse();
    }

    @Test
    void aCodeIsRightOnceAndNoneBeforeItAfterwards() {
        var after = authenticator.after(codeAt(0), NOON).orElseThrow();
        assertThat(after.after(codeAt(0), NOON)).isEmpty();
        assertThat(after.after(codeAt(-30), NOON)).isEmpty();
        assertThat(after.after(codeAt(30), NOON)).isPresent();
    }

    @Test
    void aSpareCodeIsRightOnceAtAnyTime() {
        var after = authenticator.after(" CCCC-dddd", NOON).orElseThrow();
        assertThat(after.spares()).containsExactly(CodeHash.of("aaaa-bbbb"));
        assertThat(after.after("cccc-dddd", NOON)).isEmpty();
        assertThat(after.after("aaaa-bbbb", NOON.plusSeconds(1_000_000))).isPresent();
        assertThat(after.after(codeAt(0), NOON)).isPresent();
    }

    @Test
    void whatIsNoCodeIsWrong() {
        for (var typed : List.of("", "12345", "1234567", "abcdef", "-12345", "٠٠٠٠٠٠", "aaaa"))
            assertThat(takes(typed)).as(typed).isFalse();
        assertThat(takes(codeAt(0).substring(0, 3) + " " + codeAt(0).substring(3))).isTrue();
    }

    /** A server may run where people write other digits. */
    @Test
    void codesAreTheSameInEveryLanguage() {
        var before = Locale.getDefault();
        var here = codeAt(0);
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(codeAt(0)).isEqualTo(here);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void secretsAreOf160Bits() {
        var secret = Authenticator.secret(new SecureRandom());
        assertThat(secret).matches("[A-Z2-7]{32}").isEqualTo(secret.toUpperCase(Locale.ROOT));
        assertThat(Authenticator.secret(new SecureRandom())).isNotEqualTo(secret);
    }
}
