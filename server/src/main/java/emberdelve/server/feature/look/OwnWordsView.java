package emberdelve.server.feature.look;

import emberdelve.server.admin.Role;
import emberdelve.server.command.Directory;
import emberdelve.server.command.Presence;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The beginnings of lines that hold the reader's own words, for programs that let one type several
 * commands in a line: behind {@code say} no sign separates any.
 *
 * @param words verbs in full and abbreviated, signs such as {@code '}, and the reader's own
 *     abbreviations for them; sorted
 */
public record OwnWordsView(List<String> words) implements DataView {
    static final DataPage<OwnWordsView> OWN_WORDS =
            DataPage.of("OWN_WORDS", OwnWordsView.class, "Input.OwnWords", OwnWordsView::json);

    static OwnWordsView of(Actor reader, Directory directory) {
        var role = directory.of(reader).map(Presence::role).orElse(Role.GUEST);
        var verbs = beforeOwnWords(directory, role);
        var own = reader.preferences().settings().aliases();
        if (own.isEmpty()) return new OwnWordsView(verbs);
        var aliases =
                own.entrySet().stream()
                        .filter(alias -> verbs.contains(beginning(alias.getValue())))
                        .map(alias -> alias.getKey());
        return new OwnWordsView(
                Stream.concat(verbs.stream(), aliases).distinct().sorted().toList());
    }

    /** A prompt of one's own may have any sign in it; other settings are plain words. */
    private static List<String> beforeOwnWords(Directory directory, Role role) {
        var verbs = directory.lexicon().beforeOwnWords(role).stream();
        return Stream.concat(verbs, Stream.of("set prompt")).sorted().toList();
    }

    /** The first word of what an alias stands for, in small letters. */
    private static String beginning(String line) {
        return line.strip().toLowerCase(Locale.ROOT).split("[ ;]", 2)[0];
    }

    List<String> json() {
        return words;
    }
}
