package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

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

    @Test
    void phonesInstallItUnderTheNameOfTheServer() {
        var called = "Deep \"Dark\" \\ {{assets}}";
        var assets = Assets.read(() -> called);
        var manifest = assets.at("/manifest.webmanifest").orElseThrow();
        assertThat(manifest.type()).isEqualTo("application/manifest+json");

        var json =
                new JsonMapper()
                        .readTree(StandardCharsets.UTF_8.decode(manifest.octets()).toString());
        assertThat(json.get("name").asString()).isEqualTo(called);
        assertThat(json.get("start_url").asString()).isEqualTo("./");
        assertThat(json.get("icons")).isNotEmpty();
        for (var icon : json.get("icons"))
            assertThat(assets.at("/" + icon.get("src").asString())).isPresent();
    }

    /** A worker is for the folder that it is in, and one that browsers kept could not be mended. */
    @Test
    void theServiceWorkerIsBesideThePageAndAskedForEachTime() {
        var assets = Assets.read(() -> "Deep");
        var worker = assets.at("/worker.js").orElseThrow();
        assertThat(worker.type()).startsWith("text/javascript");
        assertThat(worker.caching()).isEqualTo(Asset.ASK);
        assertThat(assets.at(assets.path("worker.js"))).isEmpty();
        assertThat(assets.at(assets.path("offline.js"))).isPresent();
    }
}
