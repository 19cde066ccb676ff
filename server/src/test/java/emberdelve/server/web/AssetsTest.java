package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.protocol.transport.WebRequest;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** The page to play on, as it leaves the server. */
final class AssetsTest {
    @Test
    void thePageIsCalledWhatTheServerCallsItself() {
        var called = "Deep <Dark> & {{assets}}";
        var page =
                Assets.read(() -> called, () -> WebSocketSettings.DEFAULTS)
                        .at(WebRequest.of("/"))
                        .orElseThrow();

        assertThat(StandardCharsets.UTF_8.decode(page.octets()).toString())
                .contains(
                        "<title>Deep &lt;Dark&gt; &amp; {{assets}}</title>",
                        "<h1>Deep &lt;Dark&gt; &amp; {{assets}}</h1>")
                .doesNotContain("{{server}}", "\"{{assets}}");
    }

    @Test
    void aLinkToThePageIsShownWithItsAddressWhereThatIsKnown() {
        var unknown = text(Assets.read(() -> "Deep", () -> WebSocketSettings.DEFAULTS));
        assertThat(unknown)
                .contains("property=\"og:title\" content=\"Deep\"", "property=\"og:description\"")
                .doesNotContain("{{whereabouts}}", "canonical", "og:url", "og:image");

        var assets = Assets.read(() -> "Deep", () -> Gallery.openedAt("https://a.example/mud"));
        assertThat(text(assets))
                .contains(
                        "<link rel=\"canonical\" href=\"https://a.example/mud/\"/>",
                        "<meta property=\"og:url\" content=\"https://a.example/mud/\"/>",
                        "content=\"https://a.example/mud" + assets.path("icon-512.png") + "\"",
                        "type=\"application/atom+xml\" href=\"./news.atom\"");
    }

    @Test
    void anotherAddressIsTakenAtOnce() {
        var address = new AtomicReference<>("https://a.example");
        var assets = Assets.read(() -> "Deep", () -> Gallery.openedAt(address.get()));
        assertThat(text(assets)).contains("https://a.example/");
        address.set("https://b.example");
        assertThat(text(assets)).contains("https://b.example/").doesNotContain("a.example");
    }

    private static String text(Assets assets) {
        var page = assets.at(WebRequest.of("/")).orElseThrow();
        return StandardCharsets.UTF_8.decode(page.octets().duplicate()).toString();
    }

    @Test
    void phonesInstallItUnderTheNameOfTheServer() {
        var called = "Deep \"Dark\" \\ {{assets}}";
        var assets = Assets.read(() -> called, () -> WebSocketSettings.DEFAULTS);
        var manifest = assets.at(WebRequest.of("/manifest.webmanifest")).orElseThrow();
        assertThat(manifest.type()).isEqualTo("application/manifest+json");

        var json =
                new JsonMapper()
                        .readTree(StandardCharsets.UTF_8.decode(manifest.octets()).toString());
        assertThat(json.get("name").asString()).isEqualTo(called);
        assertThat(json.get("start_url").asString()).isEqualTo("./");
        assertThat(json.get("icons")).isNotEmpty();
        for (var icon : json.get("icons"))
            assertThat(assets.at(WebRequest.of("/" + icon.get("src").asString()))).isPresent();
    }

    /** A worker is for the folder that it is in, and one that browsers kept could not be mended. */
    @Test
    void theServiceWorkerIsBesideThePageAndAskedForEachTime() {
        var assets = Assets.read(() -> "Deep", () -> WebSocketSettings.DEFAULTS);
        var worker = assets.at(WebRequest.of("/worker.js")).orElseThrow();
        assertThat(worker.type()).startsWith("text/javascript");
        assertThat(worker.caching()).isEqualTo(Asset.ASK);
        assertThat(assets.at(WebRequest.of(assets.path("worker.js")))).isEmpty();
        assertThat(assets.at(WebRequest.of(assets.path("offline.js")))).isPresent();
    }

    @Test
    void whatSpeaksToPeopleComesInTheirLanguage() {
        var assets = Assets.read(() -> "Deep", () -> WebSocketSettings.DEFAULTS);
        for (var path : List.of("/", "/manifest.webmanifest", "/worker.js")) {
            var english = assets.at(WebRequest.of(path)).orElseThrow();
            var german = assets.at(asked(path, "de-DE,de;q=0.9")).orElseThrow();
            assertThat(read(english)).doesNotContain("{{", "Verlies", "Spiel");
            assertThat(read(german)).doesNotContain("{{");
            assertThat(german.etag()).isNotEqualTo(english.etag());
            assertThat(german.vary()).contains("accept-language", "cookie");
        }
        assertThat(read(assets.at(asked("/", "de")).orElseThrow()))
                .contains("<html lang=\"de\">", "/words-de.js\"", "Ein Verlies aus Worten")
                .doesNotContain("/words-en.js");
    }

    private static WebRequest asked(String path, String acceptLanguage) {
        return new WebRequest(path, "", false, acceptLanguage, "", false);
    }

    private static String read(Asset asset) {
        return StandardCharsets.UTF_8.decode(asset.octets().duplicate()).toString();
    }
}
