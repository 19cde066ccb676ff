package emberdelve.server.endtoend;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What two people have, as they know it, and the gifts that change it. */
record Trade(Holding mira, Holding tolo) {
    private static final Pattern ID = Pattern.compile("(?m)^ +(#[0-9a-f]+) ");
    private static final int GOLD_MOST = 5;

    /** The gold and the ids of the things of one. */
    record Holding(long gold, Set<String> things) {}

    /** A line that the giver types, and what both have then. */
    record Gift(String typed, Trade after) {}

    static Trade between(Client mira, Client tolo) throws IOException {
        return new Trade(holding(mira), holding(tolo));
    }

    private static Holding holding(Client client) throws IOException {
        var answer = client.ask("inventory ids", "(?s)You carry [^.]*?(\\d+) gold\\.(.*?)HP \\d");
        var things = ID.matcher(answer.group(2)).results().map(each -> each.group(1));
        return new Holding(Long.parseLong(answer.group(1)), things.collect(Collectors.toSet()));
    }

    long gold() {
        return mira.gold + tolo.gold;
    }

    /** All things; one that both have would be missing from the count. */
    Set<String> things() {
        var all = new TreeSet<>(mira.things);
        all.addAll(tolo.things);
        return all;
    }

    int count() {
        return mira.things.size() + tolo.things.size();
    }

    /** A gift of one to the other, who is called that. */
    Gift gift(boolean byMira, String to, RandomGenerator random) {
        var giver = byMira ? mira : tolo;
        var receiver = byMira ? tolo : mira;
        if (giver.things.isEmpty() || random.nextBoolean()) {
            var sum = 1 + random.nextInt(GOLD_MOST);
            return new Gift(
                    "give " + sum + " gold to " + to,
                    of(
                            byMira,
                            new Holding(giver.gold - sum, giver.things),
                            new Holding(receiver.gold + sum, receiver.things)));
        }
        var left = new TreeSet<>(giver.things);
        var thing = left.stream().skip(random.nextInt(left.size())).findFirst().orElseThrow();
        left.remove(thing);
        var received = new TreeSet<>(receiver.things);
        received.add(thing);
        return new Gift(
                "give " + thing + " to " + to,
                of(
                        byMira,
                        new Holding(giver.gold, Set.copyOf(left)),
                        new Holding(receiver.gold, Set.copyOf(received))));
    }

    private static Trade of(boolean byMira, Holding giver, Holding receiver) {
        return byMira ? new Trade(giver, receiver) : new Trade(receiver, giver);
    }
}
