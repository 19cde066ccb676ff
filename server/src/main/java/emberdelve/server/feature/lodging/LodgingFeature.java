package emberdelve.server.feature.lodging;

import emberdelve.config.read.PartReader;
import emberdelve.server.command.Errands;
import emberdelve.server.command.Errands.Errand;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.fight.Recovery;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.move.Thresholds;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The feature of rooms that characters rent for themselves. */
public final class LodgingFeature implements Feature {
    @Override
    public String name() {
        return "lodging";
    }

    @Override
    public List<PartReader<?>> content() {
        return List.of(new LodgingReader());
    }

    @Override
    public List<String> messages() {
        return List.of("lodgings");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(RentCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(LodgingEvent.class, LodgingWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new LodgingStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                LodgingHouse.class,
                () ->
                        new LodgingHouse(
                                world.content()
                                        .part(Lodging.class)
                                        .map(_ ->
                                                new Lodgings(
                                                        world,
                                                        parts.get(Groups.class),
                                                        parts.get(Items.class)))));
        hooks.onWorldOf(zone ->
                zone.startsWith(LodgingRooms.ZONES)
                        ? house(parts).map(its -> new Borders(world).owner(its.plan().house()))
                        : Optional.empty());
        hooks.onEntered(actor -> with(parts, its -> its.entered(actor)));
        hooks.onTimeIs(second -> with(parts, its -> its.timeIs(second)));
        hooks.onTick(() -> with(parts, Lodgings::tick));
        hooks.onReloaded(_ -> with(parts, Lodgings::rebuild));
        hooks.onKeeps(actor -> house(parts).map(its -> its.keptBy(actor)).orElse(List.of()));
        hooks.onErase(name -> house(parts).filter(its -> its.wipe(name)).isPresent());
        parts.get(Errands.class).add(actor -> house(parts).flatMap(its -> errand(its, actor)));
        hooks.onSum(sum ->
                with(
                        parts,
                        its -> {
                            for (var room : its.all()) sum.add(room.paidUntil());
                        }));
        if (world.content().part(Lodging.class).isEmpty()) return;
        parts.get(Recovery.class)
                .comfort(room -> house(parts).flatMap(its -> its.at(room)).isPresent());
        parts.get(Thresholds.class).add(new LodgingDoor(house(parts).orElseThrow()));
    }

    private static void with(Parts parts, Consumer<Lodgings> deed) {
        house(parts).ifPresent(deed);
    }

    private static Optional<Lodgings> house(Parts parts) {
        return parts.get(LodgingHouse.class).lodgings();
    }

    /** The errand of whoever has no paid room and can pay for one: to the house. */
    private static Optional<Errand> errand(Lodgings lodgings, Actor actor) {
        if (lodgings.isLodging(actor) || lodgings.priceFor(actor) > actor.gold())
            return Optional.empty();
        return Optional.of(new Errand(lodgings.house(), "rent room yes"));
    }
}
