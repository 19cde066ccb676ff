package emberdelve.server.web.page;

import emberdelve.server.html.Voice;

/**
 * A page that every page leads to, with those below it.
 *
 * @param word its address, and the end of its messages' keys: {@code who}
 */
record Section(String word) {
    static final Section NEWS = new Section("news");
    static final Section HELP = new Section("help");
    static final Section MAPS = new Section("maps");

    /** The page to play on. */
    static final String PLAY = "/";

    String path() {
        return "/" + word;
    }

    /** The path of a page below it. */
    String path(String page) {
        return path() + "/" + page;
    }

    /** The section's name, short enough for a line of links. */
    String label(Voice voice) {
        return voice.say("web.link-" + word);
    }

    /** What its page is, in a sentence or two, for those who are shown a link to it. */
    String about(Voice voice) {
        return voice.say("web.about-" + word);
    }

    String title(Voice voice) {
        return voice.say("web.title-" + word);
    }
}
