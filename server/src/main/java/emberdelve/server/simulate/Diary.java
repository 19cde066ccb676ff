package emberdelve.server.simulate;

import emberdelve.server.bot.Bot;
import emberdelve.server.link.Heard;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.fight.DeathEvent;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The diary of one character, hour by hour. */
final class Diary implements Bot.Ear {
    /**
     * The ticks without a fight after which a fight is over; one that begins sooner is the same
     * fight.
     */
    private static final int SAME_FIGHT_TICKS = 15;

    private final List<HourFigures> hours = new ArrayList<>();
    private final Map<Activity, Long> ticks = new EnumMap<>(Activity.class);
    private long xpBefore;
    private int deaths;
    private int fights;
    private long fightTicks;
    private double harm;
    private int decisions;
    private long linesNow;
    private long linesRead;
    private long linesInFights;
    private int quietTicks = SAME_FIGHT_TICKS;
    private int hpBefore;
    private boolean hasDied;

    /** Notes what it has at the beginning, which is not gained. */
    void begin(Actor hero) {
        xpBefore = hero.progress().xp();
    }

    /** Notes one tick that has passed. */
    void tick(Actor hero, Activity activity) {
        ticks.merge(activity, 1L, Long::sum);
        linesRead += linesNow;
        // What the last tick of a fight tells is read in it, too.
        if (quietTicks == 0 || isInFight(hero) || hasDied) linesInFights += linesNow;
        linesNow = 0;
        var lost = hasDied ? hpBefore : Math.max(0, hpBefore - hero.hp());
        if (isInFight(hero) || hasDied) {
            if (quietTicks >= SAME_FIGHT_TICKS) fights++;
            quietTicks = 0;
            fightTicks++;
            harm += (double) lost / hero.stats().hp();
        } else {
            quietTicks++;
        }
        hpBefore = hero.hp();
        hasDied = false;
    }

    void types(Actor hero) {
        if (isInFight(hero)) decisions++;
    }

    @Override
    public void hears(String line) {
        if (!line.isBlank()) linesNow++;
    }

    @Override
    public void hears(Heard heard) {
        if (!(heard instanceof Heard.Fact(DeathEvent.Perished _, _, _, _))) return;
        deaths++;
        hasDied = true;
    }

    /** Ends an hour. */
    void turnPage(Actor hero) {
        hours.add(
                new HourFigures(
                        hours.size() + 1,
                        hero.progress().level(),
                        hero.progress().xp(),
                        hero.gold(),
                        hero.progress().xp() - xpBefore,
                        deaths,
                        fights,
                        fightTicks,
                        harm,
                        decisions,
                        linesRead,
                        linesInFights,
                        ticks));
        xpBefore = hero.progress().xp();
        deaths = 0;
        fights = 0;
        fightTicks = 0;
        harm = 0;
        decisions = 0;
        linesRead = 0;
        linesInFights = 0;
        ticks.clear();
    }

    List<HourFigures> hours() {
        return List.copyOf(hours);
    }

    private static boolean isInFight(Actor hero) {
        return hero.combat().isFighting()
                || hero.room().actors().stream().anyMatch(each -> each.combat().isFighting(hero));
    }
}
