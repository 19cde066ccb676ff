package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;

/** All of {@code server.yaml}. A part or key that is not there has its default. */
public record Settings(
        TelnetSettings telnet,
        TlsSettings tls,
        ProxySettings proxy,
        WebSocketSettings websocket,
        AdminSettings admin,
        ListingSettings listing,
        WorldSettings world,
        LimitSettings limits,
        PasswordSettings passwords,
        BackupSettings backups,
        RecordingSettings recording,
        RetentionSettings retention,
        LogSettings log) {
    public static final Settings DEFAULTS =
            new Settings(
                    TelnetSettings.DEFAULTS,
                    TlsSettings.DEFAULTS,
                    ProxySettings.DEFAULTS,
                    WebSocketSettings.DEFAULTS,
                    AdminSettings.DEFAULTS,
                    ListingSettings.DEFAULTS,
                    WorldSettings.DEFAULTS,
                    LimitSettings.DEFAULTS,
                    PasswordSettings.DEFAULTS,
                    BackupSettings.DEFAULTS,
                    RecordingSettings.DEFAULTS,
                    RetentionSettings.DEFAULTS,
                    LogSettings.DEFAULTS);

    static Settings read(YamlNode node, Problems problems) {
        var parts = Fields.of(node, problems);
        var telnet = parts.optional("telnet");
        var tls = parts.optional("tls");
        var proxy = parts.optional("proxy");
        var websocket = parts.optional("websocket");
        var admin = parts.optional("admin");
        var listing = parts.optional("listing");
        var world = parts.optional("world");
        var limits = parts.optional("limits");
        var passwords = parts.optional("passwords");
        var backups = parts.optional("backups");
        var recording = parts.optional("recording");
        var retention = parts.optional("retention");
        var log = parts.optional("log");
        parts.end();
        return new Settings(
                telnet.map(part -> TelnetSettings.read(part, problems))
                        .orElse(TelnetSettings.DEFAULTS),
                tls.map(part -> TlsSettings.read(part, problems)).orElse(TlsSettings.DEFAULTS),
                proxy.map(part -> ProxySettings.read(part, problems))
                        .orElse(ProxySettings.DEFAULTS),
                websocket
                        .map(part -> WebSocketSettings.read(part, problems))
                        .orElse(WebSocketSettings.DEFAULTS),
                admin.map(part -> AdminSettings.read(part, problems))
                        .orElse(AdminSettings.DEFAULTS),
                listing.map(part -> ListingSettings.read(part, problems))
                        .orElse(ListingSettings.DEFAULTS),
                world.map(part -> WorldSettings.read(part, problems))
                        .orElse(WorldSettings.DEFAULTS),
                limits.map(part -> LimitSettings.read(part, problems))
                        .orElse(LimitSettings.DEFAULTS),
                passwords
                        .map(part -> PasswordSettings.read(part, problems))
                        .orElse(PasswordSettings.DEFAULTS),
                backups.map(part -> BackupSettings.read(part, problems))
                        .orElse(BackupSettings.DEFAULTS),
                recording
                        .map(part -> RecordingSettings.read(part, problems))
                        .orElse(RecordingSettings.DEFAULTS),
                retention
                        .map(part -> RetentionSettings.read(part, problems))
                        .orElse(RetentionSettings.DEFAULTS),
                log.map(part -> LogSettings.read(part, problems)).orElse(LogSettings.DEFAULTS));
    }

    /**
     * The settings that hold when others were read while the server runs: whatever needs a restart
     * stays as it is here.
     */
    public Settings goingOnWith(Settings read) {
        return new Settings(
                telnet.goingOnWith(read.telnet),
                tls,
                proxy.goingOnWith(read.proxy),
                websocket.goingOnWith(read.websocket),
                admin,
                read.listing,
                world.goingOnWith(read.world),
                limits.goingOnWith(read.limits),
                passwords.goingOnWith(read.passwords),
                read.backups,
                recording,
                retention.goingOnWith(read.retention),
                read.log);
    }
}
