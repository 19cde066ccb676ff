package emberdelve.protocol.telnet;

import emberdelve.protocol.option.GmcpCore;

import io.netty.channel.ChannelPipeline;

/**
 * Telnet in a pipeline. Inbound octets become {@link TelnetEvent}s; {@link TelnetOutput} that is
 * written becomes octets. What the peer does wrong arrives as a {@link TelnetException} in {@code
 * exceptionCaught}, and the channel should be closed then.
 */
public final class TelnetCodec {
    /** The handler's name in the pipeline. */
    public static final String NAME = "telnet";

    private TelnetCodec() {}

    /** Adds the codec as the other method, with {@link TelnetOptions#DEFAULTS}. */
    public static void addTo(ChannelPipeline pipeline, TelnetLimits limits) {
        addTo(pipeline, limits, TelnetOptions.DEFAULTS);
    }

    /**
     * Adds the codec as the last handler. To be called before the channel becomes active (in an
     * initializer), because the negotiation begins then.
     */
    public static void addTo(ChannelPipeline pipeline, TelnetLimits limits, TelnetOptions assumed) {
        pipeline.addLast(NAME, new TelnetHandler(pipeline.channel(), limits, assumed));
    }

    /**
     * Adds the codec for a peer that sends and shows text without any Telnet, always in UTF-8, and
     * GMCP in {@link emberdelve.protocol.transport.TextMessage}s. Events and output are those of
     * {@link #addTo}, as far as they mean something there.
     */
    public static void addTerminalTo(
            ChannelPipeline pipeline, TelnetLimits limits, TelnetOptions assumed) {
        var core = new GmcpCore();
        pipeline.addLast(
                NAME,
                new TerminalHandler(pipeline.channel(), limits, assumed, core, new GmcpWire()));
    }

    /**
     * Adds the codec for a peer that reads and sends {@link
     * emberdelve.protocol.option.JsonEnvelope}s. The peer speaks first: the channel becomes active
     * for the handlers behind once the peer has said what it wants to be told, or after {@link
     * TerminalHandler#PEER_FIRST}.
     */
    public static void addJsonTo(
            ChannelPipeline pipeline, TelnetLimits limits, TelnetOptions assumed) {
        var core = new GmcpCore();
        pipeline.addLast(
                NAME,
                new TerminalHandler(pipeline.channel(), limits, assumed, core, new JsonWire(core)));
    }
}
