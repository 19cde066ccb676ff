package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.DeedWatch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Input;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Item;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Mira and three friends walk out of one world into another and back. */
final class CrossingTest {
    private static final int SEEDS = Boolean.getBoolean("emberdelve.long") ? 400 : 20;
    private static final int STEPS = 150;

    /** Ticks after which all that was typed is done, and all that was done is stored. */
    private static final int SETTLED = 200;

    private static final Content CONTENT = ShippedContent.load();

    private final Post post = new Post();
    private final DividedDungeon dungeon = new DividedDungeon(CONTENT, post);
    private final String out = word(dungeon.border.direction());
    private final String back = word(dungeon.border.direction().opposite());
    private final List<Person> people = new ArrayList<>();
    private Person mira = new Person("Mira", 1);
    private int said;

    private static String word(Enum<?> direction) {
        return direction.name().toLowerCase(Locale.ROOT);
    }

    /** Somebody at a session whose event loop runs when the test lets it. */
    private final class Person {
        private final Queue<Runnable> loop = new ArrayDeque<>();
        private final long account;
        private RecordingLink link = new RecordingLink(loop::add);
        private final ActorId id;

        Person(String name, long account) {
            this.account = account;
            people.add(this);
            id = dungeon.create(name, account, link, this::runsLoop);
        }

        boolean types(String line) {
            return dungeon.types(id, line);
        }

        void runsLoop() {
            while (!loop.isEmpty()) loop.remove().run();
        }

        void comesBack() {
            link = new RecordingLink(loop::add);
            dungeon.enter(link, id, account);
        }
    }

    /** Notes in which world somebody has come into a room. */
    private record Entrances(int world, List<Integer> entered) implements DeedWatch {
        @Override
        public boolean awaits(Deed deed) {
            return false;
        }

        @Override
        public boolean rests(Deed deed) {
            return false;
        }

        @Override
        public boolean hinders(Deed deed, Item handed) {
            return false;
        }

        @Override
        public boolean done(Deed deed) {
            if (deed.what() == Trigger.When.ENTER && deed.by().isCharacter()) entered.add(world);
            return false;
        }
    }

    /** Hands messages over at once, late, twice or not at all. */
    private static final class Post implements DividedDungeon.Mail {
        private final ArrayDeque<Runnable> late = new ArrayDeque<>();
        private Random chance = new Random(0);
        private boolean isBad;

        @Override
        public void send(Input message, Consumer<Input> deliver) {
            switch (isBad ? chance.nextInt(5) : 0) {
                case 0 -> deliver.accept(message);
                case 1 -> {}
                case 2 -> {
                    deliver.accept(message);
                    late.add(() -> deliver.accept(message));
                }
                case 3 -> {
                    deliver.accept(message);
                    deliver.accept(message);
                }
                default -> late.add(() -> deliver.accept(message));
            }
        }

        void brings() {
            if (!late.isEmpty()) late.remove().run();
        }
    }

    @Test
    void aStepOverTheBorderIsAStepLikeAnyOther() {
        mira.types(out);
        passes(20);
        var there = dungeon.parts.getLast();
        assertThat(dungeon.with(mira.id)).containsExactly(there);
        assertThat(there.find(mira.id).orElseThrow().room())
                .isEqualTo(there.room(dungeon.border.to()));
        mira.types(back);
        passes(20);
        assertThat(dungeon.with(mira.id)).containsExactly(dungeon.parts.getFirst());
        assertThat(mira.link.dismissed).isEmpty();
        assertThat(mira.link.read).filteredOn("Arrived"::equals).hasSize(2);
    }

    @Test
    void whoFollowsGoesOnFollowingWhoeverIsReadFirst() {
        for (var name : List.of("Tolo", "Sable", "Wren")) new Person(name, people.size() + 1L);
        var followers = people.subList(1, people.size());
        for (var person : followers) person.types("follow mira");
        passes(20);
        for (var way : List.of(out, back, out)) {
            mira.types(way);
            passes(30);
            var world = dungeon.with(mira.id).getFirst().world;
            assertThat(followers)
                    .allSatisfy(person -> {
                        var follower = world.population().find(person.id).orElseThrow();
                        assertThat(world.part(Following.class).leaderOf(follower))
                                .map(Actor::id)
                                .hasValue(mira.id);
                    });
        }
        // Nobody reads that they stopped, or began again.
        assertThat(mira.link.read).filteredOn("Follows"::equals).hasSize(followers.size());
        assertThat(mira.link.read).doesNotContain("StoppedFollowing");
    }

    @Test
    void whatWaitsForSomebodyToComeInIsSetOffOnceAndInItsOwnWorld() {
        var entered = new ArrayList<Integer>();
        for (var part : dungeon.parts)
            part.world.hooks().onDeed(new Entrances(part.territory.nth(), entered));
        mira.types(out);
        passes(20);
        mira.types(back);
        passes(20);
        assertThat(entered).containsExactly(1, 0);
    }

    @Test
    void whatWasTypedIsDoneInItsOrderOnThisSideAndOnThat() {
        for (var seed = 0; seed < SEEDS; seed++) {
            var test = new CrossingTest();
            test.walksAndCounts(new Random(seed));
            assertThat(test.heard())
                    .as("seed %d", seed)
                    .isEqualTo(
                            IntStream.rangeClosed(1, test.said)
                                    .mapToObj(Integer::toString)
                                    .toList());
        }
    }

    private void walksAndCounts(Random chance) {
        post.chance = chance;
        post.isBad = true;
        for (var step = 0; step < STEPS; step++) {
            switch (chance.nextInt(8)) {
                case 0 -> mira.types(out);
                case 1 -> mira.types(back);
                case 2, 3 -> counts();
                case 4 -> post.brings();
                case 5 -> mira.runsLoop();
                default -> passes(chance);
            }
        }
        passes(SETTLED);
    }

    private void counts() {
        if (mira.types("say " + (said + 1))) said++;
    }

    private List<String> heard() {
        return mira.link.batches.stream()
                .flatMap(batch -> batch.heard().stream())
                .flatMap(heard ->
                        heard instanceof Heard.Fact fact
                                        && fact.event() instanceof TalkEvent.Spoke spoke
                                ? Stream.of(spoke.words())
                                : Stream.<String>of())
                .toList();
    }

    @Test
    void whicheverSideIsKilledWhenEveryoneIsInOnePlaceWithAllThatWasTheirs() {
        for (var seed = 0; seed < SEEDS; seed++) {
            var test = new CrossingTest();
            test.walkTogetherAndAreKilled(new Random(seed));
            for (var person : test.people) test.isWhole(person, seed);
        }
    }

    private void walkTogetherAndAreKilled(Random chance) {
        for (var name : List.of("Tolo", "Sable", "Wren")) new Person(name, people.size() + 1L);
        for (var person : people.subList(1, people.size())) person.types("follow mira");
        passes(20);
        post.chance = chance;
        post.isBad = true;
        for (var step = 0; step < STEPS; step++) {
            switch (chance.nextInt(8)) {
                case 0 -> mira.types(out);
                case 1 -> mira.types(back);
                case 2 -> anybody(chance).types(chance.nextBoolean() ? out : back);
                case 3 -> post.brings();
                case 4 -> anybody(chance).runsLoop();
                case 5 -> {
                    if (chance.nextInt(4) == 0) kills(dungeon.parts.get(chance.nextInt(2)));
                }
                default -> passes(chance);
            }
            var number = step;
            for (var person : people)
                assertThat(dungeon.with(person.id)).as("step %d", number).hasSizeLessThan(2);
        }
        post.isBad = false;
        for (var person : people) person.comesBack();
        passes(SETTLED);
        // Somebody may be between the two just now.
        for (var i = 0; i < SETTLED && !isEverybodySomewhere(); i++) passes(1);
    }

    private boolean isEverybodySomewhere() {
        return people.stream().noneMatch(person -> dungeon.with(person.id).isEmpty());
    }

    private Person anybody(Random chance) {
        return people.get(chance.nextInt(people.size()));
    }

    private void kills(DividedDungeon.Part part) {
        var lost = people.stream().filter(each -> part.find(each.id).isPresent()).toList();
        part.begin();
        for (var person : lost) person.comesBack();
    }

    private void isWhole(Person person, int seed) {
        assertThat(dungeon.with(person.id)).as("seed %d: %s", seed, person.link.read).hasSize(1);
        var actor = dungeon.with(person.id).getFirst().find(person.id).orElseThrow();
        var kit = CONTENT.classes().get("guardian").startItems().size();
        assertThat(actor.pack().items().size() + actor.worn().size())
                .as("seed %d", seed)
                .isEqualTo(kit);
    }

    /** Time passes in both worlds, the disk keeps up, and so do the sessions. */
    private void passes(int ticks) {
        for (var i = 0; i < ticks; i++) {
            dungeon.passes(1);
            post.brings();
            for (var person : people) person.runsLoop();
        }
    }

    private void passes(Random chance) {
        for (var part : dungeon.parts) {
            if (chance.nextBoolean()) part.game.tick();
            if (chance.nextBoolean()) part.isDurable();
            if (chance.nextBoolean()) part.isRead();
            if (chance.nextBoolean()) part.game.serve();
        }
    }
}
