package emberdelve.server.feature.duel;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Those who fight in the tests of duels. */
final class Warriors {
    static final int AVERAGE = 10;

    private static final Saga.Weapon AXE = new Saga.Weapon("axe", "chops", new Dice(1, 6, 0));

    private Warriors() {}

    static Duelist of(DuelSide side, int id, int dexterity, int hp) {
        var abilities = new Abilities(AVERAGE, AVERAGE, AVERAGE, dexterity, AVERAGE, AVERAGE);
        var name = "warrior " + id;
        var barbarian = new Barbarian(name, Pronouns.SHE, Alignment.LAWFUL, abilities, hp, AXE);
        return new Duelist(new Named(new ActorId(id), name, "", Pronouns.SHE), barbarian, side);
    }

    /** So many on each side, rolled as the game rolls them. */
    static List<Duelist> rolled(int challengers, int challenged, RandomGenerator random) {
        var names = IntStream.rangeClosed(1, Saga.NAMES_MIN).mapToObj(n -> "name " + n).toList();
        var saga = SagaOf.names(names, AXE);
        var duelists = new ArrayList<Duelist>();
        var taken = new ArrayList<String>();
        for (var id = 0; id < challengers + challenged; id++) {
            var barbarian = Barbarian.roll(saga, taken, random);
            taken.add(barbarian.name());
            duelists.add(
                    new Duelist(
                            new Named(new ActorId(id), barbarian.name(), "", barbarian.pronouns()),
                            barbarian,
                            id < challengers ? DuelSide.CHALLENGERS : DuelSide.CHALLENGED));
        }
        return duelists;
    }
}
