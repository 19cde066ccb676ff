package emberdelve.server.feature.fame;

/** The best characters and the latest deaths that everybody is shown. */
public record FameTables(FameView best, DeathsView deaths) {}
