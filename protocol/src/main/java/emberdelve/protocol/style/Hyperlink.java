package emberdelve.protocol.style;

import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * The effect of a click on a piece of text, where a terminal knows one (OSC 8). Only code of the
 * server makes one; nothing in a text can.
 */
public sealed interface Hyperlink {
    /** The address in the escape sequence: printable ASCII. */
    String address();

    /** The link of text without one: a click does nothing. */
    enum None implements Hyperlink {
        NONE;

        @Override
        public String address() {
            return "";
        }
    }

    /** The link that sends the command as if it had been typed. */
    record Send(String command) implements Hyperlink {
        @Override
        public String address() {
            return "send:" + encoded(command);
        }
    }

    /** The link that puts the command where the user types, to be finished or sent. */
    record Prompt(String command) implements Hyperlink {
        @Override
        public String address() {
            return "prompt:" + encoded(command);
        }
    }

    /** The link that opens a page of the web. */
    record Web(URI page) implements Hyperlink {
        /**
         * Makes a link to a page.
         *
         * @throws IllegalArgumentException if it is not an https address of a host
         */
        public Web {
            if (!"https".equals(page.getScheme()) || page.getHost() == null) {
                throw new IllegalArgumentException("link: " + page + " (expected: https://…)");
            }
        }

        @Override
        public String address() {
            return page.toASCIIString();
        }
    }

    private static String encoded(String command) {
        var plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
        var encoded = new StringBuilder();
        for (var octet : command.getBytes(StandardCharsets.UTF_8)) {
            if (plain.indexOf(octet) >= 0) encoded.append((char) octet);
            else encoded.append("%%%02X".formatted(octet));
        }
        return encoded.toString();
    }
}
