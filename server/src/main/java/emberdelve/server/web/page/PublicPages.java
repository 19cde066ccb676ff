package emberdelve.server.web.page;

import emberdelve.config.content.Content;
import emberdelve.config.settings.WorldSettings;
import emberdelve.server.command.Verbs;
import emberdelve.server.feature.delve.DelveTables;
import emberdelve.server.feature.fame.DeathsView;
import emberdelve.server.feature.fame.FameView;
import emberdelve.server.game.Shown;
import emberdelve.server.session.Speech;
import emberdelve.server.view.WhoView;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** All pages for everybody, each by its path; there is no other. Safe for any thread. */
public final class PublicPages {
    private final Map<String, PublicPage> byPath = new HashMap<>();
    private final Voice voice;
    private final Frame frame;

    public PublicPages(
            Content content, Verbs verbs, Speech speech, WorldSettings settings, Decor decor) {
        voice = new Voice(speech);
        frame = new Frame(voice, settings.name(), decor);
        addPassing();
        standing(Section.NEWS.path(), () -> new NewsPage(voice).write(content.news()));
        addHelp(HelpIndex.of(content.help(), verbs.entries()));
        addMaps(new MapIndex(content));
    }

    private void addPassing() {
        passing(Section.WHO, shown -> new WhoPage(voice).write(shown.get(WhoView.class)));
        passing(
                Section.FAME,
                shown ->
                        new FamePage(voice)
                                .write(shown.get(FameView.class), shown.get(DeathsView.class)));
        passing(Section.DELVE, shown -> new DelvePage(voice).write(shown.get(DelveTables.class)));
    }

    private void addHelp(HelpIndex index) {
        var help = new HelpWriter(voice, index);
        standing(Section.HELP.path(), help::list);
        index.pages()
                .forEach((word, page) -> standing(Section.HELP.path(word), () -> help.page(page)));
    }

    private void addMaps(MapIndex index) {
        standing(Section.MAPS.path(), () -> new MapList(voice, index).write());
        for (var zone : index.safe())
            standing(Section.MAPS.path(zone.id()), () -> new MapPage(voice, index).write(zone));
    }

    private void standing(String path, Supplier<Article> article) {
        byPath.put(path, new PublicPage.Standing(() -> frame.around(article.get())));
    }

    private void passing(Section section, Function<Shown, Article> article) {
        byPath.put(
                section.path(),
                new PublicPage.Passing(shown -> frame.around(article.apply(shown))));
    }

    /** Every page, by its path. */
    public Map<String, PublicPage> byPath() {
        return Map.copyOf(byPath);
    }

    /** The page at any other path. */
    public String missing() {
        var words = List.<Html>of(Html.tag("p", voice.say("web.missing")));
        return frame.around(
                new Article(Optional.empty(), false, voice.say("web.title-missing"), words));
    }
}
