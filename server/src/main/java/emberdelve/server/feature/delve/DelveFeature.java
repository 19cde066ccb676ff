package emberdelve.server.feature.delve;

import emberdelve.server.command.ScoreTables;
import emberdelve.server.command.Titles;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.offer.Exhibit;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.fight.Disengagement;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.rule.spawn.Spawner;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;
import java.util.Optional;

/** Delves: dungeons that are made for those who enter. */
public final class DelveFeature implements Feature {
    /** The lines of a table in a browser, whose pages are longer than the screens of a terminal. */
    private static final int SHOWN_TODAY = 50;

    private static final int SHOWN_LATEST = 25;

    /** The delves that {@code scores} lists below the best characters. */
    private static final int SCORES_LATEST = 3;

    @Override
    public String name() {
        return "delve";
    }

    @Override
    public List<String> messages() {
        return List.of("delves");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(DelveCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(DelveEvent.class, DelveWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(DelveRecords.class, DelvePages::table),
                new Page<>(DelveView.class, DelvePages::delve));
    }

    @Override
    public List<Exhibit<?>> exhibits() {
        return List.of(
                new Exhibit<>(
                        "delve",
                        DelveTables.class,
                        (world, _) ->
                                new DelveTables(
                                        DelveCommand.quickestToday(world, SHOWN_TODAY),
                                        DelveCommand.cleared(world, SHOWN_LATEST)),
                        (tables, voice) -> new DelveExhibit(voice).write(tables)));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new DelveStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Delves.class,
                () ->
                        new Delves(
                                world,
                                parts.get(Groups.class),
                                parts.get(Disengagement.class),
                                parts.get(Spawner.class),
                                parts.get(Kills.class),
                                parts.get(Items.class)));
        parts.offer(DelveCourse.class, () -> parts.get(Delves.class));
        parts.offer(Laurels.class, () -> new Laurels(world, parts.get(Delves.class)));
        parts.get(Titles.class)
                .add(
                        (who, title) -> parts.get(Laurels.class).isUnearned(who, title),
                        "delve.title-not-yours");
        addScores(parts.get(ScoreTables.class));
        hooks.onDeparting(actor -> parts.get(Delves.class).leadOut(actor));
        hooks.onWorldOf(zone -> parts.get(Delves.class).worldOf(zone));
        hooks.onInsteadOf(last -> parts.get(Delves.class).insteadOf(last));
        hooks.onTimeIs(_ -> {
            var history = parts.get(Delves.class).history();
            history.dayIs(world.part(WorldClock.class).today());
            if (new Borders(world).isCapital()) history.forgetFailed();
        });
        hooks.onTick(() -> parts.get(Laurels.class).tick());
        hooks.onCameIn(character -> parts.get(Laurels.class).takeOff(character));
        hooks.onCameIn(character -> parts.get(Delves.class).cameIn(character));
        hooks.onSum(sum -> {
            for (var delve : parts.get(Delves.class).open()) add(delve.run(), sum);
        });
        hooks.onTick(() -> parts.get(Delves.class).tick());
        hooks.onFell((character, where) -> parts.get(Delves.class).fell(character, where));
    }

    private static void addScores(ScoreTables scores) {
        scores.add("delves", new DelveCommand(DelveCommand.Wish.SCORES)::run);
        scores.add("daily", new DelveCommand(DelveCommand.Wish.DAILY_SCORES)::run);
        scores.addBelow(world ->
                Optional.of(DelveCommand.cleared(world, SCORES_LATEST))
                        .filter(cleared -> !cleared.lines().isEmpty()));
    }

    private static void add(DelveRun delve, Hooks.Sum sum) {
        sum.add(delve.id());
        sum.add(delve.site());
        sum.add(delve.isOn() ? 1 : 0);
        for (var member : delve.members()) sum.add(member.fallen() ? -1 : member.id().value());
    }
}
