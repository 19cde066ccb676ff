package emberdelve.server.web.page;

import java.util.Locale;

/** The pages that every page leads to, in that order. */
enum Section {
    WHO,
    FAME,
    DELVE,
    NEWS,
    HELP,
    MAPS;

    /** The page to play on. */
    static final String PLAY = "/";

    String path() {
        return "/" + word();
    }

    /** The path of a page below it. */
    String path(String page) {
        return path() + "/" + page;
    }

    /** Words, short enough for a line of links. */
    String label(Voice voice) {
        return voice.say("web.link-" + word());
    }

    String title(Voice voice) {
        return voice.say("web.title-" + word());
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
