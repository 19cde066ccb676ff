package emberdelve.bench.load;

import emberdelve.bench.play.Profile;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the players of a round do, and where. */
enum Scene {
    /** Each types {@code ping}; ten stand in a room, and hear nothing of it. */
    PING(10, Optional.empty(), Ask.PING, Ask.PING),
    /** They talk and look, ten to a room: each line is told to ten. */
    CHAT(10, Optional.empty(), Ask.SAY, Ask.LOOK),
    /** They talk, all of them in one room: each line is told to all. */
    CROWD(Integer.MAX_VALUE, Optional.empty(), Ask.SAY, Ask.SAY),
    /** As {@code ping}, in the shipped world, with a line of a bot before each ping. */
    WALKERS(0, Optional.of(Profile.WALKERS), Ask.PING, Ask.PING),
    FIGHTERS(0, Optional.of(Profile.FIGHTERS), Ask.PING, Ask.PING),
    TRADERS(0, Optional.of(Profile.TRADERS), Ask.PING, Ask.PING),
    MIXED(0, Optional.of(Profile.MIXED), Ask.PING, Ask.PING);

    private final int inRoom;
    private final Optional<Profile> besides;
    private final Ask even;
    private final Ask odd;

    Scene(int inRoom, Optional<Profile> besides, Ask even, Ask odd) {
        this.inRoom = inRoom;
        this.besides = besides;
        this.even = even;
        this.odd = odd;
    }

    static Optional<Scene> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    /** All words, for messages. */
    static String words() {
        return Arrays.stream(values()).map(Scene::word).collect(Collectors.joining(", "));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is played in the halls for measuring; otherwise in the shipped world. */
    boolean isInHalls() {
        return inRoom > 0;
    }

    /** Whether each line is told to everybody. */
    boolean isCrowd() {
        return this == CROWD;
    }

    /** The hall in which a player stands; only where {@link #isInHalls}. */
    int hall(int player) {
        return player / inRoom % Halls.COUNT;
    }

    /** What a player does besides what is timed. */
    Optional<Profile> besides() {
        return besides;
    }

    /**
     * What is typed.
     *
     * @param number of the player's command, from 0
     */
    Ask ask(int number) {
        return number % 2 == 0 ? even : odd;
    }
}
