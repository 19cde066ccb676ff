package emberdelve.protocol.telnet;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.option.Charset;
import emberdelve.protocol.option.GmcpCore;
import emberdelve.protocol.option.Mtts;
import emberdelve.protocol.option.NewEnviron;
import emberdelve.protocol.option.NewEnviron.Variable;
import emberdelve.protocol.option.TerminalType;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;
import emberdelve.protocol.telnet.TelnetEvent.Abilities;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The conclusions from what the options have told about the peer.
 *
 * <p>Thread: its connection's event loop.
 */
final class KnownPeer {
    private final TelnetOptions assumed;
    private final TerminalType terminal;
    private final NewEnviron environ;
    private final Charset charset;
    private final GmcpCore core;
    private Optional<TextCode> chosen = Optional.empty();
    private Optional<TextCode> guessed = Optional.empty();

    KnownPeer(
            TelnetOptions assumed,
            TerminalType terminal,
            NewEnviron environ,
            Charset charset,
            GmcpCore core) {
        this.assumed = assumed;
        this.terminal = terminal;
        this.environ = environ;
        this.charset = charset;
        this.core = core;
    }

    Abilities abilities(boolean negotiates) {
        var names = terminal.names();
        return new Abilities(
                mtts().map(KnownPeer::colors).orElseGet(() -> colors(names)),
                code(),
                environ.isSet(Variable.SCREEN_READER)
                        || mtts().map(Mtts::screenReader).orElse(false)
                        || core.screenReader(),
                links(),
                client(names),
                firstKnown(environ.value(Variable.CLIENT_VERSION), core.version()),
                negotiates);
    }

    private Optional<Mtts> mtts() {
        return terminal.mtts().or(environ::mtts);
    }

    /** Takes the user's choice of a code; empty to go by what is known again. */
    void choose(Optional<TextCode> code) {
        chosen = code;
        if (code.isEmpty()) guessed = Optional.empty();
    }

    /** Takes the code that was guessed from what the peer has written. */
    void guess(TextCode code) {
        guessed = Optional.of(code);
    }

    /** The code in which the peer writes; empty as long as that remains to be seen. */
    Optional<TextCode> writes() {
        return chosen.or(charset::agreed).or(() -> guessed).or(this::said);
    }

    /**
     * The code in which the peer reads: the one in which it writes; else what it says of itself, or
     * what is usual.
     */
    private TextCode code() {
        if (writes().isPresent()) return writes().get();
        if (charset.isRefused()) return TextCode.ASCII;
        var name = environ.value(Variable.CHARSET);
        var isUtf8 =
                name.isEmpty()
                        ? mtts().map(Mtts::utf8).orElse(assumed.utf8ByDefault())
                        : TextCode.of(name).filter(TextCode.UTF_8::equals).isPresent();
        return isUtf8 ? TextCode.UTF_8 : TextCode.ASCII;
    }

    /**
     * The code that the peer has named, if it has one octet for each character: such a peer does
     * not write UTF-8.
     */
    private Optional<TextCode> said() {
        return TextCode.of(environ.value(Variable.CHARSET))
                .filter(code -> code == TextCode.LATIN_1 || code == TextCode.CP437);
    }

    private LinkSupport links() {
        if (!environ.isSet(Variable.OSC_HYPERLINKS)) return LinkSupport.NONE;

        return environ.isSet(Variable.OSC_HYPERLINKS_SEND)
                        && environ.isSet(Variable.OSC_HYPERLINKS_PROMPT)
                ? LinkSupport.ALL
                : LinkSupport.WEB;
    }

    private String client(List<String> names) {
        return firstKnown(
                environ.value(Variable.CLIENT_NAME),
                firstKnown(core.client(), names.isEmpty() ? "" : names.getFirst()));
    }

    private static String firstKnown(String first, String second) {
        return first.isEmpty() ? second : first;
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
