package emberdelve.server.simulate;

import emberdelve.config.content.Content;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.bot.Bot;
import emberdelve.server.feature.Features;
import emberdelve.server.game.LoneGame;
import emberdelve.server.game.Opening;
import emberdelve.server.game.Recorder;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.link.Input;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.offer.Editions;
import emberdelve.server.rule.level.Kills;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Whole evenings of a party of bots that play as people do, in a dungeon of their own. It is the
 * game itself, but without a network, and its ticks follow one another without a wait. The bots
 * type commands, and they read all that the game tells them.
 */
final class Evening {
    static final int TICKS_PER_SECOND = 5;
    static final int TICKS_PER_HOUR = 3600 * TICKS_PER_SECOND;

    /**
     * The seconds of wall time that pass for each hour of play, so that rent falls due as it does
     * for somebody who plays three hours a week.
     */
    private static final long SECONDS_PER_HOUR_PLAYED = Duration.ofDays(7).toSeconds() / 3;

    /** The ticks between two lines of a member who is not in a fight: time to read, and to type. */
    private static final int PACE_TICKS = 10;

    private static final List<String> NAMES =
            List.of("Ada", "Bram", "Cleo", "Dorn", "Edda", "Finn");

    private final EveningPlan plan;
    private final LoneGame game;
    private final List<Member> party = new ArrayList<>();
    private final Habits habits;
    private final Map<Integer, Long> levelTicks = new TreeMap<>();
    private final Map<Integer, Map<String, Gear>> gear = new TreeMap<>();
    private final Set<Long> delves = new HashSet<>();
    private final Set<Long> won = new HashSet<>();

    /** A member of the party: what it does now, and when it types again. */
    private static final class Member {
        private final Bot bot;
        private final Diary diary = new Diary();
        private Activity doing = Activity.ERRANDS;
        private long nextLine;

        Member(String name, Editions editions) {
            bot = new Bot(name, editions, diary);
        }
    }

    private Evening(Content content, EveningPlan plan) {
        this.plan = plan;
        var registry = Features.registry();
        var stored = StoredWorld.empty(new WorldRow("evening", plan.seed()));
        game =
                LoneGame.play(
                        new Opening(
                                content.version(),
                                WorldSettings.DEFAULTS,
                                LimitSettings.DEFAULTS,
                                stored),
                        content,
                        registry,
                        Recorder.NONE,
                        (who, tick, fault, _) -> {
                            throw new IllegalStateException(who + " failed at tick " + tick, fault);
                        });
        var random = new SplittableRandom(plan.seed());
        for (var rank : plan.party().ranks()) {
            for (var id : Collections.nCopies(rank.count(), rank.id())) {
                var member = new Member(NAMES.get(party.size()), game.editions());
                var from = game.add(member.bot);
                game.offer(member.bot.create(from, party.size() + 1L, id, random));
                party.add(member);
            }
        }
        game.serve();
        if (plan.fromLevel() > 1) {
            var kills = game.world().part(Kills.class);
            var xp = kills.nextLevelAt(plan.fromLevel() - 1);
            for (var member : party) kills.grant(hero(member), xp);
        }
        for (var member : party) for (var line : plan.settings()) types(member, line);
        for (var member : party) member.diary.begin(hero(member));
        habits = new Habits(game.world(), party.stream().map(this::hero).toList(), plan.manner());
    }

    static EveningResult play(Content content, EveningPlan plan) {
        return new Evening(content, plan).play();
    }

    private EveningResult play() {
        for (var hour = 1; hour <= plan.hours() && !isDone(); hour++) {
            game.offer(new Input.WallTime(hour * SECONDS_PER_HOUR_PLAYED));
            for (var tick = 0; tick < TICKS_PER_HOUR; tick++) tick();
            for (var member : party) member.diary.turnPage(hero(member));
        }
        return new EveningResult(
                plan,
                party.stream().map(member -> member.diary.hours()).toList(),
                Map.copyOf(levelTicks),
                delves.size(),
                won.size(),
                gold(),
                gear);
    }

    private boolean isDone() {
        return party.stream().allMatch(member -> hero(member).progress().level() >= plan.toLevel());
    }

    private void tick() {
        for (var member : party) decide(member);
        game.tick();
        for (var delve : game.world().part(DelveCourse.class).open()) count(delve);
        for (var member : party) member.diary.tick(hero(member), member.doing);
        // The average counts, so that one member who falls behind does not delay the level of all.
        levelTicks.putIfAbsent(level(), game.world().now());
    }

    private int level() {
        return (int)
                party.stream()
                        .mapToInt(member -> hero(member).progress().level())
                        .average()
                        .orElse(1);
    }

    /** The gear as they are about to go in, with all errands done. */
    private Map<String, Gear> gearNow() {
        var now = new TreeMap<String, Gear>();
        for (var member : party)
            if (hero(member).nature() instanceof Nature.PlayerCharacter(_, var itsClass, _))
                now.putIfAbsent(itsClass.id(), Gear.of(hero(member)));
        return now;
    }

    private void decide(Member member) {
        var hero = hero(member);
        var world = game.world();
        var mind = (PlayerMind) hero.minds().own();
        if (mind.hasOrders() || !Tactics.isNext(world, hero)) return;
        if (!isFighting(hero) && world.now() < member.nextLine) return;
        var choice = habits.next(hero);
        member.doing = choice.activity();
        if (choice.line().isEmpty()) return;
        if (choice.line().get().equals(Habits.GO_IN)) gear.computeIfAbsent(level(), _ -> gearNow());
        member.diary.types(hero);
        member.nextLine = world.now() + PACE_TICKS;
        types(member, choice.line().get());
    }

    /**
     * @throws IllegalArgumentException if it is no command: bots do not mistype
     */
    private void types(Member member, String line) {
        game.offer(member.bot.types(line).orElseThrow(() -> new IllegalArgumentException(line)));
    }

    private static boolean isFighting(Actor hero) {
        return hero.room().actors().stream().anyMatch(each -> each.isHostileTo(hero));
    }

    private void count(DelveCourse.Visit delve) {
        delves.add(delve.id());
        if (delve.wonTicks().isPresent()) won.add(delve.id());
    }

    private Actor hero(Member member) {
        return member.bot.actor(game.world());
    }

    /** The gold that came into the game and that left it, each by the kind of its reason. */
    private Map<String, Long> gold() {
        var gold = new TreeMap<String, Long>();
        World world = game.world();
        world.part(Ledger.class)
                .entries()
                .forEach((reason, entry) -> {
                    if (entry.goldMinted() > 0)
                        gold.merge(kind(reason) + " +", entry.goldMinted(), Long::sum);
                    if (entry.goldDestroyed() > 0)
                        gold.merge(kind(reason) + " -", entry.goldDestroyed(), Long::sum);
                });
        return gold;
    }

    /** The kind of a reason, which is its first word: {@code monster} of {@code monster kobold}. */
    private static String kind(String reason) {
        var blank = reason.indexOf(' ');
        return blank < 0 ? reason : reason.substring(0, blank);
    }
}
