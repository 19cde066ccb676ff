package emberdelve.bench.play;

import emberdelve.config.content.Content;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.read.Problems;
import emberdelve.server.feature.Features;

import java.nio.file.Path;

/** The content that ships. */
final class Shipped {
    static final Path CONFIG = Path.of("../config");

    private Shipped() {}

    static Content content() {
        return new ContentLoader(Features.registry().content())
                .load(CONFIG.resolve("content"), new Problems())
                .orElseThrow();
    }
}
