package emberdelve.protocol.telnet;

import emberdelve.protocol.style.ColorDepth;

/**
 * What to believe of a peer that has not said anything about itself.
 *
 * @param utf8ByDefault   whether it reads UTF-8, as terminals of today do; otherwise ASCII is sent
 * @param colorsByDefault the colours it shows
 */
public record TelnetOptions(boolean utf8ByDefault, ColorDepth colorsByDefault) {
    public static final TelnetOptions DEFAULTS = new TelnetOptions(true, ColorDepth.ANSI_16);
}
