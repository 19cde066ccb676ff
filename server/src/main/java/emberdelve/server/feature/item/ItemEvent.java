package emberdelve.server.feature.item;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Things changing hands. */
public sealed interface ItemEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record Took(Named actor, Pile pile) implements ItemEvent {}

    /** {@code corpseOf}: without article, {@code kobold}. */
    record TookFromCorpse(Named actor, Pile pile, String corpseOf) implements ItemEvent {}

    record TookGold(Named actor, long amount, String corpseOf) implements ItemEvent {}

    /** Out of several corpses at once. */
    record TookAllGold(Named actor, long amount, int corpses) implements ItemEvent {}

    /** Somebody who wanted to take or to part with these things had to leave them. */
    record Left(Named actor, List<Pile> piles, Reason reason) implements ItemEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return reason instanceof Reason.KeptFor(var owner)
                    ? List.of(actor, owner)
                    : List.of(actor);
        }

        /** Why things are left. */
        public sealed interface Reason {
            /** Of the spoils of a group, they fell to another. */
            record KeptFor(Named owner) implements Reason {}

            /** Only one character can have them. */
            enum Bound implements Reason {
                TO_ONESELF,
                TO_ANOTHER
            }

            /** More than one can carry. */
            enum TooMuch implements Reason {
                TOO_MUCH
            }
        }
    }

    /** The receiver's share of gold that {@code taker} took. */
    record SharedGold(Named actor, Named taker, long amount) implements ItemEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor, taker);
        }
    }

    /** {@code container}: without article. */
    record PutInto(Named actor, Pile pile, String container) implements ItemEvent {}

    /** {@code container}: without article. */
    record TookOut(Named actor, Pile pile, String container) implements ItemEvent {}

    record Dropped(Named actor, Pile pile) implements ItemEvent {}

    /** Dropped, and gone with that: it was bound. */
    record Crumbled(Named actor, Pile pile) implements ItemEvent {}

    record Gave(Named actor, Named receiver, Pile pile) implements ItemEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, receiver);
        }
    }

    record GaveGold(Named actor, Named receiver, long amount) implements ItemEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, receiver);
        }
    }

    /** {@code weapon}: wielded and not worn. */
    record PutOn(Named actor, Pile pile, boolean weapon) implements ItemEvent {}

    /** With a shop or a bank: whoever deals must not lose it by surprise. */
    sealed interface Dealing extends ItemEvent {}

    /** Of a shop, for so much gold. */
    record Bought(Named actor, Pile pile, long gold) implements Dealing {}

    /** To a shop, for so much gold. */
    record Sold(Named actor, Pile pile, long gold) implements Dealing {}

    /** Into a bank. */
    record Deposited(Named actor, Pile pile) implements Dealing {}

    /** Out of a bank. */
    record Withdrew(Named actor, Pile pile) implements Dealing {}

    /** Into a bank; how much is nobody else's business. */
    record DepositedGold(Named actor, long amount) implements Dealing {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** Out of a bank, likewise. */
    record WithdrewGold(Named actor, long amount) implements Dealing {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    record TookOff(Named actor, Pile pile) implements ItemEvent {}

    /** Made out of nothing by staff. */
    record Created(Named actor, Pile pile) implements ItemEvent {}
}
