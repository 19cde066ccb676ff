package emberdelve.server.web.page;

import emberdelve.server.game.Shown;
import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Exhibit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * All pages for everybody, and the files for programs that read them, each by its path; there is no
 * other. Safe for any thread.
 */
public final class PublicPages {
    private final Map<String, PublicPage> byPath = new HashMap<>();
    private final Voice voice;
    private final Frame frame;
    private final Map<String, PublicFile> files;

    /** The pages below those of exhibits, by the exhibits' paths. */
    private final Map<String, Leaves> leaves = new HashMap<>();

    /** The pages below one path. */
    private interface Leaves {
        Optional<String> at(Shown shown, String word);
    }

    /**
     * @param exhibits the exhibits of features, which have a page each; the pages of content come
     *     behind them
     */
    public PublicPages(Edition edition, List<Exhibit<?>> exhibits, Masthead masthead) {
        var content = edition.content();
        voice = new Voice(edition.voices());
        var sections = new ArrayList<Section>();
        for (var exhibit : exhibits) sections.add(new Section(exhibit.word()));
        sections.addAll(List.of(Section.NEWS, Section.HELP, Section.MAPS));
        frame = new Frame(voice, masthead, List.copyOf(sections));
        for (var exhibit : exhibits) {
            passing(exhibit);
            addLeaves(exhibit);
        }
        standing(Section.NEWS.path(), () -> new NewsPage(voice).write(content.news()));
        addHelp(HelpIndex.of(content.help(), edition.verbs().entries()));
        addMaps(new MapIndex(content));
        files = new PublicFiles(voice, masthead).all(listed(), content.news());
    }

    /** The paths that search engines are told of. */
    private List<String> listed() {
        var paths = new ArrayList<>(List.of(Section.PLAY));
        paths.addAll(new TreeSet<>(byPath.keySet()));
        return paths;
    }

    private void addHelp(HelpIndex index) {
        var help = new HelpWriter(voice, index);
        standing(Section.HELP.path(), help::list);
        index.pages()
                .forEach((word, page) -> standing(Section.HELP.path(word), () -> help.page(page)));
    }

    private void addMaps(MapIndex index) {
        standing(Section.MAPS.path(), () -> new MapList(voice, index).write());
        for (var zone : index.all())
            if (index.hasPage(zone))
                standing(
                        Section.MAPS.path(zone.id()), () -> new ZonePage(voice, index).write(zone));
    }

    private void standing(String path, Supplier<Article> article) {
        add(path, new PublicPage.Standing(() -> frame.around(path, article.get())));
    }

    private <T> void passing(Exhibit<T> exhibit) {
        var section = new Section(exhibit.word());
        add(
                section.path(),
                new PublicPage.Passing(shown -> {
                    var content = exhibit.writer().write(shown.get(exhibit.kind()), voice);
                    return frame.around(section.path(), Article.of(section, voice, content));
                }));
    }

    private <T> void addLeaves(Exhibit<T> exhibit) {
        var section = new Section(exhibit.word());
        leaves.put(
                section.path(),
                (shown, word) ->
                        exhibit.leaves()
                                .at(shown.get(exhibit.kind()), word, voice)
                                .map(leaf ->
                                        frame.around(
                                                section.path(leaf.word()),
                                                Article.below(
                                                        section,
                                                        leaf.title(),
                                                        leaf.about(),
                                                        leaf.content()))));
    }

    private void add(String path, PublicPage page) {
        if (byPath.put(path, page) != null) throw new IllegalStateException("two pages at " + path);
    }

    /** Every page, by its path. */
    public Map<String, PublicPage> byPath() {
        return Map.copyOf(byPath);
    }

    /** The page at a path below an exhibit's own, where what is shown has one. */
    public Optional<String> leaf(String path, Shown shown) {
        var cut = path.lastIndexOf('/');
        return Optional.ofNullable(leaves.get(path.substring(0, Math.max(0, cut))))
                .flatMap(below -> below.at(shown, path.substring(cut + 1)));
    }

    /** The files for programs, by their paths. */
    public Map<String, PublicFile> files() {
        return Map.copyOf(files);
    }

    /** The page at any other path, from which {@code home} leads to the site's root. */
    public String missing(String home) {
        var words = voice.say("web.missing");
        var content = List.<Html>of(Html.tag("p", words));
        var title = voice.say("web.title-missing");
        return frame.astray(new Article(Optional.empty(), false, title, words, content), home);
    }
}
