package emberdelve.server.feature.dice;

import emberdelve.config.read.PartReader;
import emberdelve.server.command.Invitations;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Guard;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** Dice for gold, with others or against the house. */
public final class DiceFeature implements Feature {
    @Override
    public String name() {
        return "dice";
    }

    @Override
    public List<PartReader<?>> content() {
        return List.of(new DiceGameReader());
    }

    @Override
    public List<String> messages() {
        return List.of("dice");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(DiceCommand.VERB, StandCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(DiceEvent.class, DiceWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new DiceStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(DiceStakes.class, () -> new DiceStakes(world));
        parts.offer(
                DiceHouse.class,
                () ->
                        new DiceHouse(
                                world.content()
                                        .part(DiceGame.class)
                                        .map(_ ->
                                                new DiceTable(
                                                        world,
                                                        parts.get(DiceStakes.class),
                                                        parts.get(WorldSeed.class).stream(
                                                                "dice")))));
        parts.get(Invitations.class).add(new DiceInvitation());
        hooks.onEntered(actor -> owed(world, parts, actor));
        hooks.onLeaving(
                actor -> parts.get(DiceHouse.class).table().ifPresent(table -> table.leave(actor)));
        hooks.onTick(() ->
                parts.get(DiceHouse.class)
                        .table()
                        .ifPresent(table ->
                                parts.get(Guard.class).run(table.room().zone(), table::tick)));
        hooks.onSum(sum -> parts.get(DiceHouse.class).table().ifPresent(table -> add(table, sum)));
    }

    /**
     * Gives an actor who enters the dungeon its stake back, if the server was stopped during its
     * game.
     */
    private static void owed(World world, Parts parts, Actor actor) {
        if (!actor.isCharacter()) return;
        var gold = parts.get(DiceStakes.class).giveBack(actor);
        if (gold > 0) world.tell(actor, new DiceEvent.GotBack(actor.named(), gold));
    }

    private static void add(DiceTable table, Hooks.Sum sum) {
        sum.add(table.stake());
        for (var seat : table.seats()) sum.add(seat.isOut() ? -1 : seat.sum());
    }
}
