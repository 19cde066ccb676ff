package emberdelve.server.telnet;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Content;
import emberdelve.config.settings.ListedFact;
import emberdelve.config.settings.ListingSettings;
import emberdelve.config.settings.WebSocketSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.option.Mssp;
import emberdelve.server.offer.Editions;
import emberdelve.server.session.Sessions;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The status of this server that lists of servers are told (MSSP). Safe for any thread. */
final class ServerStatus {
    private static final int NOT_KNOWN = -1;

    private final Supplier<WorldSettings> world;
    private final Supplier<ListingSettings> listing;
    private final Supplier<WebSocketSettings> browsers;
    private final Editions editions;
    private final Sessions sessions;
    private final OpenPorts ports;
    private final long startedSeconds;

    @Inject
    ServerStatus(
            Supplier<WorldSettings> world,
            Supplier<ListingSettings> listing,
            Supplier<WebSocketSettings> browsers,
            Editions editions,
            Sessions sessions,
            OpenPorts ports,
            Clock clock) {
        this.world = world;
        this.listing = listing;
        this.browsers = browsers;
        this.editions = editions;
        this.sessions = sessions;
        this.ports = ports;
        startedSeconds = clock.instant().getEpochSecond();
    }

    /**
     * The present status; in spite of its name, UPTIME is the second in which the server started.
     */
    Mssp now() {
        var content = editions.current().content();
        var listing = this.listing.get();
        var status =
                Mssp.NOTHING
                        .with("NAME", world.get().name())
                        .with("PLAYERS", sessions.online().size())
                        .with("UPTIME", startedSeconds)
                        .with("CODEBASE", codebase())
                        .with("LANGUAGE", "English")
                        .with("CHARSET", "UTF-8")
                        .with("ANSI", 1)
                        .with("UTF-8", 1)
                        .with("XTERM 256 COLORS", 1)
                        .with("XTERM TRUE COLORS", 1)
                        .with("GMCP", 1)
                        .with("MCCP", 1)
                        // No screen of rows and columns is ever drawn.
                        .with("VT100", 0)
                        .with("MSDP", 0)
                        .with("MXP", 0)
                        // Of no family of older servers.
                        .with("FAMILY", "Custom")
                        .with("GENRE", listing.genre().word())
                        .with("STATUS", listing.status().word())
                        .with("CRAWL DELAY", listing.crawlDelayHours())
                        .with("AREAS", content.zones().size())
                        .with("ROOMS", rooms(content))
                        .with("MOBILES", content.monsters().size())
                        .with("OBJECTS", content.items().size())
                        .with("CLASSES", content.classes().size())
                        .with("RACES", 0)
                        .with("SKILLS", skills(content))
                        // Without an end, which the protocol has no number for.
                        .with("LEVELS", NOT_KNOWN)
                        .with("HELPFILES", content.help().size());
        status = told(status, "CONTACT", listing.contact());
        status = told(status, "WEBSITE", website(listing));
        status = told(status, "PORT", ports.telnet().map(String::valueOf).orElse(""));
        var tls = ports.tls().map(String::valueOf).orElse("");
        status = told(told(status, "SSL", tls), "TLS", tls);
        return withFacts(status);
    }

    /** The web site that the operator names, or else the page to play on. */
    private String website(ListingSettings listing) {
        return listing.website().isEmpty()
                ? browsers.get().publicly("").orElse("")
                : listing.website();
    }

    /** With what the operator says, and with what is true of most unless the operator says it. */
    private Mssp withFacts(Mssp status) {
        var facts = new LinkedHashMap<String, List<String>>();
        facts.put("GAMEPLAY", List.of("Adventure"));
        facts.put("GAMESYSTEM", List.of("Custom"));
        for (var free : List.of("PAY TO PLAY", "PAY FOR PERKS", "HIRING BUILDERS", "HIRING CODERS"))
            facts.put(free, List.of("0"));
        facts.putAll(
                listing.get().more().stream()
                        .collect(
                                Collectors.groupingBy(
                                        ListedFact::name,
                                        LinkedHashMap::new,
                                        Collectors.mapping(
                                                ListedFact::value, Collectors.toList()))));
        var all = status;
        for (var fact : facts.entrySet()) all = all.with(fact.getKey(), fact.getValue().toArray());
        return all;
    }

    private static String codebase() {
        return Optional.ofNullable(ServerStatus.class.getPackage().getImplementationVersion())
                .map(version -> "Emberdelve " + version)
                .orElse("Emberdelve");
    }

    private static long skills(Content content) {
        return content.classes().values().stream()
                .flatMap(each -> each.abilities().stream())
                .map(Ability::id)
                .distinct()
                .count();
    }

    /** The status with one more value, unless the value is empty. */
    private static Mssp told(Mssp status, String name, String value) {
        return value.isEmpty() ? status : status.with(name, value);
    }

    private static int rooms(Content content) {
        return content.zones().values().stream().mapToInt(zone -> zone.rooms().size()).sum();
    }
}
