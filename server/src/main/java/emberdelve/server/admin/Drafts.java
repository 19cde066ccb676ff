package emberdelve.server.admin;

import emberdelve.config.content.Content;

/** The rule who may enter a draft: its builders, and those who run the server. */
public final class Drafts {
    private Drafts() {}

    /** Whether somebody may enter that zone; a zone that is no draft is none of this. */
    public static boolean mayEnter(Content content, String zone, String who, Role role) {
        var draft = content.drafts().get(zone);
        return draft == null
                || role.isAtLeast(Role.ADMIN)
                || draft.builders().stream().anyMatch(who::equalsIgnoreCase);
    }
}
