package emberdelve.protocol.telnet;

import emberdelve.protocol.option.Charset;
import emberdelve.protocol.option.Mtts;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;
import java.util.List;
import java.util.Locale;

/**
 * Draws the conclusions from what the options have told about the peer.
 *
 * <p>Thread: its connection's event loop.
 */
final class KnownPeer {
    private final TelnetOptions assumed;
    private final TerminalType terminal;
    private final Charset charset;

    KnownPeer(TelnetOptions assumed, TerminalType terminal, Charset charset) {
        this.assumed = assumed;
        this.terminal = terminal;
        this.charset = charset;
    }

    Abilities abilities(boolean negotiates) {
        var names = terminal.names();
        return new Abilities(
                terminal.mtts().map(KnownPeer::colors).orElseGet(() -> colors(names)),
                utf8(),
                terminal.mtts().map(Mtts::screenReader).orElse(false),
                names.isEmpty() ? "" : names.getFirst(),
                negotiates);
    }

    /** What was agreed on counts more than what the client says of itself. */
    private boolean utf8() {
        return switch (charset.agreement()) {
            case UTF_8 -> true;
            case REFUSED -> false;
            case NONE -> terminal.mtts().map(Mtts::utf8).orElse(assumed.utf8ByDefault());
        };
    }

    private static ColorDepth colors(Mtts mtts) {
        if (mtts.trueColor()) return ColorDepth.TRUE_COLOR;
        if (mtts.colors256()) return ColorDepth.ANSI_256;
        return mtts.ansi() ? ColorDepth.ANSI_16 : ColorDepth.NONE;
    }

    private ColorDepth colors(List<String> names) {
        var depth = assumed.colorsByDefault();
        for (var name : names) {
            var upper = name.toUpperCase(Locale.ROOT);
            if (upper.endsWith("-TRUECOLOR")) return ColorDepth.TRUE_COLOR;
            if (upper.endsWith("-256COLOR")) depth = ColorDepth.ANSI_256;
            if (upper.equals("DUMB")) depth = ColorDepth.NONE;
        }
        return depth;
    }
}
