package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;

/** The page to play on, as it leaves the server. */
final class AssetsTest {
    @Test
    void thePageIsCalledWhatTheServerCallsItself() {
        var called = "Deep <Dark> & {{assets}}";
        var page = Assets.read(() -> called).at("/").orElseThrow();

        assertThat(StandardCharsets.UTF_8.decode(page.octets()).toString())
                .contains(
                        "<title>Deep &lt;Dark&gt; &amp; {{assets}}</title>",
                        "<h1>Deep &lt;Dark&gt; &amp; {{assets}}</h1>")
                .doesNotContain("{{server}}", "\"{{assets}}");
    }
}
