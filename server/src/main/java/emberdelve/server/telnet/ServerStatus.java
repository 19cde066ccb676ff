package emberdelve.server.telnet;

import emberdelve.config.content.Content;
import emberdelve.config.settings.ListingSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.protocol.option.Mssp;
import emberdelve.server.offer.Editions;
import emberdelve.server.session.Sessions;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.util.function.Supplier;

/** The status of this server that lists of servers are told (MSSP). Safe for any thread. */
final class ServerStatus {
    private final Supplier<WorldSettings> world;
    private final Supplier<ListingSettings> listing;
    private final Editions editions;
    private final Sessions sessions;
    private final OpenPorts ports;
    private final long startedSeconds;

    @Inject
    ServerStatus(
            Supplier<WorldSettings> world,
            Supplier<ListingSettings> listing,
            Editions editions,
            Sessions sessions,
            OpenPorts ports,
            Clock clock) {
        this.world = world;
        this.listing = listing;
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
                        .with("CODEBASE", "Emberdelve")
                        .with("LANGUAGE", "English")
                        .with("CHARSET", "UTF-8")
                        .with("ANSI", 1)
                        .with("UTF-8", 1)
                        .with("XTERM 256 COLORS", 1)
                        .with("XTERM TRUE COLORS", 1)
                        .with("GMCP", 1)
                        .with("MCCP", 1)
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
                        .with("HELPFILES", content.help().size());
        status = told(status, "CONTACT", listing.contact());
        status = told(status, "WEBSITE", listing.website());
        status = told(status, "PORT", ports.telnet().map(String::valueOf).orElse(""));
        var tls = ports.tls().map(String::valueOf).orElse("");
        return told(told(status, "SSL", tls), "TLS", tls);
    }

    /** The status with one more value, unless the value is empty. */
    private static Mssp told(Mssp status, String name, String value) {
        return value.isEmpty() ? status : status.with(name, value);
    }

    private static int rooms(Content content) {
        return content.zones().values().stream().mapToInt(zone -> zone.rooms().size()).sum();
    }
}
