package emberdelve.server.feature.sky;

import emberdelve.config.content.RoomSky;
import emberdelve.config.content.Sky;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.Weather;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Chance;
import emberdelve.server.model.Room;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The hours and seasons of the dungeon, which follow from the tick, and its weather, which changes
 * by chance (docs/rules.md R22). Where content has no sky it is always noon, and nothing changes.
 * Thread: world.
 */
final class Heavens implements Weather {
    private final World world;
    private final boolean isCapital;
    private final Chance chance;

    /** The id of the kind of weather; empty until the first has been chosen. */
    private String weather = "";

    private long untilTick;
    private long toldTick;

    /** The words for the hour and weather by which the rooms were last described; empty before. */
    private Set<String> described = Set.of();

    private String hour = "";
    private String season = "";

    Heavens(World world) {
        this.world = world;
        isCapital = new Borders(world).isCapital();
        chance = world.part(WorldSeed.class).stream("sky");
        untilTick = world.now() + world.ticks(world.rules().heavens().weatherLeast());
        toldTick = world.now();
        lookUp();
        describe();
    }

    private void lookUp() {
        hour = sky().map(its -> its.at(hourOfDay()).id()).orElse("");
        season = season().map(Sky.Season::id).orElse("");
    }

    /** Takes over the stored weather. */
    void restore(String stored, long until, long told) {
        weather = stored;
        untilTick = until;
        toldTick = told;
        describe();
    }

    /** Takes over the weather of the capital, and tells it where it is other weather. */
    void learn(String other, long until, long told) {
        var isOther = !other.equals(weather);
        restore(other, until, told);
        if (isOther) sky().ifPresent(its -> tell(kind(its).says()));
    }

    Optional<Sky> sky() {
        return world.content().part(Sky.class);
    }

    @Override
    public int hourOfDay() {
        if (sky().isEmpty()) return Weather.super.hourOfDay();
        return (int) (timeOfDay() * Sky.HOURS_A_DAY / day());
    }

    @Override
    public boolean isNight() {
        return sky().filter(its -> its.at(hourOfDay()).night()).isPresent();
    }

    @Override
    public int weatherPlace() {
        return sky().map(its -> its.kinds().indexOf(kind(its))).orElse(0);
    }

    /**
     * The tick of the day. Worlds begin at nine in the morning, so that the first players see
     * something.
     */
    private long timeOfDay() {
        return sinceMidnight() % day();
    }

    /** The ticks since the midnight before the world began. */
    private long sinceMidnight() {
        return world.now() + day() * 9 / Sky.HOURS_A_DAY;
    }

    /** The day of the year; empty where the sky has no seasons. */
    Optional<Sky.Date> date() {
        return sky().flatMap(its -> its.on(sinceMidnight() / day()));
    }

    private Optional<Sky.Season> season() {
        return date().map(Sky.Date::season);
    }

    /** Whether a season begins within so many ticks. */
    private boolean isSeasonNear(long ticks) {
        var last = date().filter(its -> its.day() == its.season().days()).isPresent();
        return last && day() - timeOfDay() < ticks;
    }

    private long day() {
        return world.ticks(world.rules().heavens().day());
    }

    /** The ticks until the next part of the day. */
    long ticksToNextHour() {
        var sky = sky();
        if (sky.isEmpty()) return Long.MAX_VALUE;
        var now = sky.get().at(hourOfDay());
        var hours = sky.get().hours();
        var next = hours.get((hours.indexOf(now) + 1) % hours.size());
        var from = (next.from() * day() + Sky.HOURS_A_DAY - 1) / Sky.HOURS_A_DAY;
        var ticks = Math.floorMod(from - timeOfDay(), day());
        return ticks == 0 ? day() : ticks;
    }

    Sky.Hour nextHour(Sky its) {
        return its.hours().get((its.hours().indexOf(its.at(hourOfDay())) + 1) % its.hours().size());
    }

    Sky.Weather kind(Sky its) {
        return its.kinds().stream()
                .filter(each -> each.id().equals(weather))
                .findFirst()
                .orElse(its.kinds().getFirst());
    }

    String weather() {
        return weather;
    }

    long untilTick() {
        return untilTick;
    }

    long toldTick() {
        return toldTick;
    }

    @Override
    public Set<String> words() {
        var sky = sky();
        if (sky.isEmpty()) return Weather.super.words();
        var its = sky.get();
        var now = its.at(hourOfDay());
        var words = new HashSet<String>();
        words.addAll(List.of(now.id(), kind(its).id(), now.night() ? Sky.NIGHT : Sky.DAY));
        season().map(Sky.Season::id).ifPresent(words::add);
        return Set.copyOf(words);
    }

    /**
     * Changes the season and the part of the day or else the weather, when it is time; the weather
     * waits until the sky has been quiet for a while.
     */
    void tick() {
        var sky = sky();
        if (sky.isEmpty()) return;
        var its = sky.get();
        var now = its.at(hourOfDay());
        var says = new ArrayList<String>();
        var newSeason = season().filter(each -> !each.id().equals(season));
        newSeason.map(Sky.Season::says).map(String::strip).ifPresent(says::add);
        if (!now.id().equals(hour)) says.add(now.says().strip());
        if (!says.isEmpty()) {
            lookUp();
            turned(String.join(" ", says));
        } else if (isCapital && world.now() >= untilTick && isQuiet()) {
            var before = kind(its);
            weather = drawn(its).id();
            untilTick = world.now() + lasts();
            if (!kind(its).equals(before)) turned(kind(its).says());
            else changed();
        }
    }

    private boolean isQuiet() {
        var quiet = world.ticks(world.rules().heavens().quiet());
        return world.now() - toldTick >= quiet
                && ticksToNextHour() >= quiet
                && !isSeasonNear(quiet);
    }

    private long lasts() {
        var rules = world.rules().heavens();
        var least = world.ticks(rules.weatherLeast());
        return least + chance.nextLong(Math.max(1, world.ticks(rules.weatherMost()) - least + 1));
    }

    private Sky.Weather drawn(Sky its) {
        var roll = chance.nextInt(its.kinds().stream().mapToInt(this::weight).sum());
        for (var kind : its.kinds()) {
            roll -= weight(kind);
            if (roll < 0) return kind;
        }
        throw new IllegalStateException("the weights do not add up");
    }

    private int weight(Sky.Weather kind) {
        return season().map(its -> its.weight(kind)).orElse(kind.weight());
    }

    private void turned(String says) {
        toldTick = world.now();
        changed();
        describe();
        tell(says);
    }

    private void tell(String says) {
        for (var actor : List.copyOf(world.population().all()))
            if (actor.isCharacter() && actor.room().template().sky().open())
                world.tell(actor, new SkyEvent.Turned(says));
    }

    private void changed() {
        if (isCapital) world.changes().of(Heavens.class).changed(HeavensRow.ONLY, this);
    }

    /** Describes the rooms anew, after the content has changed. */
    void reloaded() {
        described = Set.of();
        lookUp();
        describe();
    }

    /** Describes the rooms to which the sky adds a line, if the hour or weather has changed. */
    private void describe() {
        var words = new HashSet<>(words());
        if (words.equals(described)) return;
        described = words;
        for (var zone : world.map().zones())
            for (var room : zone.rooms())
                if (!room.template().sky().lines().isEmpty()) describe(room, words);
    }

    private static void describe(Room room, Set<String> words) {
        var text = new StringBuilder(room.template().description().strip());
        for (RoomSky.Line line : room.template().sky().lines())
            if (line.when().holds(words)) text.append(' ').append(line.text().strip());
        room.describe(text.toString());
    }
}
