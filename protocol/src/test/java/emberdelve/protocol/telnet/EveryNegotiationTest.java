package emberdelve.protocol.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.option.Mssp;
import emberdelve.protocol.option.Octets;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Every option, every order of the four requests up to a length: no request is answered twice, and
 * nothing is said that the peer knows already (RFC 1143).
 */
class EveryNegotiationTest {
    private static final int LENGTH_MAX = Boolean.getBoolean("emberdelve.long") ? 5 : 3;
    private static final ByteBufAllocator ALLOCATOR = new UnpooledByteBufAllocator(false);
    private static final Request[] REQUESTS = Request.values();
    private static final TelnetLimits NO_LIMITS = new TelnetLimits(16, 16, 78, Integer.MAX_VALUE);
    private static final TelnetOptions OPTIONS =
            TelnetOptions.DEFAULTS.withStatus(() -> Mssp.NOTHING.with("NAME", "Emberdelve"));

    static List<Consumer<Conversation>> beginnings() {
        return List.of(
                conversation -> {},
                Conversation::begin,
                conversation -> conversation.hideInput(true),
                conversation -> {
                    conversation.hideInput(true);
                    conversation.hideInput(false);
                },
                conversation -> {
                    conversation.hideInput(true);
                    conversation.request(Request.DO, TelnetOption.ECHO.number());
                    conversation.hideInput(false);
                });
    }

    @ParameterizedTest
    @MethodSource("beginnings")
    void eachRequestIsAnsweredAtMostOnceAndOnlyWithNews(Consumer<Conversation> beginning) {
        for (var option = 0; option <= 255; option++) {
            for (var length = 1; length <= LENGTH_MAX; length++) {
                for (var order = 0; order < 1 << (2 * length); order++) {
                    new Talk(option, beginning).hears(order, length);
                }
            }
        }
    }

    /** A peer that confirms whatever it hears, confirmations too. */
    @Test
    void aPeerThatAnswersEverythingIsNotAnsweredForEver() {
        for (var option = 0; option <= 255; option++) {
            if (option == TelnetOption.TIMING_MARK.number()) continue;

            for (var first : REQUESTS) {
                var talk = new Talk(option, Conversation::begin);
                var rounds = 0;
                var said = talk.hears(first);
                while (!said.isEmpty() && rounds++ < 10) {
                    var next = new ArrayList<Request>();
                    said.forEach(one -> next.addAll(talk.hears(confirmation(one))));
                    said = next;
                }
                assertThat(rounds).as("option %d after %s", option, first).isLessThan(10);
            }
        }
    }

    private static Request confirmation(Request request) {
        return switch (request) {
            case WILL -> Request.DO;
            case WONT -> Request.DONT;
            case DO -> Request.WILL;
            case DONT -> Request.WONT;
        };
    }

    /** One conversation about one option, and what has been said in it. */
    private static final class Talk {
        private final int option;
        private final TelnetOutbox outbox = new TelnetOutbox(ALLOCATOR);
        private final Conversation conversation =
                new Conversation(NO_LIMITS, OPTIONS, () -> 0, outbox, new Inflow(() -> 0));

        /** What we have said to be doing, or to want, last. */
        private final Set<Request> claimed = EnumSet.noneOf(Request.class);

        private final List<Request> heard = new ArrayList<>();

        Talk(int option, Consumer<Conversation> beginning) {
            this.option = option;
            beginning.accept(conversation);
            // The first word of a peer makes us offer more, which is no answer to it.
            conversation.command(TelnetCommand.ARE_YOU_THERE);
            said().forEach(this::claim);
        }

        /** Two bits of {@code order} for each request. */
        void hears(int order, int length) {
            for (var at = 0; at < length; at++) hears(REQUESTS[order >> (2 * at) & 3]);
        }

        List<Request> hears(Request request) {
            heard.add(request);
            conversation.request(request, option);
            var said = said();
            assertThat(said).as("option %d after %s", option, heard).hasSizeLessThanOrEqualTo(1);
            if (option != TelnetOption.TIMING_MARK.number()) said.forEach(this::checkNews);
            // The peer's refusal ends what we claimed, without a word from us if it was a wish.
            if (request == Request.WONT) claimed.remove(Request.DO);
            if (request == Request.DONT) claimed.remove(Request.WILL);
            said.forEach(this::claim);
            return said;
        }

        /** A refusal may be repeated as often as the request is; anything else is said once. */
        private void checkNews(Request said) {
            var refusal = said == Request.WONT || said == Request.DONT;
            var asked = heard.getLast() == Request.DO || heard.getLast() == Request.WILL;
            assertThat(refusal ? asked || claimed.contains(on(said)) : !claimed.contains(said))
                    .as("option %d after %s said %s", option, heard, said)
                    .isTrue();
        }

        private void claim(Request said) {
            switch (said) {
                case WILL, DO -> claimed.add(said);
                case WONT, DONT -> claimed.remove(on(said));
            }
        }

        private static Request on(Request refusal) {
            return refusal == Request.WONT ? Request.WILL : Request.DO;
        }

        /** The requests about our option in what was sent; sub-negotiations are skipped. */
        private List<Request> said() {
            var said = new ArrayList<Request>();
            var decoder = new TelnetDecoder(_ -> 256, new Requests(option, said));
            outbox.drainReplies(reply -> {
                if (!(reply instanceof ByteBuf octets)) return;

                while (octets.isReadable()) decoder.decode(octets);
                octets.release();
            });
            outbox.events().clear();
            return said;
        }
    }

    private record Requests(int option, List<Request> said) implements TelnetDecoder.Sink {
        @Override
        public void text(ByteBuf octets, int index, int length) {}

        @Override
        public void command(TelnetCommand command) {}

        @Override
        public void request(Request request, int about) {
            if (about == option) said.add(request);
        }

        @Override
        public void subnegotiation(int about, Octets payload) {}
    }
}
