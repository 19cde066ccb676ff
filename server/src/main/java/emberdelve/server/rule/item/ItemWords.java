package emberdelve.server.rule.item;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.Pile;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Rendering;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The words for events of items. */
final class ItemWords {
    /** The most kinds of items that one line names; of more, the line tells the number. */
    private static final int NAMED_MAX = 5;

    private ItemWords() {}

    public static List<StyledText> tell(ItemEvent fact, Rendering telling) {
        return switch (fact) {
            case ItemEvent.Took(_, var pile) -> tell("items.took", fact, pile, telling);
            case ItemEvent.TookFromCorpse(_, var pile, var corpse) ->
                    telling.tell(
                            "items.took-from-corpse",
                            fact.actors(),
                            Map.of("item", words(pile), "corpse", Nouns.any(corpse)));
            case ItemEvent.TookFromCorpses(_, var pile, var corpses) ->
                    telling.tell(
                            "items.took-from-corpses",
                            fact.actors(),
                            Map.of("item", words(pile), "count", Integer.toString(corpses)));
            case ItemEvent.TookSeveral several -> tookSeveral(several, telling);
            case ItemEvent.TookGold(_, var amount, var corpse) ->
                    telling.tell(
                            "items.took-gold",
                            fact.actors(),
                            Map.of("amount", Long.toString(amount), "corpse", Nouns.any(corpse)));
            case ItemEvent.TookAllGold(_, var amount, var corpses) ->
                    telling.tell(
                            "items.took-all-gold",
                            fact.actors(),
                            Map.of(
                                    "amount", Long.toString(amount),
                                    "count", Integer.toString(corpses)));
            case ItemEvent.Left left -> left(left, telling);
            case ItemEvent.SharedGold(_, _, var amount) ->
                    gold("items.shared-gold", fact, amount, telling);
            case ItemEvent.SplitGold(_, var others, var amount) ->
                    telling.tell(
                            others.size() == 1 ? "items.split-gold-with-one" : "items.split-gold",
                            fact.actors(),
                            Map.of(
                                    "amount", Long.toString(amount),
                                    "others", telling.all(others)));
            case ItemEvent.Received(_, var pile) -> tell("items.received", fact, pile, telling);
            case ItemEvent.KeptAtBank(_, var pile) ->
                    tell("items.kept-at-bank", fact, pile, telling);
            case ItemEvent.ReceivedGold(_, var amount) ->
                    gold("items.received-gold", fact, amount, telling);
            case ItemEvent.Lost(_, var pile) -> tell("items.lost", fact, pile, telling);
            case ItemEvent.LostGold(_, var amount) ->
                    gold("items.lost-gold", fact, amount, telling);
            case ItemEvent.Dropped(_, var pile) -> tell("items.dropped", fact, pile, telling);
            case ItemEvent.Crumbled(_, var pile) -> tell("items.crumbled", fact, pile, telling);
            case ItemEvent.PutInto(_, var pile, var container) ->
                    telling.tell(
                            "items.put-into",
                            fact.actors(),
                            Map.of("item", words(pile), "container", container));
            case ItemEvent.TookOut(_, var pile, var container) ->
                    telling.tell(
                            "items.took-out",
                            fact.actors(),
                            Map.of("item", words(pile), "container", container));
            case ItemEvent.Gave(_, _, var pile) -> tell("items.gave", fact, pile, telling);
            case ItemEvent.GaveGold(_, _, var amount) ->
                    gold("items.gave-gold", fact, amount, telling);
            case ItemEvent.PutOn(_, var pile, var weapon) ->
                    tell(weapon ? "items.wielded" : "items.put-on", fact, pile, telling);
            case ItemEvent.TookOff(_, var pile) ->
                    tell(isWeapon(pile) ? "items.put-away" : "items.took-off", fact, pile, telling);
            case ItemEvent.Bought(_, var pile, var gold) ->
                    trade("items.bought", fact, pile, gold, telling);
            case ItemEvent.SpentBoundGold(_, var amount) ->
                    gold("items.spent-bound-gold", fact, amount, telling);
            case ItemEvent.Sold(_, var pile, var gold) ->
                    trade("items.sold", fact, pile, gold, telling);
            case ItemEvent.Deposited(_, var pile) -> tell("items.deposited", fact, pile, telling);
            case ItemEvent.Withdrew(_, var pile) -> tell("items.withdrew", fact, pile, telling);
            case ItemEvent.DepositedGold(_, var amount) ->
                    gold("items.deposited-gold", fact, amount, telling);
            case ItemEvent.WithdrewGold(_, var amount) ->
                    gold("items.withdrew-gold", fact, amount, telling);
            case ItemEvent.Created(_, var pile) -> tell("items.created", fact, pile, telling);
        };
    }

    private static List<StyledText> tookSeveral(ItemEvent.TookSeveral fact, Rendering telling) {
        if (telling.isReader(fact.actor())) return Rendering.NOTHING;
        var count = Integer.toString(fact.count());
        return fact.corpseOf()
                .map(corpse ->
                        telling.tell(
                                "items.took-several-from-corpse",
                                fact.actors(),
                                Map.of("count", count, "corpse", Nouns.any(corpse))))
                .orElseGet(() ->
                        telling.tell("items.took-several", fact.actors(), Map.of("count", count)));
    }

    private static List<StyledText> left(ItemEvent.Left fact, Rendering telling) {
        var key =
                switch (fact.reason()) {
                    case ItemEvent.Left.Reason.KeptFor _ -> "items.left-kept";
                    case ItemEvent.Left.Reason.Bound.TO_ONESELF -> "items.kept-bound";
                    case ItemEvent.Left.Reason.Bound.TO_ANOTHER -> "items.left-bound";
                    case ItemEvent.Left.Reason.TooMuch _ -> "items.left-too-much";
                };
        return telling.tell(key, fact.actors(), Map.of("items", words(fact.piles(), telling)));
    }

    /** The items by name, or their number if they are too many. */
    private static String words(List<Pile> piles, Rendering telling) {
        if (piles.size() <= NAMED_MAX)
            return piles.stream().map(ItemWords::words).collect(Collectors.joining(", "));
        var count = piles.stream().mapToInt(Pile::count).sum();
        return telling.words("items.many", List.of(), Map.of("count", Integer.toString(count)));
    }

    private static List<StyledText> tell(String key, ItemEvent fact, Pile pile, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("item", words(pile)));
    }

    private static List<StyledText> gold(
            String key, ItemEvent fact, long amount, Rendering telling) {
        return telling.tell(key, fact.actors(), Map.of("amount", Long.toString(amount)));
    }

    private static List<StyledText> trade(
            String key, ItemEvent fact, Pile pile, long amount, Rendering telling) {
        return telling.tell(
                key, fact.actors(), Map.of("item", words(pile), "amount", Long.toString(amount)));
    }

    private static String words(Pile pile) {
        return Nouns.pile(pile.type(), pile.count());
    }

    private static boolean isWeapon(Pile pile) {
        return pile.type().worn().flatMap(worn -> worn.blow()).isPresent();
    }
}
