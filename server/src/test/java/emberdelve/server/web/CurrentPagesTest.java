package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.server.feature.Features;
import emberdelve.server.offer.Editions;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;

/** The pages of what is in force just now. */
final class CurrentPagesTest {
    private final AtomicReference<String> address = new AtomicReference<>("");
    private final Assets assets = Assets.read(() -> "Deep", () -> Gallery.openedAt(address.get()));
    private final CurrentPages pages =
            new CurrentPages(
                    new Editions(ShippedContent.load(), Features.registry()),
                    Features.registry(),
                    () -> WorldSettings.DEFAULTS,
                    () -> Gallery.openedAt(address.get()),
                    assets.decor(),
                    Gallery::nothing);

    @Test
    void anotherPublicAddressIsOnTheNextPageThatIsRead() {
        assertThat(read("/news")).contains("og:title").doesNotContain("og:url");
        assertThat(pages.get().file("/sitemap.xml")).isEmpty();
        address.set("https://a.example");
        assertThat(read("/news")).contains("https://a.example/news");
        assertThat(pages.get().file("/sitemap.xml")).isPresent();
        address.set("https://b.example");
        assertThat(read("/news")).contains("https://b.example/news").doesNotContain("a.example");
    }

    @Test
    void whileNothingChangesThePagesAreKept() {
        assertThat(pages.get()).isSameAs(pages.get());
    }

    private String read(String path) {
        var page = pages.get().at(path).orElseThrow();
        var body = page.answer(WebRequest.of(path)).body();
        return StandardCharsets.UTF_8.decode(body).toString();
    }
}
