package emberdelve.bench.load;

import emberdelve.bench.opponent.Halls;
import emberdelve.bench.opponent.Venue;
import emberdelve.bench.play.Profile;

import java.util.Locale;
import java.util.Optional;

/** The deeds of the players of a round, and where they do them. */
public enum LoadScene {
    /** Players who type {@code ping}, ten to a room; the others in the room do not hear it. */
    PING(10, Optional.empty(), Ask.PING, Ask.PING),
    /** Players who talk and look, ten to a room: each line goes to ten. */
    CHAT(10, Optional.empty(), Ask.SAY, Ask.LOOK),
    /** Players who talk, all of them in one room: each line goes to all. */
    CROWD(Integer.MAX_VALUE, Optional.empty(), Ask.SAY, Ask.SAY),
    /** Players as in {@code ping}, in the shipped world, with a line of a bot before each ping. */
    WALKERS(0, Optional.of(Profile.WALKERS), Ask.PING, Ask.PING),
    FIGHTERS(0, Optional.of(Profile.FIGHTERS), Ask.PING, Ask.PING),
    TRADERS(0, Optional.of(Profile.TRADERS), Ask.PING, Ask.PING),
    MIXED(0, Optional.of(Profile.MIXED), Ask.PING, Ask.PING);

    private final int inRoom;
    private final Optional<Profile> besides;
    private final Ask even;
    private final Ask odd;

    LoadScene(int inRoom, Optional<Profile> besides, Ask even, Ask odd) {
        this.inRoom = inRoom;
        this.besides = besides;
        this.even = even;
        this.odd = odd;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The rate of all players together at which a search for the highest rate may begin. */
    double firstRate() {
        return switch (this) {
            case PING -> 5_000;
            case CHAT -> 2_000;
            case CROWD -> 20;
            case WALKERS, FIGHTERS, TRADERS, MIXED -> 1_000;
        };
    }

    /** The world in which it is played. */
    public Venue venue() {
        return inRoom > 0 ? Venue.HALLS : Venue.SHIPPED;
    }

    /** Whether each line goes to everybody. */
    public boolean isCrowd() {
        return this == CROWD;
    }

    /** The hall in which a player stands; 0 where there are none. */
    int hall(int player) {
        return inRoom == 0 ? 0 : player / inRoom % Halls.COUNT;
    }

    /** The way in which a player plays besides what is timed. */
    public Optional<Profile> besides() {
        return besides;
    }

    /**
     * The command that is typed.
     *
     * @param number of the player's command, from 0
     */
    Ask ask(int number) {
        return number % 2 == 0 ? even : odd;
    }
}
