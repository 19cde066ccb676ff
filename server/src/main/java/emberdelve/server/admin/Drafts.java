package emberdelve.server.admin;

import emberdelve.config.content.Content;

/** The rule who may enter a draft: its builders, and those who run the server. */
public final class Drafts {
    private Drafts() {}

    /**
     * Whether somebody may enter that zone, as far as drafts are concerned: into a zone that is no
     * draft, anybody may.
     */
    public static boolean mayEnter(Content content, String zone, String who, Role role) {
        var draft = content.drafts().get(zone);
        return draft == null
                || role.isAtLeast(Role.ADMIN)
                || draft.builders().stream().anyMatch(who::equalsIgnoreCase);
    }
}
