package emberdelve.server.game;

import jakarta.inject.Inject;

/** The questions of staff to the store, which other threads answer. */
record Lookups(
        RoleChanges roles,
        AccountFinder accounts,
        AuditReader audit,
        PasswordCodes codes,
        PersonFinder persons) {
    @Inject
    Lookups {}
}
