package emberdelve.server.web.page;

import emberdelve.config.content.HelpPage;
import emberdelve.server.admin.Role;
import emberdelve.server.command.VerbEntry;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The pages of help that everybody may read: all but those of verbs that only staff have.
 *
 * @param pages the pages by their words, in order
 * @param kinds the kinds of the verbs that have pages, by the pages' words; a topic has none
 */
record HelpIndex(Map<String, HelpPage> pages, Map<String, VerbEntry.Kind> kinds) {
    static HelpIndex of(Map<String, HelpPage> all, List<? extends VerbEntry> verbs) {
        var kinds = new HashMap<String, VerbEntry.Kind>();
        var beyond = new HashSet<String>();
        for (var verb : verbs) {
            if (Role.PLAYER.isAtLeast(verb.least())) kinds.putIfAbsent(verb.help(), verb.kind());
            else beyond.add(verb.help());
        }
        beyond.removeAll(kinds.keySet());
        var pages = new TreeMap<>(all);
        pages.keySet().removeAll(beyond);
        return new HelpIndex(pages, kinds);
    }

    /** The pages of verbs of that kind; of topics, if it is empty. */
    List<HelpPage> of(Optional<VerbEntry.Kind> kind) {
        return pages.values().stream()
                .filter(page -> Optional.ofNullable(kinds.get(page.word())).equals(kind))
                .toList();
    }

    boolean has(String word) {
        return pages.containsKey(word);
    }
}
