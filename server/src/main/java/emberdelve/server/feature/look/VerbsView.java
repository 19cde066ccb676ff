package emberdelve.server.feature.look;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Presence;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.List;

/**
 * The verbs that the reader may use, for programs that complete what is typed.
 *
 * @param words in full, sorted
 */
public record VerbsView(List<String> words) implements DataView {
    static final DataPage<VerbsView> VERBS =
            DataPage.of("VERBS", VerbsView.class, "Input.Verbs", VerbsView::json);

    static VerbsView of(Actor reader, Directory directory) {
        var role = directory.of(reader).map(Presence::role).orElse(Role.GUEST);
        return new VerbsView(directory.lexicon().words(role));
    }

    List<String> json() {
        return words;
    }
}
