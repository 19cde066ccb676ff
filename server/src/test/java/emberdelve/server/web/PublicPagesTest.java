package emberdelve.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.profile.Profile;
import emberdelve.server.html.Escape;
import emberdelve.server.offer.Exhibit;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Registry;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/** The pages for everybody, of the content that is shipped. */
class PublicPagesTest {
    private final Gallery gallery = new Gallery(ShippedContent.load(), Gallery.named("Mira"));

    @Test
    void everyPageIsWellFormedAndHasItsLandmarks() {
        assertThat(gallery.paths()).hasSizeGreaterThan(80);
        for (var path : withAMissingOne()) {
            var page = gallery.page(path);
            for (var once : List.of("title", "h1", "header", "nav", "main", "footer"))
                assertThat(all(page.getDocumentElement(), once))
                        .as("%s: %s", path, once)
                        .filteredOn(each -> !each.getParentNode().getNodeName().equals("svg"))
                        .hasSize(1);
            assertThat(attributes(page, "id")).as(path).doesNotHaveDuplicates().contains("main");
            var first = all(page.getDocumentElement(), "a").getFirst();
            assertThat(first.getAttribute("href")).as(path).isEqualTo("#main");
        }
    }

    @Test
    void noHeadingLeavesALevelOut() {
        for (var path : gallery.paths()) {
            var level = 1;
            for (var each : all(gallery.page(path).getDocumentElement(), "*")) {
                if (!each.getNodeName().matches("h[1-6]")) continue;
                var next = Integer.parseInt(each.getNodeName().substring(1));
                assertThat(next).as("%s: %s", path, each.getTextContent()).isBetween(1, level + 1);
                level = next;
            }
        }
    }

    @Test
    void everyTableSaysWhatItsRowsAndColumnsAre() {
        for (var path : List.of("/who", "/fame", "/delve")) {
            var page = gallery.page(path);
            assertThat(all(page.getDocumentElement(), "table")).as(path).isNotEmpty();
            for (var table : all(page.getDocumentElement(), "table"))
                assertThat(all(table, "caption")).as(path).hasSize(1);
            assertThat(all(page.getDocumentElement(), "th"))
                    .as(path)
                    .extracting(head -> head.getAttribute("scope"))
                    .containsOnly("col", "row");
        }
    }

    @Test
    void nothingIsInline() {
        for (var path : gallery.paths()) {
            for (var each : all(gallery.page(path).getDocumentElement(), "*")) {
                assertThat(each.getNodeName()).as(path).isNotIn("script", "style");
                assertThat(each.hasAttribute("style")).as(path).isFalse();
            }
        }
    }

    @Test
    void everyLinkLeadsSomewhere() {
        for (var path : gallery.paths()) {
            var page = gallery.page(path);
            var places = attributes(page, "id");
            for (var target : links(path)) {
                if (target.startsWith("#"))
                    assertThat(places).as(path).contains(target.substring(1));
                else
                    assertThat(gallery.ask(target).status())
                            .as("%s: %s", path, target)
                            .isEqualTo(WebAnswer.OK);
            }
        }
    }

    @Test
    void everyPageIsReachedFromAnyOther() {
        var reached = new ArrayList<>(List.of("/who"));
        for (var at = 0; at < reached.size(); at++)
            for (var target : links(reached.get(at)))
                if (gallery.paths().contains(target) && !reached.contains(target))
                    reached.add(target);
        assertThat(reached).containsExactlyInAnyOrderElementsOf(gallery.paths());
    }

    @Test
    void thereIsNoPageOfWhatOnlyStaffCanDo() {
        assertThat(gallery.paths())
                .contains("/help/kill", "/help/newbie")
                .doesNotContain("/help/shutdown", "/help/slay");
        for (var path : gallery.paths())
            assertThat(gallery.text(path)).as(path).doesNotContain("Staff:", "[web.", "[view.");
    }

    @Test
    void aTextLeadsToThePagesThatItNames() {
        assertThat(links("/help/newbie"))
                .contains("/help/invite", "/help/combat")
                .doesNotContain("/help/look/");
        assertThat(links("/help/help")).contains("/help/kill");
    }

    @Test
    void aSafeZoneIsDrawnAndToldInWordsAndNoOtherIs() {
        var yard = gallery.page("/maps/lantern-yard").getDocumentElement();
        assertThat(all(yard, "svg")).hasSize(2);
        assertThat(yard.getTextContent()).contains("west to The Ninth Lamp", "in The Old Mine");
        for (var path : gallery.paths())
            if (path.startsWith("/maps/") && !path.equals("/maps/lantern-yard"))
                assertThat(gallery.text(path)).as(path).doesNotContain("<svg", "<h3");
    }

    @Test
    void aZonesPageTellsWhatEverybodyMayKnowOfIt() {
        assertThat(gallery.paths().stream().filter(path -> path.startsWith("/maps/")))
                .hasSize(ShippedContent.load().zones().size());
        var mine = gallery.page("/maps/old-mine").getDocumentElement();
        assertThat(mine.getTextContent())
                .contains("newcomers", "level 1.", "One can go alone.", "Winding Landing")
                .doesNotContain("Haulage Way", "drowned");
        assertThat(links("/maps/old-mine")).contains("/maps/lantern-yard", "/maps/low-pumps");
        assertThat(gallery.text("/maps/shot-tower")).contains("Time stands still", "takes 4");
        assertThat(gallery.text("/maps/silvering")).doesNotContain("Cheval", "Ways in");
        assertThat(gallery.text("/maps"))
                .contains("The Counting Dark", "hollowed like spoons")
                .doesNotContain("Haulage Way", "Winding Landing");
    }

    /** No room but those that one sees on the way in is named on the page of a zone. */
    @Test
    void noPageGivesAPlaceAwayThatHasToBeFound() {
        var zones = ShippedContent.load().zones();
        var seenFromTown =
                zones.values().stream()
                        .filter(ZoneTemplate::safe)
                        .flatMap(zone -> zone.rooms().stream())
                        .flatMap(room -> room.exits().values().stream())
                        .map(ExitTemplate::to)
                        .collect(Collectors.toSet());
        for (var zone : zones.values()) {
            if (zone.safe()) continue;
            var page = gallery.text("/maps/" + zone.id());
            for (var room : zone.rooms())
                if (seenFromTown.contains(room.id()))
                    assertThat(page).contains(Escape.of(room.description()));
                else
                    assertThat(page)
                            .as(zone.id())
                            .doesNotContain("to " + Escape.of(room.name()) + ".")
                            .doesNotContain(Escape.of(room.description()));
        }
    }

    @Test
    void aPageTellsOtherSitesWhatItIs() {
        for (var path : gallery.paths()) {
            var page = gallery.page(path);
            var title = all(page.getDocumentElement(), "h1").getFirst().getTextContent();
            assertThat(meta(page, "property", "og:title")).as(path).isEqualTo(title);
            var about = meta(page, "name", "description");
            assertThat(about).as(path).isNotBlank().doesNotContain("[web.");
            assertThat(meta(page, "property", "og:description")).as(path).isEqualTo(about);
            assertThat(meta(page, "property", "og:url")).isEqualTo(Gallery.ADDRESS + path);
            assertThat(canonical(page)).as(path).containsExactly(Gallery.ADDRESS + path);
            var picture = meta(page, "property", "og:image");
            assertThat(picture).startsWith(Gallery.ADDRESS);
            assertThat(gallery.ask(picture.substring(Gallery.ADDRESS.length())).status())
                    .isEqualTo(WebAnswer.OK);
        }
        assertThat(gallery.page("/help/kill").getDocumentElement().getTextContent())
                .contains(meta(gallery.page("/help/kill"), "name", "description"));
        assertThat(canonical(gallery.page("/nobody"))).isEmpty();
    }

    @Test
    void withoutAPublicAddressNothingNamesOne() {
        var hidden =
                new Gallery(ShippedContent.load(), Features.registry(), Gallery.named("Mira"), "");
        for (var path : hidden.paths())
            assertThat(hidden.text(path))
                    .as(path)
                    .contains("og:title", "\"description\"")
                    .doesNotContain("canonical", "og:url", "og:image", "news.atom", "://");
        assertThat(hidden.ask("/sitemap.xml").status()).isEqualTo(WebAnswer.NOT_FOUND);
        assertThat(hidden.ask("/news.atom").status()).isEqualTo(WebAnswer.NOT_FOUND);
        assertThat(hidden.text("/robots.txt")).isEqualTo("User-agent: *\nAllow: /\n");
    }

    @Test
    void searchEnginesAreToldOfEveryPage() {
        var listed =
                all(gallery.xml("/sitemap.xml").getDocumentElement(), "loc").stream()
                        .map(Element::getTextContent)
                        .toList();
        var expected = new ArrayList<>(List.of(Gallery.ADDRESS + "/"));
        for (var path : gallery.paths()) expected.add(Gallery.ADDRESS + path);
        assertThat(listed).containsExactlyElementsOf(expected);
        assertThat(gallery.text("/robots.txt"))
                .contains("Allow: /\n", "Sitemap: " + Gallery.ADDRESS + "/sitemap.xml\n");
    }

    @Test
    void newsAreFollowedByAFeedThatLeadsToTheirPlacesOnThePage() {
        var feed = gallery.xml("/news.atom").getDocumentElement();
        var places = attributes(gallery.page("/news"), "id");
        assertThat(all(feed, "entry")).hasSizeBetween(10, 30);
        for (var entry : all(feed, "entry")) {
            var id = all(entry, "id").getFirst().getTextContent();
            assertThat(id).startsWith(Gallery.ADDRESS + "/news#");
            assertThat(places).contains(id.substring(id.indexOf('#') + 1));
            assertThat(all(entry, "link").getFirst().getAttribute("href")).isEqualTo(id);
            var title = all(entry, "title").getFirst().getTextContent();
            assertThat(title).isNotBlank().hasSizeLessThan(83);
            var start = title.endsWith(" …") ? title.substring(0, title.length() - 2) : title;
            assertThat(all(entry, "content").getFirst().getTextContent()).startsWith(start);
            assertThat(updated(entry))
                    .startsWith(id.substring(id.indexOf("#news-") + 6).substring(0, 10));
        }
        // Readers sort by it.
        assertThat(all(feed, "entry").stream().map(PublicPagesTest::updated))
                .isSortedAccordingTo(Comparator.reverseOrder())
                .doesNotHaveDuplicates();
        assertThat(updated(feed)).isEqualTo(updated(all(feed, "entry").getFirst()));
        assertThat(feed.getAttribute("xml:lang")).isEqualTo("en");
        assertThat(all(feed, "id").stream().map(Element::getTextContent)).doesNotHaveDuplicates();
        assertThat(gallery.ask("/news.atom").headers())
                .containsEntry("content-type", "application/atom+xml; charset=utf-8");
    }

    private static String updated(Element entry) {
        return all(entry, "updated").getFirst().getTextContent();
    }

    @Test
    void whatIsUnderAHeadingCanBeLinkedTo() {
        for (var path : gallery.paths())
            for (var heading : all(gallery.page(path).getDocumentElement(), "h2"))
                assertThat(heading.getAttribute("id"))
                        .as("%s: %s", path, heading.getTextContent())
                        .isNotEmpty();
    }

    @Test
    void whatIsNotThereSaysSoInTheSameFrame() {
        for (var path : List.of("/nobody", "/help/a/b/c", "/help/%3Cb%3E")) {
            var answer = gallery.ask(path);
            assertThat(answer.status()).as(path).isEqualTo(WebAnswer.NOT_FOUND);
            assertThat(links(path)).as(path).contains("/", "/who", "/maps");
        }
    }

    /** A proxy may have put all of it into a folder of another site. */
    @Test
    void everyLinkLeadsToTheSameFolderOfAnotherSite() {
        for (var path : withAMissingOne()) {
            for (var target : attributes(gallery.page(path), "href"))
                assertThat(URI.create("/mud" + path).resolve(target).getPath())
                        .as("%s: %s", path, target)
                        .startsWith("/mud/");
        }
    }

    @Test
    void oneSlashTooManyLeadsToThePage() {
        for (var path : List.of("/who", "/help", "/help/kill")) {
            var answer = gallery.ask(path + "/");
            assertThat(answer.status()).isEqualTo(WebAnswer.PERMANENT_REDIRECT);
            assertThat(URI.create("/mud" + path + "/").resolve(location(answer)))
                    .hasToString("/mud" + path);
        }
        for (var path : List.of("/nobody/", "/help//", "/help/../who", "//"))
            assertThat(gallery.ask(path).status()).as(path).isEqualTo(WebAnswer.NOT_FOUND);
    }

    private static String location(WebAnswer answer) {
        return String.valueOf(answer.headers().get("location"));
    }

    @Test
    void aPageOfTheWorldIsAnotherWhenTheWorldIs() {
        var before = etag("/who");
        assertThat(etag("/who")).isEqualTo(before);
        var same = new WebRequest("/who", before, false, "", "", false);
        assertThat(gallery.ask(same).status()).isEqualTo(WebAnswer.NOT_MODIFIED);
        gallery.show(Gallery.nothing());
        assertThat(gallery.ask(same).status()).isEqualTo(WebAnswer.OK);
        assertThat(gallery.text("/who")).contains("Nobody is in the dungeon");
        assertThat(gallery.ask("/who").headers()).containsEntry("cache-control", "no-cache");
    }

    @Test
    void aCharacterHasItsPageAsLongAsTheWorldShowsIt() {
        assertThat(links("/characters")).contains("/characters/mira");
        var mira = gallery.page("/characters/mira");
        assertThat(mira.getDocumentElement().getTextContent())
                .contains("Mira", "level 9", "Known for", "Fell for good");
        assertThat(canonical(mira)).containsExactly(Gallery.ADDRESS + "/characters/mira");
        for (var path : List.of("/characters/tolo", "/characters/mira/x", "/who/mira"))
            assertThat(gallery.ask(path).status()).as(path).isEqualTo(WebAnswer.NOT_FOUND);
        for (var path :
                List.of("/characters/Mira", "/characters/zo%C3%AB", "/characters/%D1%91%D0%B6"))
            assertThat(gallery.ask(path).status()).as(path).isEqualTo(WebAnswer.OK);
        assertThat(canonical(gallery.page("/characters/MIRA")))
                .containsExactly(Gallery.ADDRESS + "/characters/mira");
        gallery.show(Gallery.nothing());
        assertThat(gallery.ask("/characters/mira").status()).isEqualTo(WebAnswer.NOT_FOUND);
        assertThat(gallery.text("/sitemap.xml")).doesNotContain("/characters/");
    }

    @Test
    void aHundredCharactersAPageTheHighestLevelFirst() {
        gallery.show(Gallery.only(crowd(100)));
        assertThat(named("/characters")).hasSize(100).startsWith("Aca", "Bba").endsWith("Zca");
        assertThat(gallery.ask("/characters/2").status()).isEqualTo(WebAnswer.NOT_FOUND);
        gallery.show(Gallery.only(crowd(201)));
        assertThat(named("/characters")).hasSize(100);
        assertThat(links("/characters")).contains("/characters/2");
        assertThat(named("/characters/2"))
                .hasSize(100)
                .doesNotContainAnyElementsOf(named("/characters"));
        assertThat(links("/characters/2")).contains("/characters", "/characters/3");
        assertThat(named("/characters/3")).hasSize(1);
        assertThat(canonical(gallery.page("/characters/3")))
                .containsExactly(Gallery.ADDRESS + "/characters/3");
        for (var none : List.of("0", "1", "4", "02", "99999999999"))
            assertThat(gallery.ask("/characters/" + none).status())
                    .as(none)
                    .isEqualTo(WebAnswer.NOT_FOUND);
    }

    private static List<Profile> crowd(int count) {
        return IntStream.range(0, count)
                .mapToObj(at -> {
                    var name = "%c%ca".formatted('A' + at % 26, 'a' + at / 26);
                    return new Profile(
                            name, "Guardian", at == 52 || at == 27 ? 9 : 1, "", List.of());
                })
                .toList();
    }

    private List<String> named(String path) {
        return all(gallery.page(path).getDocumentElement(), "li").stream()
                .filter(item -> !all(item, "span").isEmpty())
                .map(item -> all(item, "a").getFirst().getTextContent())
                .toList();
    }

    @Test
    void packedItIsTheSame() throws IOException {
        for (var path : List.of("/who", "/help", "/nobody")) {
            var packed = gallery.ask(new WebRequest(path, "", true, "", "", false));
            assertThat(packed.headers()).as(path).containsEntry("content-encoding", "gzip");
            var octets = new byte[packed.body().remaining()];
            packed.body().get(octets);
            try (var gzip = new GZIPInputStream(new ByteArrayInputStream(octets))) {
                assertThat(gzip.readAllBytes())
                        .asString(StandardCharsets.UTF_8)
                        .isEqualTo(gallery.text(path));
            }
        }
    }

    @Test
    void whatNoFeatureExhibitsHasNoPageAndNoLink() {
        var blind = Features.ALL.stream().filter(each -> !each.name().equals("look")).toList();
        var pages = new Gallery(ShippedContent.load(), Registry.of(blind), Gallery.nothing());

        assertThat(pages.paths()).contains("/fame", "/delve").doesNotContain("/who");
        assertThat(attributes(pages.page("/fame"), "href"))
                .contains("./delve")
                .doesNotContain("./who");
        assertThat(pages.ask("/who").status()).isEqualTo(WebAnswer.NOT_FOUND);
        assertThat(pages.page("/who").getDocumentElement().getTextContent())
                .contains("There is no such page");
    }

    @Test
    void anExhibitAtThePathOfAnotherPageIsRefused() {
        var more = new ArrayList<>(Features.ALL);
        more.add(
                new Feature() {
                    @Override
                    public String name() {
                        return "herald";
                    }

                    @Override
                    public List<Exhibit<?>> exhibits() {
                        return List.of(
                                new Exhibit<>(
                                        "news", String.class, (_, _) -> "", (_, _) -> List.of()));
                    }
                });
        assertThatThrownBy(() ->
                        new Gallery(ShippedContent.load(), Registry.of(more), Gallery.nothing()))
                .hasMessageContaining("two pages at /news");
    }

    private List<String> withAMissingOne() {
        var paths = new ArrayList<>(gallery.paths());
        paths.add("/nobody");
        return paths;
    }

    private String etag(String path) {
        return String.valueOf(gallery.ask(path).headers().get("etag"));
    }

    /** The places to which a page leads: paths of pages, and anchors of its own. */
    private List<String> links(String path) {
        return all(gallery.page(path).getDocumentElement(), "*").stream()
                .filter(each -> !each.getAttribute("rel").equals("canonical"))
                .map(each -> each.getAttribute("href"))
                .filter(target -> !target.isEmpty())
                .map(target ->
                        target.startsWith("#")
                                ? target
                                : URI.create(path).resolve(target).getRawPath())
                .toList();
    }

    private static List<String> canonical(Document page) {
        return all(page.getDocumentElement(), "link").stream()
                .filter(link -> link.getAttribute("rel").equals("canonical"))
                .map(link -> link.getAttribute("href"))
                .toList();
    }

    private static String meta(Document page, String kind, String name) {
        return all(page.getDocumentElement(), "meta").stream()
                .filter(meta -> meta.getAttribute(kind).equals(name))
                .map(meta -> meta.getAttribute("content"))
                .reduce((_, _) -> "two of " + name)
                .orElseThrow();
    }

    private static List<String> attributes(Document page, String name) {
        return all(page.getDocumentElement(), "*").stream()
                .map(each -> each.getAttribute(name))
                .filter(value -> !value.isEmpty())
                .toList();
    }

    private static List<Element> all(Element within, String name) {
        var nodes = within.getElementsByTagName(name);
        var all = new ArrayList<Element>();
        for (var at = 0; at < nodes.getLength(); at++) all.add((Element) nodes.item(at));
        return all;
    }
}
