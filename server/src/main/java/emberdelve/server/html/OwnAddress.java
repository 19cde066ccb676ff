package emberdelve.server.html;

import emberdelve.config.settings.WebSocketSettings;

import java.util.Optional;

/**
 * The whole address of a page or file of this server, for those who read it elsewhere: a program
 * that shows a link, a search engine, a reader of feeds. It begins with what the operator has set,
 * so that no words of players can become one.
 */
public final class OwnAddress {
    private final String url;

    private OwnAddress(String url) {
        this.url = url;
    }

    /**
     * @param path as pages name it: {@code /news}
     * @return empty where the operator has not said by which address the public comes
     */
    public static Optional<OwnAddress> of(WebSocketSettings settings, String path) {
        return settings.publicly(path.substring(1)).map(OwnAddress::new);
    }

    /** The address of a place of that page, by the place's id. */
    public OwnAddress at(String id) {
        return new OwnAddress(url + "#" + id);
    }

    /** The address as it is written. */
    public String url() {
        return url;
    }
}
