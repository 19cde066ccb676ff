package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.DelveSite;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The name of a delve, such as "the Sunken Crypt of the Ashen King", which also fills the gaps of
 * its tales.
 *
 * @param owner the name of the delve's master without article: {@code Ashen King}
 */
record SiteName(String adjective, String place, String owner) {
    private static final String SENTENCE_END = ". ";

    static SiteName of(DelveSite site, DelveContent.Names names, RandomGenerator random) {
        return new SiteName(
                any(names.adjectives(), random),
                any(site.places(), random),
                any(names.owners(), random));
    }

    /** A random one of the choices, all equally likely. */
    static <T> T any(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** The name with its article, as in the middle of a sentence. */
    String words() {
        return "the " + adjective + " " + place + " of the " + owner;
    }

    /** Fills the gaps of a tale; a sentence that begins with the name begins with a capital. */
    String fill(String tale) {
        var name = words();
        var begun = "T" + name.substring(1);
        var told = tale.startsWith("{site}") ? begun + tale.substring("{site}".length()) : tale;
        return told.replace(SENTENCE_END + "{site}", SENTENCE_END + begun)
                .replace("{site}", name)
                .replace("{owner}", owner);
    }
}
