package emberdelve.server.game;

import jakarta.inject.Inject;

/** What staff ask of the store, and other threads answer. */
record Lookups(RoleChanges roles, AccountFinder accounts, AuditReader audit) {
    @Inject
    Lookups {}
}
