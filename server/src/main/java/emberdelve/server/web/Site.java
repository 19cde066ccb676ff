package emberdelve.server.web;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.protocol.transport.WebSite;
import emberdelve.server.mudlet.MudletPackage;
import emberdelve.server.sound.SoundFiles;

import jakarta.inject.Inject;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The site: all that browsers read here. Safe for any thread. */
final class Site implements WebSite {
    private static final String FAVICON = "/favicon.ico";
    private static final String MUDLET = "/" + MudletPackage.FILE;

    private final Supplier<WebSocketSettings> settings;
    private final Assets assets;
    private final SoundFiles sounds;
    private final Asset mudlet;
    private final Supplier<KeptPages> pages;

    @Inject
    Site(
            Supplier<WebSocketSettings> settings,
            Assets assets,
            SoundFiles sounds,
            MudletPackage mudlet,
            CurrentPages pages) {
        this(settings, assets, sounds, mudlet, (Supplier<KeptPages>) pages);
    }

    Site(
            Supplier<WebSocketSettings> settings,
            Assets assets,
            SoundFiles sounds,
            MudletPackage mudlet,
            Supplier<KeptPages> pages) {
        this.settings = settings;
        this.assets = assets;
        this.sounds = sounds;
        this.mudlet = Asset.archive(mudlet.octets());
        this.pages = pages;
    }

    @Override
    public WebAnswer answer(WebRequest request) {
        var current = pages.get();
        return assets.at(request)
                .or(() -> sound(request.path()))
                .or(() -> current.at(request.path()))
                .or(() -> current.file(request.path()))
                .map(asset -> asset.answer(request))
                .or(() -> beside(request, current))
                .orElseGet(() -> current.missing(request));
    }

    private Optional<Asset> sound(String path) {
        var folder = "/" + SoundFiles.FOLDER;
        if (!path.startsWith(folder)) return Optional.empty();
        return sounds.named(path.substring(folder.length()))
                .map(file -> Asset.kept(SoundFiles.TYPE, file.name(), file.octets()));
    }

    /** What programs look for, and a page with one slash too many. */
    private Optional<WebAnswer> beside(WebRequest request, KeptPages current) {
        var path = request.path();
        if (path.equals(MUDLET)) return Optional.of(mudlet.answer(request));
        if (path.equals(FAVICON))
            return assets.icon().map(icon -> WebAnswer.goTo(icon.substring(1)));
        if (!path.endsWith("/")) return Optional.empty();
        var page = path.substring(0, path.length() - 1);
        return current.at(page)
                .map(_ -> WebAnswer.goTo("../" + page.substring(page.lastIndexOf('/') + 1)));
    }

    @Override
    public Map<String, String> headers(boolean trusted) {
        return Headers.of(trusted);
    }

    @Override
    public Map<String, String> headersOfParts(boolean trusted) {
        return Headers.ofParts(trusted);
    }

    @Override
    public boolean isAllowed(String origin) {
        return settings.get().isAllowed(origin);
    }
}
