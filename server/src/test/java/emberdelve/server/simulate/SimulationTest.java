package emberdelve.server.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Combat;
import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Melee;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;

class SimulationTest {
    private static final int FIGHTS = Boolean.getBoolean("emberdelve.long") ? 10_000 : 150;
    private static final long SEED = 7;
    private static final Content CONTENT = ShippedContent.load();

    /** The kobold that attacks would be the next one, if the fight were left to itself. */
    @Test
    void whoMeantTheFirstOneStrikesTheNextThatWasNamedWhenTheFirstIsDead() {
        var match = match("guardian:2", "ogre:2,kobold", Combat.ARMED_POOL);
        var arena = Arena.content(CONTENT, match);
        var seed = new WorldSeed(SEED, 0, 1, Duration.ofMillis(200));
        var world = new World(arena, seed, SimulationTest::rethrow, Features.registry());
        var pit = world.map().room(Arena.PIT);
        var hero = Contestants.party(world, match, pit).getLast();
        var foes =
                Stream.of("ogre-overman", "ogre-overman", "kobold")
                        .map(id -> Objects.requireNonNull(arena.monsters().get(id)))
                        .map(type -> world.part(MonsterMaker.class).make(type, pit))
                        .toList();
        var fights = world.part(Fights.class);
        fights.strike(hero, foes.getFirst());
        foes.getLast().combat().turnTo(hero);
        var order = new Tactics(world, Match.Manner.PLAIN).order(hero, foes).orElseThrow();

        fights.wound(foes.getFirst(), foes.getFirst().hp(), hero);
        assertThat(hero.combat().isFighting(foes.getLast())).isTrue();
        order.carryOut(world.turn(hero));

        assertThat(hero.combat().isFighting(foes.get(1))).isTrue();
        assertThat(foes.get(1).combat().isFighting(hero)).isTrue();
    }

    /** An arena has no smith; what one has made better in an evening is better there, too. */
    @Test
    void whatASmithHasImprovedIsAsGoodInASimulatedFight() {
        var improved = Items.type(CONTENT, "short-sword", 10);
        var gear = new Gear(Map.of(ItemType.Slot.WEAPON, improved), List.of());
        var match =
                match("barbarian", "kobold", Combat.ARMED_POOL).withGear(Map.of("barbarian", gear));
        var seed = new WorldSeed(SEED, 0, 1, Duration.ofMillis(200));
        var arena = Arena.content(CONTENT, match);
        var world = new World(arena, seed, SimulationTest::rethrow, Features.registry());
        var hero = Contestants.party(world, match, world.map().room(Arena.PIT)).getFirst();
        var sword = Objects.requireNonNull(hero.worn().get(ItemType.Slot.WEAPON));
        assertThat(sword.type()).isEqualTo(improved);
        assertThat(sword.type()).isNotEqualTo(CONTENT.items().get("short-sword"));
        assertThat(match.belongings()).containsExactly("barbarian: short sword +10");
    }

    private static void rethrow(String who, long tick, Throwable fault, boolean quarantined) {
        throw new IllegalStateException(who + " failed at tick " + tick, fault);
    }

    @Test
    void theSameSeedIsTheSameOutlookHoweverManyThreadsFight() throws InterruptedException {
        var match = match("guardian:2,striker:2", "ogre:2,kobold:6", Combat.DICE_POOL);
        var one = new Simulation(CONTENT, 1).run(match, FIGHTS, SEED, _ -> {});
        var three = new Simulation(CONTENT, 3).run(match, FIGHTS, SEED, _ -> {});
        var other = new Simulation(CONTENT, 3).run(match, FIGHTS, SEED + 1, _ -> {});
        assertThat(three).isEqualTo(one);
        assertThat(other).isNotEqualTo(one);
    }

    /** A million fights would take minutes. */
    @Test
    void whatFailsEndsAllOfIt() {
        var match = match("guardian:2,striker:2", "kobold:8", Combat.DICE_POOL);
        IntConsumer failing =
                _ -> {
                    throw new IllegalStateException("nobody wants to know");
                };
        assertTimeout(
                Duration.ofSeconds(20),
                () ->
                        assertThatIllegalStateException()
                                .isThrownBy(() ->
                                        new Simulation(CONTENT, 2)
                                                .run(match, 1_000_000, SEED, failing)));
    }

    @Test
    void manyAgainstOneWinAndOneAgainstManyDies() throws InterruptedException {
        var easy = run(match("barbarian:6", "tunnel-rat", Combat.DICE_POOL));
        assertThat(easy.won()).isEqualTo(FIGHTS);
        assertThat(easy.xpAnHour()).isPositive();
        var hopeless = run(match("striker", "ogre:6", Combat.DICE_POOL));
        assertThat(hopeless.won()).isZero();
        assertThat(hopeless.drawn()).isZero();
        assertThat(hopeless.deaths()).containsOnlyKeys("ogre overman");
        assertThat(hopeless.deaths().get("ogre overman")).isEqualTo(FIGHTS);
        assertThat(hopeless.taken()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(Combat.class)
    void everyFightEndsUnderEveryRule(Combat rules) throws InterruptedException {
        var outlook = run(match("guardian:2,mender", "kobold:4", rules));
        assertThat(outlook.lengths()).hasSize(FIGHTS).allMatch(turns -> turns > 0);
        assertThat(outlook.wonLow()).isLessThanOrEqualTo(outlook.wonShare());
        assertThat(outlook.wonHigh()).isGreaterThanOrEqualTo(outlook.wonShare());
    }

    @Test
    void higherLevelsWinMoreOften() throws InterruptedException {
        var match = match("barbarian", "ogre", Combat.DICE_POOL);
        assertThat(run(match.withLevel(8)).won()).isGreaterThan(run(match).won() + FIGHTS / 4);
    }

    @Test
    void aFightThatNobodyCanWinIsADraw() {
        var match = match("guardian", "kobold", Combat.DICE_POOL);
        var result = SimulatedFight.fight(Arena.content(withPacifists(), match), match, SEED);
        assertThat(result.end()).isEqualTo(BoutResult.End.DRAWN);
        assertThat(result.gameTurns()).isEqualTo(SimulatedFight.GAME_TURNS_MAX);
        assertThat(result.killers()).isEmpty();
        assertThat(result.dealt()).isZero();
    }

    @Test
    void whoeverWaitsIsToldHowFarItIsAndInTheEndOfAll() throws InterruptedException {
        var told = new ArrayList<Integer>();
        var match = match("barbarian:6", "tunnel-rat", Combat.DICE_POOL);
        new Simulation(CONTENT, 2).run(match, FIGHTS, SEED, told::add);
        assertThat(told).isSorted().endsWith(FIGHTS);
    }

    /** Whoever is hurt drinks in a fight, too, and does so as often as there is something left. */
    @Test
    void eightPotionsWinMoreFightsThanOneAndOneMoreThanNone() throws InterruptedException {
        var none = run(withPotions(0), "barbarian", "kobold:4");
        var one = run(withPotions(1), "barbarian", "kobold:4");
        var eight = run(withPotions(8), "barbarian", "kobold:4");
        assertThat(one.won()).as("with one rather than none").isGreaterThan(none.won());
        assertThat(eight.won()).as("with eight rather than one").isGreaterThan(one.won());
    }

    @Test
    void whoExploresADelveDrinksInItsFights() {
        var match = match("barbarian", "kobold", Combat.DICE_POOL);
        var none = wonDelves(withPotions(0), match);
        var eight = wonDelves(withPotions(8), match);
        assertThat(eight).as("of 25").isGreaterThan(none + 3);
    }

    private static long wonDelves(Content content, Match match) {
        return LongStream.range(0, 25)
                .mapToObj(seed -> Explorer.delve(content, match, List.of(), 50, seed))
                .filter(Explorer.Result::won)
                .count();
    }

    private static Outlook run(Content content, String party, String against)
            throws InterruptedException {
        var match = match(party, against, Combat.ARMED_POOL);
        return new Simulation(content, 2).run(match, FIGHTS, SEED, _ -> {});
    }

    /** The same content, where a barbarian begins with a short sword and so many potions. */
    private static Content withPotions(int count) {
        var usual = Objects.requireNonNull(CONTENT.classes().get("barbarian"));
        var kit = new ArrayList<>(Collections.nCopies(count, "potion-of-healing"));
        kit.add("short-sword");
        return withClass(
                new CharacterClass(
                        "barbarian",
                        "Barbarian",
                        "",
                        "",
                        usual.stats(),
                        usual.melee(),
                        kit,
                        0,
                        List.of()));
    }

    /** The same content with guardians who hurt nobody, and live longer than any fight. */
    private static Content withPacifists() {
        var pacifist =
                new CharacterClass(
                        "guardian",
                        "Pacifist",
                        "",
                        "",
                        new BaseStats(10_000, 0, 0, 0, 0, 10, 3),
                        Melee.USUAL,
                        List.of(),
                        0,
                        List.of());
        return withClass(pacifist);
    }

    private static Content withClass(CharacterClass one) {
        return CONTENT.withClasses(Map.of(one.id(), one));
    }

    private static Outlook run(Match match) throws InterruptedException {
        return new Simulation(CONTENT, 2).run(match, FIGHTS, SEED, _ -> {});
    }

    static Match match(String party, String against, Combat rules) {
        return new Match(
                Muster.parse(party, CONTENT.classes().keySet()),
                Muster.parse(against, CONTENT.monsters().keySet()),
                rules,
                1,
                1,
                Match.Manner.SKILLED);
    }
}
