package emberdelve.server.narrate;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.world.event.Handling;
import emberdelve.server.world.event.Pile;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Things changing hands, in words. */
public final class HandlingWords {
    /** Kinds of things that one line names; of more it tells the number. */
    private static final int NAMED_MAX = 5;

    private HandlingWords() {}

    public static List<StyledText> tell(Handling fact, Telling telling) {
        return switch (fact) {
            case Handling.Took(_, var pile) -> tell("items.took", fact, pile, telling);
            case Handling.TookFromCorpse(_, var pile, var corpse) ->
                    telling.tell(
                            "items.took-from-corpse",
                            fact.actors(),
                            Map.of("item", words(pile), "corpse", Nouns.any(corpse)));
            case Handling.TookGold(_, var amount, var corpse) ->
                    telling.tell(
                            "items.took-gold",
                            fact.actors(),
                            Map.of("amount", Long.toString(amount), "corpse", Nouns.any(corpse)));
            case Handling.TookAllGold(_, var amount, var corpses) ->
                    telling.tell(
                            "items.took-all-gold",
                            fact.actors(),
                            Map.of(
                                    "amount", Long.toString(amount),
                                    "count", Integer.toString(corpses)));
            case Handling.Left left -> left(left, telling);
            case Handling.SharedGold(_, _, var amount) ->
                    gold("items.shared-gold", fact, amount, telling);
            case Handling.Dropped(_, var pile) -> tell("items.dropped", fact, pile, telling);
            case Handling.Crumbled(_, var pile) -> tell("items.crumbled", fact, pile, telling);
            case Handling.PutInto(_, var pile, var container) ->
                    telling.tell(
                            "items.put-into",
                            fact.actors(),
                            Map.of("item", words(pile), "container", container));
            case Handling.TookOut(_, var pile, var container) ->
                    telling.tell(
                            "items.took-out",
                            fact.actors(),
                            Map.of("item", words(pile), "container", container));
            case Handling.Gave(_, _, var pile) -> tell("items.gave", fact, pile, telling);
            case Handling.GaveGold(_, _, var amount) ->
                    gold("items.gave-gold", fact, amount, telling);
            case Handling.PutOn(_, var pile, var weapon) ->
                    tell(weapon ? "items.wielded" : "items.put-on", fact, pile, telling);
            case Handling.TookOff(_, var pile) ->
                    tell(isWeapon(pile) ? "items.put-away" : "items.took-off", fact, pile, telling);
            case Handling.Bought(_, var pile, var gold) ->
                    trade("items.bought", fact, pile, gold, telling);
            case Handling.Sold(_, var pile, var gold) ->
                    trade("items.sold", fact, pile, gold, telling);
            case Handling.Deposited(_, var pile) -> tell("items.deposited", fact, pile, telling);
            case Handling.Withdrew(_, var pile) -> tell("items.withdrew", fact, pile, telling);
            case Handling.DepositedGold(_, var amount) ->
                    gold("items.deposited-gold", fact, amount, telling);
            case Handling.WithdrewGold(_, var amount) ->
                    gold("items.withdrew-gold", fact, amount, telling);
            case Handling.Created(_, var pile) -> tell("items.created", fact, pile, telling);
        };
    }

    private static List<StyledText> left(Handling.Left fact, Telling telling) {
        var key =
                switch (fact.reason()) {
                    case Handling.Left.Reason.KeptFor _ -> "items.left-kept";
                    case Handling.Left.Reason.Bound.TO_ONESELF -> "items.kept-bound";
                    case Handling.Left.Reason.Bound.TO_ANOTHER -> "items.left-bound";
                    case Handling.Left.Reason.TooMuch _ -> "items.left-too-much";
                };
        return telling.tell(key, fact.actors(), Map.of("items", words(fact.piles(), telling)));
    }

    /** Each by its name, if they are few. */
    private static String words(List<Pile> piles, Telling telling) {
        if (piles.size() <= NAMED_MAX)
            return piles.stream().map(HandlingWords::words).collect(Collectors.joining(", "));
        var count = piles.stream().mapToInt(Pile::count).sum();
        return telling.words("items.many", List.of(), Map.of("count", Integer.toString(count)));
    }

    private static List<StyledText> tell(String key, Handling fact, Pile pile, Telling telling) {
        return telling.tell(key, fact.actors(), Map.of("item", words(pile)));
    }

    private static List<StyledText> gold(String key, Handling fact, long amount, Telling telling) {
        return telling.tell(key, fact.actors(), Map.of("amount", Long.toString(amount)));
    }

    private static List<StyledText> trade(
            String key, Handling fact, Pile pile, long amount, Telling telling) {
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
