package emberdelve.server.text;

import static emberdelve.server.text.Cast.COAT;
import static emberdelve.server.text.Cast.KOBOLD;
import static emberdelve.server.text.Cast.MIRA;
import static emberdelve.server.text.Cast.POTION;
import static emberdelve.server.text.Cast.SWORD;
import static emberdelve.server.text.Cast.TOLO;

import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.item.ItemEvent;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Things that change hands. */
final class ThingFacts {
    static final Pile ONE = new Pile(SWORD, 1);
    static final Pile THREE = new Pile(POTION, 3);

    private ThingFacts() {}

    static List<WorldEvent> handlings() {
        return List.of(
                new ItemEvent.Took(MIRA, ONE),
                new ItemEvent.Received(MIRA, ONE),
                new ItemEvent.KeptAtBank(MIRA, ONE),
                new ItemEvent.ReceivedGold(MIRA, 7),
                new ItemEvent.Lost(MIRA, ONE),
                new ItemEvent.LostGold(MIRA, 7),
                new ItemEvent.TookFromCorpse(MIRA, THREE, "ogre"),
                new ItemEvent.TookFromCorpses(MIRA, THREE, 2),
                new ItemEvent.TookSeveral(MIRA, 8, Optional.of("ogre")),
                new ItemEvent.TookSeveral(TOLO, 8, Optional.empty()),
                new ItemEvent.TookAllGold(MIRA, 40, 3),
                new ItemEvent.Left(
                        MIRA, List.of(ONE, THREE), new ItemEvent.Left.Reason.KeptFor(TOLO)),
                new ItemEvent.Left(MIRA, List.of(THREE), ItemEvent.Left.Reason.TooMuch.TOO_MUCH),
                new ItemEvent.Left(
                        MIRA,
                        Collections.nCopies(6, THREE),
                        ItemEvent.Left.Reason.TooMuch.TOO_MUCH),
                new ItemEvent.Left(MIRA, List.of(ONE), ItemEvent.Left.Reason.Bound.TO_ONESELF),
                new ItemEvent.Left(
                        MIRA, List.of(ONE, THREE), ItemEvent.Left.Reason.Bound.TO_ANOTHER),
                new ItemEvent.TookFromCorpse(MIRA, ONE, "Tolo"),
                new ItemEvent.TookGold(MIRA, 7, "kobold"),
                new ItemEvent.SharedGold(TOLO, MIRA, 3),
                new ItemEvent.SplitGold(MIRA, List.of(TOLO), 3),
                new ItemEvent.SplitGold(MIRA, List.of(TOLO, KOBOLD), 3),
                new ItemEvent.PutInto(MIRA, THREE, "sack"),
                new ItemEvent.TookOut(MIRA, ONE, "sack"),
                new ItemEvent.Bought(MIRA, THREE, 36),
                new ItemEvent.SpentBoundGold(MIRA, 10),
                new ItemEvent.Sold(MIRA, ONE, 5),
                new ItemEvent.Dropped(MIRA, THREE),
                new ItemEvent.Crumbled(MIRA, ONE),
                new ItemEvent.Gave(MIRA, TOLO, ONE),
                new ItemEvent.GaveGold(MIRA, TOLO, 5),
                new ItemEvent.PutOn(MIRA, new Pile(COAT, 1), false),
                new ItemEvent.PutOn(MIRA, ONE, true),
                new ItemEvent.TookOff(MIRA, new Pile(COAT, 1)),
                new ItemEvent.TookOff(MIRA, ONE),
                new ItemEvent.Deposited(MIRA, THREE),
                new ItemEvent.Withdrew(MIRA, ONE),
                new ItemEvent.DepositedGold(MIRA, 5),
                new ItemEvent.WithdrewGold(MIRA, 1),
                new ItemEvent.Created(MIRA, THREE));
    }
}
