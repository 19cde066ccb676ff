package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.config.content.TimeMode;
import emberdelve.server.command.Command;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.Week;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.Note;
import emberdelve.server.view.View;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * {@code delve}, {@code delve turns}: enters the group's open delve, or opens a new one at the
 * mouth of the delves. {@code delve daily}: opens the delve of the day. {@code delve join}, {@code
 * leave}: enters or leaves an open delve. {@code delve info}, {@code scores}, {@code history},
 * {@code week}: shows the state of a delve, or those that were cleared.
 */
record DelveCommand(Wish wish) implements Command.Free {
    /** The most delves that one answer lists: a screenful. */
    private static final int LISTED = 10;

    public static final Verb VERB = Verb.of(Verb.Kind.GROUP, "del*ve").parsed(DelveCommand::parse);

    /** The player's wish, in the words after the verb. */
    enum Wish {
        /** Enters the group's open delve, or a new one. */
        IN(""),
        IN_TURNS("turns"),
        DAILY("daily"),
        DAILY_TURNS("daily turns"),
        JOIN("join"),
        LEAVE("leave"),
        INFO("info"),
        SCORES("scores"),
        HISTORY("history"),
        WEEK("week"),
        DAILY_SCORES("daily scores");

        private final String words;

        Wish(String words) {
            this.words = words;
        }
    }

    private static Optional<Command> parse(String rest) {
        var typed = rest.toLowerCase(Locale.ROOT);
        for (var wish : Wish.values())
            if (wish.words.equals(typed)) return Optional.of(new DelveCommand(wish));
        return Optional.empty();
    }

    @Override
    public Reply run(Scene scene) {
        var delves = scene.world().part(Delves.class);
        var self = scene.self();
        return switch (wish) {
            case IN ->
                    reply(
                            scene,
                            delves.of(self).filter(DelveCommand::isOn).isPresent()
                                    ? delves.join(self)
                                    : open(scene, TimeMode.REALTIME));
            case IN_TURNS -> reply(scene, open(scene, TimeMode.TURNS));
            case DAILY -> reply(scene, delves.openDaily(self, TimeMode.REALTIME));
            case DAILY_TURNS -> reply(scene, delves.openDaily(self, TimeMode.TURNS));
            case JOIN -> reply(scene, delves.join(self));
            case LEAVE -> leave(scene);
            case INFO -> show(scene);
            case SCORES -> Reply.of(cleared(scene.world(), LISTED));
            case HISTORY -> history(scene);
            case WEEK -> week(scene.world());
            case DAILY_SCORES -> ownToday(scene);
        };
    }

    /** Leaves the delve, and tells the last visitor that it closes. */
    private static Reply leave(Scene scene) {
        var delves = scene.world().part(Delves.class);
        var delve = delves.at(scene.room());
        var entry = delves.leave(scene.self());
        if (entry != Entry.DONE) return reply(scene, entry);
        return delve.filter(each -> !each.visitors().isEmpty()).isPresent()
                ? Reply.NOTHING
                : Reply.note("delve.falls-in");
    }

    /** Opens a delve for the group; members who have lost their link do not come along. */
    private static Entry open(Scene scene, TimeMode pace) {
        return scene.world()
                .part(Delves.class)
                .open(
                        scene.self(),
                        pace,
                        member ->
                                scene.directory().of(member).filter(Presence::linkDead).isEmpty());
    }

    /** Shows the delves that the reader's character has cleared. */
    private static Reply history(Scene scene) {
        var world = scene.world();
        var own = world.part(Delves.class).history().of(scene.self().id(), LISTED);
        return own.isEmpty()
                ? Reply.note("delve.history-none")
                : Reply.of(new DelveRecords(Optional.empty(), lines(world, own)));
    }

    /**
     * Shows the best delves of this week by the size of the party, and who may wear a title for the
     * best of last week.
     */
    private static Reply week(World world) {
        var delves = world.part(Delves.class);
        var week = Week.of(delves.today());
        var views = new ArrayList<View>();
        for (var size : PartySize.values()) {
            var best = delves.history().best(week, size, DelveHistory.BEST_MAX);
            if (best.isEmpty()) continue;
            views.add(Note.of("delve.week-" + size.name().toLowerCase(Locale.ROOT)));
            var number = 0;
            for (var line : lines(world, best)) views.add(line(++number, line));
        }
        if (views.isEmpty()) views.add(Note.of("delve.week-none"));
        for (var laurel : world.part(Laurels.class).all())
            views.add(
                    Note.of(
                            "delve.laurel",
                            Map.of(
                                    "title", laurel.title(),
                                    "names", String.join(", ", laurel.names()))));
        return new Reply(List.copyOf(views), false);
    }

    private static Note line(int number, DelveRecords.Line line) {
        return Note.of(
                "delve.week-line",
                Map.of(
                        "number", Integer.toString(number),
                        "site", line.site(),
                        "names", String.join(", ", line.party()),
                        "score", Long.toString(line.score().orElse(0))));
    }

    /** The delves that were cleared most recently. */
    static DelveRecords cleared(World world, int most) {
        return new DelveRecords(
                Optional.empty(), lines(world, world.part(Delves.class).history().cleared(most)));
    }

    /** Shows who was quickest in today's delve of the day for the reader's level. */
    private static Reply ownToday(Scene scene) {
        var world = scene.world();
        if (world.content().part(DelveContent.class).isEmpty())
            return reply(scene, Entry.NO_DELVES);
        return Reply.of(quickest(world, world.part(Delves.class).bandOf(scene.self()), LISTED));
    }

    /**
     * The tables of who was quickest in today's delves of the day, by the levels that these are
     * for; without those that nobody has cleared.
     */
    static List<DelveRecords> quickestToday(World world, int most) {
        return world.content().part(DelveContent.class).stream()
                .flatMap(delves -> delves.dailyBands().stream())
                .map(band -> quickest(world, band, most))
                .filter(table -> !table.lines().isEmpty())
                .toList();
    }

    private static DelveRecords quickest(World world, DelveContent.Band band, int most) {
        var delves = world.part(Delves.class);
        var runs = delves.history().quickest(delves.today(), band.madeFor(), most);
        return new DelveRecords(Optional.of(band), lines(world, runs));
    }

    private static boolean isOn(Delve delve) {
        return delve.run().isOn();
    }

    private static Reply show(Scene scene) {
        var delves = scene.world().part(Delves.class);
        var delve = delves.at(scene.room()).or(() -> delves.of(scene.self()));
        if (delve.isEmpty()) return Reply.note("delve.has-none");
        var run = delve.get().run();
        if (!delves.isHere(delve.get()))
            return Reply.note("delve.abroad", Map.of("site", run.site()));
        var ticks = run.wonTicks().orElse(delve.get().playedTicks());
        return Reply.of(
                new DelveView(
                        run.site(),
                        stage(run),
                        run.day().isPresent(),
                        delve.get().monsters().size(),
                        last(scene, delve.get().monsters()),
                        ticks / scene.world().ticks(Duration.ofSeconds(1)),
                        delve.get().visitors().stream().map(Actor::name).toList(),
                        run.members().stream()
                                .filter(DelveRun.Member::fallen)
                                .map(DelveRun.Member::name)
                                .toList()));
    }

    private static List<DelveView.Last> last(Scene scene, List<Actor> monsters) {
        if (monsters.size() > DelveView.LAST_MAX) return List.of();
        var sight = scene.world().part(Sight.class);
        return monsters.stream()
                .map(each ->
                        new DelveView.Last(
                                each.named(),
                                each.room().template().name(),
                                sight.path(scene.room(), each.room())))
                .toList();
    }

    private static DelveView.Stage stage(DelveRun run) {
        if (run.wonTicks().isPresent()) return DelveView.Stage.CLEARED;
        return run.isLost() ? DelveView.Stage.LOST : DelveView.Stage.ON;
    }

    private static List<DelveRecords.Line> lines(World world, List<DelveRun> cleared) {
        var second = world.ticks(Duration.ofSeconds(1));
        return cleared.stream()
                .map(each ->
                        new DelveRecords.Line(
                                each.site(),
                                each.wonTicks().orElse(0) / second,
                                each.members().stream().map(DelveRun.Member::name).toList(),
                                each.mark().isPresent()
                                        ? OptionalLong.of(each.mark().get().score())
                                        : OptionalLong.empty()))
                .toList();
    }

    /** The reply to an attempt: says nothing of a plain success, of which events tell. */
    private static Reply reply(Scene scene, Entry entry) {
        return switch (entry) {
            case DONE -> Reply.NOTHING;
            case PRACTICE -> Reply.note("delve.practice");
            case ALONE -> Reply.note("delve.alone");
            case NO_DELVES -> Reply.note("delve.none");
            case NOT_AT_MOUTH ->
                    Reply.note(
                            "delve.not-at-mouth",
                            Map.of(
                                    "room",
                                    scene.world().part(Delves.class).mouth().template().name()));
            case FIGHTING -> Reply.note("delve.fighting");
            case NOT_YOURSELF -> Reply.note("delve.not-yourself");
            case INSIDE -> Reply.note("delve.inside");
            case OUTSIDE -> Reply.note("delve.outside");
            case NOT_LEADER -> Reply.note("delve.not-leader");
            case HAS_ONE -> Reply.note("delve.has-one");
            case HAS_NONE -> Reply.note("delve.has-none");
            case BARRED -> Reply.note("walk.barred");
            case FALLEN -> Reply.note("delve.fallen");
            case FULL -> Reply.note("delve.full");
            case TOO_MANY -> Reply.note("delve.too-many");
        };
    }
}
