package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.DelveContent;
import emberdelve.config.settings.WebSocketSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.delve.DelveRecords;
import emberdelve.server.feature.delve.DelveTables;
import emberdelve.server.feature.fame.DeathsView;
import emberdelve.server.feature.fame.FameTables;
import emberdelve.server.feature.fame.FameView;
import emberdelve.server.feature.profile.Profile;
import emberdelve.server.feature.profile.ProfileFacts;
import emberdelve.server.feature.sky.SkyNow;
import emberdelve.server.game.Shown;
import emberdelve.server.mudlet.MudletPackage;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Registry;
import emberdelve.server.sound.SoundFiles;
import emberdelve.server.view.WhoView;
import emberdelve.server.web.page.Masthead;
import emberdelve.server.web.page.PublicPages;

import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

/** All pages, of any content and of a world that shows what it is told to show. */
final class Gallery {
    /** The address at which the public opens the pages. */
    static final String ADDRESS = "https://mud.example.org/mud";

    private final Site site;
    private final Set<String> paths;
    private Shown shown;

    Gallery(Content content, Shown first) {
        this(content, Features.registry(), first);
    }

    Gallery(Content content, Registry registry, Shown first) {
        this(content, registry, first, ADDRESS);
    }

    /**
     * @param address the public address; empty where it is not known
     */
    Gallery(Content content, Registry registry, Shown first, String address) {
        shown = first;
        var server = WorldSettings.DEFAULTS.name();
        var browsers = openedAt(address);
        var assets = Assets.read(() -> server, () -> browsers);
        var pages =
                new PublicPages(
                        Edition.of(content, registry),
                        registry.exhibits(),
                        new Masthead(server, browsers, assets.decor()));
        paths = new TreeSet<>(pages.byPath().keySet());
        site =
                new Site(
                        () -> browsers,
                        assets,
                        new SoundFiles(),
                        MudletPackage.read(),
                        pagesOf(pages));
    }

    private Supplier<KeptPages> pagesOf(PublicPages pages) {
        var kept = new KeptPages(pages, () -> shown);
        return () -> kept;
    }

    Set<String> paths() {
        return paths;
    }

    /** From now on the world shows that. */
    void show(Shown now) {
        shown = now;
    }

    String text(String path) {
        return StandardCharsets.UTF_8.decode(ask(path).body()).toString();
    }

    WebAnswer ask(String path) {
        return ask(WebRequest.of(path));
    }

    WebAnswer ask(WebRequest request) {
        return site.answer(request);
    }

    /** The usual settings with that public address. */
    static WebSocketSettings openedAt(String address) {
        var usual = WebSocketSettings.DEFAULTS;
        return new WebSocketSettings(
                usual.enabled(),
                usual.port(),
                usual.tlsPort(),
                usual.bind(),
                usual.hosts(),
                usual.origins(),
                usual.encrypted(),
                usual.behindProxy(),
                usual.trustedProxies(),
                usual.forwardedBy(),
                address);
    }

    /** The page as XML, which every page is as well. */
    Document page(String path) {
        assertThat(text(path)).as(path).startsWith("<!DOCTYPE html>\n<html lang=\"en\">");
        return xml(path);
    }

    /** What is at that path, which has to be XML. */
    Document xml(String path) {
        var markup = text(path);
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(markup)));
        } catch (ParserConfigurationException | SAXException | IOException wrong) {
            throw new AssertionError(path + ": " + markup, wrong);
        }
    }

    /** A world in which nothing has happened yet. */
    static Shown nothing() {
        return only(List.of());
    }

    /** A world in which nothing has happened, but that those want to be read of. */
    static Shown only(List<Profile> characters) {
        var all = ProfileFacts.none();
        for (var each : characters)
            all.put(
                    ProfileFacts.word(each.name()),
                    new ProfileFacts.Known(each, List.of(), Optional.empty()));
        return shown(
                new WhoView(List.of()),
                new FameView(List.of()),
                new DeathsView(List.of()),
                new DelveTables(List.of(), new DelveRecords(Optional.empty(), List.of())),
                new ProfileFacts(all));
    }

    /** A world in which everything has this name, wherever words of players can come. */
    static Shown named(String name) {
        var end = new DeathsView.End(name, name);
        var delve = new DelveRecords.Line(name, 75, List.of(name, name));
        return shown(
                new WhoView(
                        List.of(
                                new WhoView.Line(name, name, 1, name, true, true, false, name),
                                new WhoView.Line(name, "Guardian", 2, "", false, false, true, ""))),
                new FameView(
                        List.of(
                                new FameView.Line(name, name, 9, 900, Optional.of(end)),
                                new FameView.Line(name, "Striker", 1, 4, Optional.empty()))),
                new DeathsView(List.of(new DeathsView.Line(name, name, 9, end, 4000, true))),
                new DelveTables(
                        List.of(
                                new DelveRecords(
                                        Optional.of(new DelveContent.Band(4, 6)), List.of(delve))),
                        new DelveRecords(Optional.empty(), List.of(delve, delve))),
                characters(name));
    }

    private static ProfileFacts characters(String name) {
        var all = ProfileFacts.none();
        for (var each : List.of("Mira", "Zoë", "Ёж")) all.put(ProfileFacts.word(each), known(name));
        return new ProfileFacts(all);
    }

    private static ProfileFacts.Known known(String name) {
        return new ProfileFacts.Known(
                new Profile(name, name, 9, name, List.of("ratcatcher")),
                List.of(name),
                Optional.of(new ProfileFacts.End(9, name, name, true)));
    }

    private static Shown shown(
            WhoView who,
            FameView fame,
            DeathsView deaths,
            DelveTables delves,
            ProfileFacts profiles) {
        return new Shown(
                Map.of(
                        WhoView.class,
                        who,
                        FameTables.class,
                        new FameTables(fame, deaths),
                        SkyNow.class,
                        new SkyNow(Optional.empty(), "dusk", "It rains."),
                        DelveTables.class,
                        delves,
                        ProfileFacts.class,
                        profiles));
    }
}
