package emberdelve.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The aliases of a player, which are expanded here. A semicolon separates the commands of an alias;
 * {@code %1} to {@code %9} are the words after the alias, {@code %*} all of them. The result is not
 * expanded again: the word of an alias inside an alias means nothing else than itself, and a typed
 * semicolon separates nothing. Pure.
 */
final class Aliases {
    /**
     * The most commands of one line, since an alias is an abbreviation and not a program; further
     * ones are left out.
     */
    static final int COMMANDS_MAX = 10;

    private static final int WORDS_MAX = 9;

    private Aliases() {}

    /** The lines to run, in order; the line itself when its first word is no alias. */
    static List<String> expand(String line, Map<String, String> aliases) {
        var blank = line.indexOf(' ');
        var word = blank < 0 ? line : line.substring(0, blank);
        var meaning = aliases.get(word.toLowerCase(Locale.ROOT));
        if (meaning == null) return List.of(line);

        var rest = blank < 0 ? "" : line.substring(blank + 1).strip();
        var commands = new ArrayList<String>();
        for (var command : meaning.split(";", -1)) {
            if (!command.isBlank() && commands.size() < COMMANDS_MAX)
                commands.add(fill(command.strip(), rest));
        }
        // An alias without {@code %} gets the typed words at its end: "kk rat" is "kill rat".
        if (meaning.indexOf('%') < 0 && commands.size() == 1 && !rest.isEmpty())
            return List.of(commands.getFirst() + " " + rest);
        return commands;
    }

    private static String fill(String command, String rest) {
        var words = rest.isEmpty() ? new String[0] : rest.split(" +", WORDS_MAX + 1);
        var filled = new StringBuilder();
        for (var at = 0; at < command.length(); at++) {
            var sign = command.charAt(at);
            var next = at + 1 < command.length() ? command.charAt(at + 1) : ' ';
            if (sign == '%' && next == '*') {
                filled.append(rest);
                at++;
            } else if (sign == '%' && next >= '1' && next <= '9') {
                if (next - '1' < words.length) filled.append(words[next - '1']);
                at++;
            } else {
                filled.append(sign);
            }
        }
        return filled.toString().strip();
    }
}
