package emberdelve.server.adminport;

import static emberdelve.server.html.Html.tag;
import static emberdelve.server.html.Html.text;

import emberdelve.server.checkpoint.StoreHealth;
import emberdelve.server.game.TickReport;
import emberdelve.server.html.Html;
import emberdelve.server.lag.LagWords;
import emberdelve.server.session.SessionFactory;

import jakarta.inject.Inject;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The pages of the admin port. Safe for any thread. */
final class AdminPages {
    private static final String PATHS =
            """
            /live     200 while the process answers, also while saving fails: killing it would lose what waits
            /ready    200 while players can come and what they do is saved, otherwise 503 and why not
            /metrics  the figures, for Prometheus
            /lag      what made the last five minutes' ticks slow
            /status   the last hour as pictures; /status.svg has them alone
            """;

    private final Readiness readiness;
    private final Scrape scrape;
    private final Watched watched;
    private final LastHour lastHour;
    private final SessionFactory words;

    @Inject
    AdminPages(
            Readiness readiness,
            Scrape scrape,
            Watched watched,
            LastHour lastHour,
            SessionFactory words) {
        this.readiness = readiness;
        this.scrape = scrape;
        this.watched = watched;
        this.lastHour = lastHour;
        this.words = words;
    }

    /** The page at that path; 404 with the paths that there are if it is none. */
    Answer at(String path) throws IOException {
        return switch (path) {
            case "/" -> Answer.text(200, PATHS);
            case "/live" -> Answer.text(200, "alive\n");
            case "/ready" -> ready();
            case "/metrics" -> metrics();
            case "/lag" -> Answer.text(200, lines(lag()));
            case "/status" -> status();
            case "/status.svg" -> picture();
            default -> Answer.text(404, "There is no such page. These are:\n" + PATHS);
        };
    }

    private Answer ready() {
        var hindrances = readiness.hindrances();
        return hindrances.isEmpty()
                ? Answer.text(200, "ready\n")
                : Answer.text(503, lines(hindrances));
    }

    private Answer metrics() throws IOException {
        var body = new ByteArrayOutputStream();
        scrape.writeTo(body);
        return new Answer(200, Figures.CONTENT_TYPE, body);
    }

    private Answer status() {
        var samples = lastHour.samples();
        var page = new StringBuilder("<!DOCTYPE html>\n");
        var body = tag("body", tag("h1", "The last hour"));
        for (var line : summary()) body = body.add(tag("p", line));
        var pictures = new ArrayList<Html>();
        for (var panel : Sample.PANELS) {
            pictures.add(panel.draw(samples));
            pictures.add(text("\n"));
        }
        body = body.add(tag("p", pictures));
        tag(
                        "html",
                        tag(
                                "head",
                                tag("meta").with("charset", "utf-8"),
                                tag("meta").with("http-equiv", "refresh").with("content", 30),
                                tag("title", "Emberdelve: the last hour")),
                        body)
                .with("lang", "en")
                .writeTo(page);
        return Answer.of(200, "text/html; charset=utf-8", page.append('\n').toString());
    }

    /** All panels below one another, as one picture. */
    private Answer picture() {
        var samples = lastHour.samples();
        var height = Panel.HEIGHT * Sample.PANELS.size();
        var all =
                tag("svg", tag("title", "Emberdelve: the last hour"))
                        .with("xmlns", "http://www.w3.org/2000/svg")
                        .with("width", Panel.WIDTH)
                        .with("height", height);
        for (var nth = 0; nth < Sample.PANELS.size(); nth++)
            all = all.add(Sample.PANELS.get(nth).draw(samples).with("y", nth * Panel.HEIGHT));
        var page = new StringBuilder();
        all.writeTo(page);
        return Answer.of(200, "image/svg+xml", page.append('\n').toString());
    }

    private List<String> summary() {
        var hindrances = readiness.hindrances();
        var lines = new ArrayList<String>();
        lines.add(hindrances.isEmpty() ? "Ready." : "Not ready: " + String.join("; ", hindrances));
        lines.addAll(lag());
        return lines;
    }

    private List<String> lag() {
        var lines = new ArrayList<String>();
        for (var note : LagWords.causes(watched.regions().slowest()))
            lines.add(words.words(note.key(), note.arguments()));
        watched.regions()
                .latest()
                .forEach((region, report) -> {
                    if (watched.regions().areMany()) lines.add("Region " + region + ":");
                    more(report, lines);
                });
        return lines;
    }

    private static void more(TickReport report, List<String> lines) {
        if (!report.quarantined().isEmpty())
            lines.add("Quarantined actors: " + report.quarantined().size());
        if (report.triggersStopped() > 0)
            lines.add("Triggers stopped since the start: " + report.triggersStopped());
        report.saving().map(AdminPages::saving).ifPresent(lines::add);
    }

    private static String saving(StoreHealth saving) {
        return "Saving: "
                + Scrape.word(saving.state())
                + "; a kill now would lose "
                + saving.unsaved().toMillis()
                + " ms of play; rows waiting: "
                + saving.dirtyRows()
                + "; the last write took "
                + saving.lastWrite().toMillis()
                + " ms";
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
