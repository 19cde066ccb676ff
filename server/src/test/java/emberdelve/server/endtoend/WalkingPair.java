package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.endtoend.Trade.Holding;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Two who walk about together, over borders of regions too, one behind the other, and trade, drop,
 * get and buy on their way. They remember what the server has answered, so that they can tell what
 * it must have kept. Thread: one at a time.
 */
final class WalkingPair {
    private static final int OTHERS_MAX = 12;

    private final String first;
    private final String second;
    private final RandomGenerator random;

    /** The ids of the things that were made for them to trade with. */
    private Set<String> known = Set.of();

    private long price;

    /** The state that was safe when they last knew, and those since, one after the other. */
    private List<State> states = new ArrayList<>();

    /** The moments at which each of these but the first was acknowledged. */
    private List<Long> seenNanos = new ArrayList<>();

    private volatile long answeredNanos;
    private Duration longestSave = Duration.ZERO;

    WalkingPair(String first, String second, RandomGenerator random) {
        this.first = first;
        this.second = second;
        this.random = random;
    }

    /**
     * What they have, and where both are; what lies on the floor neither has.
     *
     * @param others how many things they have that are not {@link #known}
     */
    private record State(Trade trade, int others, Place place) {}

    /** A way to another place. */
    private record Step(String typed, String to) {}

    /** A place where they may be, by words that only who is there reads. */
    private enum Place {
        PROVISIONER("Shelves climb to the rafters", "town", new Step("n", "TRAINING")),
        TRAINING(
                "A square of raked sand",
                "town",
                new Step("s", "PROVISIONER"),
                new Step("w", "STAIR"),
                new Step("n", "STILE")),
        STAIR(
                "A stone arch stands over a stair",
                "town",
                new Step("e", "TRAINING"),
                new Step("d", "LANDING")),
        LANDING("ends on a floor of planks", "mine", new Step("u", "STAIR")),
        STILE("the steps of the stile are shin bones", "moor", new Step("s", "TRAINING"));

        private static final String ANY =
                Arrays.stream(values())
                        .map(place -> "(" + place.words + ")")
                        .collect(Collectors.joining("|"));

        private final String words;
        private final String region;
        private final List<Step> steps;

        Place(String words, String region, Step... steps) {
            this.words = words;
            this.region = region;
            this.steps = List.of(steps);
        }

        static Place of(Client client) throws IOException {
            client.ask("say here", "You say: here");
            var found = client.ask("look", ANY);
            for (var place : values()) if (found.group(place.ordinal() + 1) != null) return place;
            throw new AssertionError(found.group());
        }
    }

    String first() {
        return first;
    }

    String second() {
        return second;
    }

    /** The time before then in which nothing was answered. */
    Duration silence(long thenNanos) {
        return Duration.ofNanos(thenNanos - answeredNanos);
    }

    @Override
    public String toString() {
        return first + " and " + second + ", " + states;
    }

    /** They come in, and buy something where the others are. */
    void begin(RunningServer server, Client owner, int gold) throws IOException {
        try (var one = Client.create(server, first);
                var other = Client.create(server, second)) {
            var begun = Trade.between(one, other).things();
            synchronized (owner) {
                for (var who : List.of(first, second)) {
                    owner.ask("adjust " + who + " gold " + gold + " reason test", "Audit \\d+");
                    owner.ask("create bone-die for " + who, "Audit \\d+");
                    owner.ask("create silver-thimble for " + who, "Audit \\d+");
                }
            }
            var made = Trade.between(one, other).things();
            made.removeAll(begun);
            assertThat(made).hasSize(4);
            known = Set.copyOf(made);
            for (var client : List.of(one, other)) client.ask("e", Place.PROVISIONER.words);
            price = Long.parseLong(one.ask("buy candle", "You buy .*? for (\\d+) gold").group(1));
            for (var client : List.of(one, other)) client.ask("save", "Saved\\.");
            known(found(one, other, Place.PROVISIONER));
        }
    }

    /** They come back after a kill: what they have is what they were told that they have. */
    void comesBack(Client one, Client other, long killNanos) throws IOException {
        var place = Place.of(one);
        assertThat(Place.of(other)).as("%s is with %s", second, first).isEqualTo(place);
        var found = found(one, other, place);
        assertThat(found).as("%s and %s, of %s", first, second, states).isIn(states);
        var kept = states.lastIndexOf(found);
        if (kept < seenNanos.size())
            assertThat(Duration.ofNanos(killNanos - seenNanos.get(kept)))
                    .as("%s and %s lost what came after %s in %s", first, second, found, states)
                    .isLessThanOrEqualTo(
                            KilledRegionsIT.LOSS_MAX.plus(longestSave.multipliedBy(3)));
        for (var name : List.of(first, second)) {
            var who = one.ask("who " + name, "(?i)that begin with " + name + ": (\\d+)");
            assertThat(who.group(1)).as(who.group()).isEqualTo("1");
        }
        // What neither has lies where it was dropped.
        var lost = new TreeSet<>(known);
        lost.removeAll(found.trade.things());
        for (var thing : lost) one.ask("get " + thing, "You (get|pick|take)");
        known(found(one, other, place));
        befriend(one, other);
        other.ask("follow " + first, "You follow " + first);
    }

    private State found(Client one, Client other, Place place) throws IOException {
        var held = Trade.between(one, other);
        assertThat(held.things()).as("nobody has what another has").hasSize(held.count());
        var others = held.things();
        others.removeAll(known);
        return new State(
                new Trade(ofKnown(held.mira()), ofKnown(held.tolo())), others.size(), place);
    }

    private Holding ofKnown(Holding held) {
        var things = new HashSet<>(held.things());
        things.retainAll(known);
        return new Holding(held.gold(), Set.copyOf(things));
    }

    /** Companions may give as often as they like; to others one gives a few times (R8.10). */
    private void befriend(Client one, Client other) throws IOException {
        var answer = one.ask("invite " + second, "(You invite)|is in a group");
        if (answer.group(1) == null) return;
        other.ask("accept", "You join the group");
        one.await("joins the group");
    }

    /** Does one thing after another until the server is no more. */
    void plays(Client one, Client other) throws IOException {
        while (true) {
            switch (random.nextInt(10)) {
                case 0, 1, 2, 3, 4 -> step(one, other);
                case 5, 6 -> give(one, other);
                case 7 -> dropAndGet(one);
                case 8 -> buyOrSay(one, other);
                default -> save(one);
            }
        }
    }

    private void step(Client one, Client other) throws IOException {
        var now = states.getLast();
        var step = now.place.steps.get(random.nextInt(now.place.steps.size()));
        var to = Place.valueOf(step.to);
        states.add(new State(now.trade, now.others, to));
        one.ask(step.typed, to.words);
        other.await(to.words);
        // Nobody is let in beyond a border whose step is not safe.
        if (to.region.equals(now.place.region)) seen();
        else known(states.getLast());
    }

    private void give(Client one, Client other) throws IOException {
        var now = states.getLast();
        var byFirst = random.nextBoolean();
        var gift = now.trade.gift(byFirst, byFirst ? second : first, random);
        states.add(new State(gift.after(), now.others, now.place));
        (byFirst ? one : other).ask(gift.typed(), "You give ");
        seen();
    }

    private void dropAndGet(Client one) throws IOException {
        var now = states.getLast();
        var held = new TreeSet<>(now.trade.mira().things());
        if (held.isEmpty()) return;
        var thing = held.removeFirst();
        var rest = new Holding(now.trade.mira().gold(), Set.copyOf(held));
        states.add(new State(new Trade(rest, now.trade.tolo()), now.others, now.place));
        one.ask("drop " + thing, "You drop");
        seen();
        states.add(now);
        one.ask("get " + thing, "You (get|pick|take)");
        seen();
    }

    private void buyOrSay(Client one, Client other) throws IOException {
        var now = states.getLast();
        if (now.place != Place.PROVISIONER || now.others == OTHERS_MAX) {
            var words = "it is " + random.nextInt(1_000_000);
            one.ask("say " + words, "You say: " + words);
            other.await(first + " says: " + words);
            return;
        }
        var paid = new Holding(now.trade.mira().gold() - price, now.trade.mira().things());
        states.add(new State(new Trade(paid, now.trade.tolo()), now.others + 1, now.place));
        one.ask("buy candle", "You buy");
        seen();
    }

    private void save(Client one) throws IOException {
        var began = System.nanoTime();
        one.ask("save", "Saved\\.");
        var took = Duration.ofNanos(System.nanoTime() - began);
        if (took.compareTo(longestSave) > 0) longestSave = took;
        known(states.getLast());
    }

    private void seen() {
        answeredNanos = System.nanoTime();
        seenNanos.add(answeredNanos);
    }

    /** From now on nothing may come back that was before. */
    private void known(State state) {
        answeredNanos = System.nanoTime();
        states = new ArrayList<>(List.of(state));
        seenNanos = new ArrayList<>();
    }
}
