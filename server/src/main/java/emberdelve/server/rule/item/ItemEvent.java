package emberdelve.server.rule.item;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Events of items that change hands. */
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

    /**
     * The taking of things of one kind from a corpse. {@code corpseOf}: the name of the dead,
     * without article: {@code kobold}.
     */
    record TookFromCorpse(Named actor, Pile pile, String corpseOf) implements ItemEvent {}

    /** The taking of things of one kind from several corpses at once. */
    record TookFromCorpses(Named actor, Pile pile, int corpses) implements ItemEvent {}

    /**
     * The taking of things of several kinds as others see it; the taker is told of each kind.
     *
     * @param count the number of the things
     * @param corpseOf the name of the dead, without article; empty for things from the floor, or
     *     from several corpses
     */
    record TookSeveral(Named actor, int count, Optional<String> corpseOf) implements ItemEvent {}

    record TookGold(Named actor, long amount, String corpseOf) implements ItemEvent {}

    /** The actor took gold from several corpses at once. */
    record TookAllGold(Named actor, long amount, int corpses) implements ItemEvent {}

    /** The actor could not take, or not part with, these items. */
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

        /** The reason why the actor had to leave the items. */
        public sealed interface Reason {
            /** The allotment of the items to another member of the group. */
            record KeptFor(Named owner) implements Reason {}

            /** The bond of the items to one character. */
            enum Bound implements Reason {
                TO_ONESELF,
                TO_ANOTHER
            }

            /** The weight or number of the items, more than the actor can carry. */
            enum TooMuch implements Reason {
                TOO_MUCH
            }
        }
    }

    /** The news to the taker of gold that each of the others has got a share of that amount. */
    record SplitGold(Named actor, List<Named> others, long amount) implements ItemEvent {
        public SplitGold {
            others = List.copyOf(others);
        }

        @Override
        public Audibility audibility() {
            return Audibility.SELF;
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

    /** The gift of an item out of nowhere, as a reward; told to the actor alone. */
    record Received(Named actor, Pile pile) implements ItemEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /**
     * The gift of an item out of nowhere that is more than the actor can carry; told to the actor
     * alone.
     */
    record KeptAtBank(Named actor, Pile pile) implements ItemEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    record ReceivedGold(Named actor, long amount) implements ItemEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** The loss of an item for good; told to the actor alone. */
    record Lost(Named actor, Pile pile) implements ItemEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    record LostGold(Named actor, long amount) implements ItemEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** The putting of things into a container. {@code container}: its name, without article. */
    record PutInto(Named actor, Pile pile, String container) implements ItemEvent {}

    /** The taking of things out of a container. {@code container}: its name, without article. */
    record TookOut(Named actor, Pile pile, String container) implements ItemEvent {}

    record Dropped(Named actor, Pile pile) implements ItemEvent {}

    /** The actor dropped a bound item, which is destroyed. */
    record Crumbled(Named actor, Pile pile) implements ItemEvent {}

    record Gave(Named actor, Named receiver, Pile pile) implements ItemEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, receiver);
        }

        @Override
        public Optional<Named> approach() {
            return Optional.of(actor);
        }
    }

    record GaveGold(Named actor, Named receiver, long amount) implements ItemEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, receiver);
        }

        @Override
        public Optional<Named> approach() {
            return Optional.of(actor);
        }
    }

    /** The putting on of an item. {@code weapon}: whether it is wielded, not worn. */
    record PutOn(Named actor, Pile pile, boolean weapon) implements ItemEvent {}

    /** A deal with a shop or a bank, which no crash may undo once it was told. */
    sealed interface Dealing extends ItemEvent {}

    /** The purchase from a shop for that much gold. */
    record Bought(Named actor, Pile pile, long gold) implements Dealing {}

    /** The part of a price that was paid with bound gold; what it bought is bound, too. */
    record SpentBoundGold(Named actor, long amount) implements Dealing {}

    /** The sale to a shop for that much gold. */
    record Sold(Named actor, Pile pile, long gold) implements Dealing {}

    /** The deposit into a bank. */
    record Deposited(Named actor, Pile pile) implements Dealing {}

    /** The withdrawal of an item out of a bank. */
    record Withdrew(Named actor, Pile pile) implements Dealing {}

    /** The deposit of gold into a bank; only the actor is told how much. */
    record DepositedGold(Named actor, long amount) implements Dealing {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** The withdrawal of gold out of a bank; only the actor is told how much. */
    record WithdrewGold(Named actor, long amount) implements Dealing {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    record TookOff(Named actor, Pile pile) implements ItemEvent {}

    /** The making of an item by staff. */
    record Created(Named actor, Pile pile) implements ItemEvent {}
}
