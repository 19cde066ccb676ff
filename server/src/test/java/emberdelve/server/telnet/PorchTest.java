package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.LimitSettings;

import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.Test;

/** Two listening sockets with one porch. */
final class PorchTest {
    private static final int MOST = 20;

    private final Porch porch =
            new Porch(
                    new ConnectionRoom(
                            () -> LimitSettings.DEFAULTS, new Descriptors(MOST + Descriptors.OWN)));
    private final EmbeddedChannel telnet = new EmbeddedChannel(porch);
    private final EmbeddedChannel browsers = new EmbeddedChannel(porch);

    @Test
    void asManyAreAcceptedAsThereAreDescriptorsFor() {
        fillUpTo(MOST - 1);
        assertThat(telnet.config().isAutoRead()).isTrue();

        telnet.writeInbound(new EmbeddedChannel());
        assertThat(telnet.config().isAutoRead()).isFalse();
    }

    @Test
    void theNextIsAcceptedWhenSomebodyHasGone() {
        var first = new EmbeddedChannel();
        telnet.writeInbound(first);
        fillUpTo(MOST - 1);
        browsers.writeInbound(new EmbeddedChannel());
        assertThat(browsers.config().isAutoRead()).isFalse();

        first.close();
        assertThat(browsers.config().isAutoRead()).isTrue();
    }

    /** Nothing is read from it any more, and nothing keeps it in memory. */
    @Test
    void aSocketThatListensNoMoreIsLeftAlone() {
        fillUpTo(MOST - 1);
        var last = new EmbeddedChannel();
        browsers.writeInbound(last);
        browsers.close();

        last.close();
        assertThat(browsers.config().isAutoRead()).isFalse();
    }

    @Test
    void whoeverIsAcceptedGoesOn() {
        var mira = new EmbeddedChannel();
        telnet.writeInbound(mira);
        assertThat(telnet.<EmbeddedChannel>readInbound()).isSameAs(mira);
    }

    private void fillUpTo(int all) {
        for (var here = telnet.inboundMessages().size(); here < all; here++)
            telnet.writeInbound(new EmbeddedChannel());
    }
}
