package emberdelve.config.learnt;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The names of files that editors, file managers and version control leave beside a file: such
 * files are nowhere read as content. Pure.
 */
public final class LeftBehind {
    /**
     * Endings that {@code patch} and git use, and editors that keep old versions or save unasked.
     */
    private static final Pattern ENDING =
            Pattern.compile(".+\\.(orig|rej|bak|tmp|temp|save(\\.\\d+)?)");

    /** Names that IntelliJ uses for a moment, as it saves beside the file. */
    private static final Pattern FOR_A_MOMENT = Pattern.compile(".+___jb_(tmp|old)___");

    /**
     * The first name of the file by which Vim finds out whether it may write; if it is taken, Vim
     * adds {@link #VIM_NEXT}.
     */
    private static final int VIM_FIRST = 4913;

    private static final int VIM_NEXT = 123;
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{3,4}");

    /** Names of the files that {@code git mergetool} shows for comparison. */
    private static final Pattern MERGED =
            Pattern.compile(".+_(backup|base|local|remote)_\\d+(\\..+)?");

    private static final List<String> OF_FILE_MANAGERS =
            List.of("thumbs.db", "ehthumbs.db", "desktop.ini");

    private LeftBehind() {}

    /** Whether that is such a name; {@code name}: without the folders it is in. */
    public static boolean is(String name) {
        var small = name.toLowerCase(Locale.ROOT);
        return small.startsWith(".")
                || small.endsWith("~")
                || (small.startsWith("#") && small.endsWith("#"))
                || OF_FILE_MANAGERS.contains(small)
                || ENDING.matcher(small).matches()
                || FOR_A_MOMENT.matcher(small).matches()
                || MERGED.matcher(small).matches()
                || isOfVim(small);
    }

    /** Whether Vim uses that number. Builders may use all others: a zone may be called 1984. */
    private static boolean isOfVim(String name) {
        if (!NUMBER.matcher(name).matches()) return false;
        var number = Integer.parseInt(name);
        return number >= VIM_FIRST && (number - VIM_FIRST) % VIM_NEXT == 0;
    }
}
