package emberdelve.protocol.negotiate;

import static emberdelve.protocol.negotiate.Request.DO;
import static emberdelve.protocol.negotiate.Request.DONT;
import static emberdelve.protocol.negotiate.Request.WILL;
import static emberdelve.protocol.negotiate.Request.WONT;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

class NegotiatorTest {
    private static final int OPTION = 24;

    /** More than any exchange between two sane ends takes. */
    private static final int MESSAGES_MAX = 8;

    private final Negotiator negotiator = new Negotiator(_ -> Wish.BOTH);

    @Test
    void whatIsAskedForIsOnWhenThePeerAgrees() {
        assertThat(negotiator.ask(Side.PEER, OPTION)).contains(DO);
        assertThat(negotiator.isOn(Side.PEER, OPTION)).isFalse();
        assertThat(negotiator.isOnForUs(Side.PEER, OPTION)).isTrue();

        assertThat(negotiator.receive(WILL, OPTION)).isEmpty();
        assertThat(negotiator.isOn(Side.PEER, OPTION)).isTrue();
        assertThat(negotiator.isOn(Side.US, OPTION)).isFalse();
    }

    @Test
    void whatIsNotWelcomeIsRefusedEachTimeItIsRequested() {
        var unwilling = new Negotiator(_ -> Wish.NEITHER);

        assertThat(unwilling.receive(WILL, OPTION)).contains(DONT);
        assertThat(unwilling.receive(DO, OPTION)).contains(WONT);
        assertThat(unwilling.receive(DONT, OPTION)).isEmpty();
        assertThat(unwilling.receive(WONT, OPTION)).isEmpty();
    }

    @Test
    void theWishDecidesSideBySide() {
        assertThat(new Negotiator(_ -> Wish.US_ONLY).receive(DO, OPTION)).contains(WILL);
        assertThat(new Negotiator(_ -> Wish.US_ONLY).receive(WILL, OPTION)).contains(DONT);
        assertThat(new Negotiator(_ -> Wish.PEER_ONLY).receive(DO, OPTION)).contains(WONT);
        assertThat(new Negotiator(_ -> Wish.PEER_ONLY).receive(WILL, OPTION)).contains(DO);
    }

    @Test
    void aSecondPasswordIsHiddenAlsoFromAClientThatNeverConfirmsWont() {
        assertThat(negotiator.ask(Side.US, OPTION)).contains(WILL);
        assertThat(negotiator.receive(DO, OPTION)).isEmpty();
        assertThat(negotiator.stop(Side.US, OPTION)).contains(WONT);

        assertThat(negotiator.ask(Side.US, OPTION)).contains(WILL);
        assertThat(negotiator.receive(DO, OPTION)).isEmpty();
        assertThat(negotiator.isOn(Side.US, OPTION)).isTrue();
    }

    @Test
    void aLateConfirmationOfWontDoesNotRefuseTheNextWill() {
        negotiator.ask(Side.US, OPTION);
        negotiator.receive(DO, OPTION);
        negotiator.stop(Side.US, OPTION);
        negotiator.ask(Side.US, OPTION);

        assertThat(negotiator.receive(DONT, OPTION)).isEmpty();
        assertThat(negotiator.receive(DO, OPTION)).isEmpty();
        assertThat(negotiator.isOn(Side.US, OPTION)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void twoNegotiatorsComeToAnEnd(Wish wish) {
        for (var side : Side.values()) {
            var we = new Negotiator(_ -> Wish.NEITHER);
            var they = new Negotiator(_ -> wish);
            var first = we.ask(side, OPTION);

            assertThat(exchange(we, they, first)).isLessThan(MESSAGES_MAX);
            assertThat(we.isOn(side, OPTION)).isEqualTo(they.isOn(other(side), OPTION));
        }
    }

    /** Confirms even confirmations, as some clients do. */
    @ParameterizedTest
    @EnumSource
    void aPeerThatAnswersEverythingIsNotAnsweredForEver(Request request) {
        for (var wish : Wish.values()) {
            var we = new Negotiator(_ -> wish);
            var messages = 0;
            var answer = we.receive(request, OPTION);
            while (answer.isPresent() && messages < MESSAGES_MAX) {
                messages++;
                answer = we.receive(confirmation(answer.get()), OPTION);
            }
            assertThat(messages).as("%s with %s", request, wish).isLessThan(MESSAGES_MAX);
        }
    }

    private static Request confirmation(Request request) {
        return switch (request) {
            case WILL -> DO;
            case WONT -> DONT;
            case DO -> WILL;
            case DONT -> WONT;
        };
    }

    private static int exchange(Negotiator we, Negotiator they, Optional<Request> first) {
        Queue<Request> toThem = new ArrayDeque<>();
        Queue<Request> toUs = new ArrayDeque<>();
        first.ifPresent(toThem::add);
        var messages = 0;
        while (messages < MESSAGES_MAX && !(toThem.isEmpty() && toUs.isEmpty())) {
            messages++;
            if (toThem.isEmpty()) {
                we.receive(toUs.remove(), OPTION).ifPresent(toThem::add);
            } else {
                they.receive(toThem.remove(), OPTION).ifPresent(toUs::add);
            }
        }
        return messages;
    }

    private static Side other(Side side) {
        return side == Side.US ? Side.PEER : Side.US;
    }
}
