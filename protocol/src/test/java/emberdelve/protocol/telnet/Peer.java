package emberdelve.protocol.telnet;

import emberdelve.protocol.style.StyledText;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.embedded.EmbeddedChannel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A client at the far end of the codec: what it sends, what it receives, what is made of it. */
final class Peer {
    /** What we offer to those who speak Telnet, when they have shown it. */
    static final String OFFERS = "DO NEW_ENVIRON WILL GMCP WILL MCCP2 WILL MCCP3 ";

    private final PeerZlib zlib = new PeerZlib();
    private final EmbeddedChannel channel;

    Peer() {
        this(TelnetLimits.DEFAULTS, TelnetOptions.DEFAULTS);
    }

    Peer(TelnetLimits limits, TelnetOptions assumed) {
        channel =
                new EmbeddedChannel(
                        new ChannelInitializer<Channel>() {
                            @Override
                            protected void initChannel(Channel inside) {
                                TelnetCodec.addTo(inside.pipeline(), limits, assumed);
                            }
                        });
    }

    EmbeddedChannel channel() {
        return channel;
    }

    /** Forgets what was said when the channel opened. */
    Peer afterGreeting() {
        received();
        events();
        return this;
    }

    /** Has said its first word of Telnet and forgets what was offered because of it. */
    Peer afterOffers() {
        sends("ARE_YOU_THERE");
        return afterGreeting();
    }

    Peer sends(String notation) {
        return sends(Notation.octets(notation));
    }

    /** From the marker of MCCP3 on, what it sends is compressed. */
    Peer sends(byte[] octets) {
        channel.writeInbound(Unpooled.copiedBuffer(zlib.sent(octets)));
        return this;
    }

    /** The server writes. */
    Peer gets(TelnetOutput output) {
        channel.writeOutbound(output);
        return this;
    }

    /** The server writes lines and a prompt. */
    Peer getsPrompt(String prompt, String... lines) {
        return gets(new TelnetOutput.Burst(texts(lines), Optional.of(StyledText.of(prompt))));
    }

    /** The server writes lines and no prompt. */
    Peer getsLines(String... lines) {
        return gets(new TelnetOutput.Burst(texts(lines), Optional.empty()));
    }

    /** Everything since the last call, shown as {@link Notation} shows it. */
    String received() {
        return Notation.show(receivedOctets());
    }

    /** From the marker of MCCP2 on, it inflates what it receives. */
    byte[] receivedOctets() {
        var all = Unpooled.buffer();
        for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
            all.writeBytes(part);
            part.release();
        }
        return zlib.received(ByteBufUtil.getBytes(all));
    }

    /** Everything since the last call. */
    List<TelnetEvent> events() {
        var events = new ArrayList<TelnetEvent>();
        for (TelnetEvent event = channel.readInbound();
                event != null;
                event = channel.readInbound()) {
            events.add(event);
        }
        return events;
    }

    /** The texts of the lines since the last call; other events are dropped. */
    List<String> lines() {
        return events().stream()
                .filter(TelnetEvent.Line.class::isInstance)
                .map(event -> ((TelnetEvent.Line) event).text())
                .toList();
    }

    private static List<StyledText> texts(String... lines) {
        return Arrays.stream(lines).map(StyledText::of).toList();
    }
}
