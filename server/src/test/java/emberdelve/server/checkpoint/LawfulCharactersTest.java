package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.account.NameFold;
import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.StatsRow;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Exported;
import emberdelve.db.transfer.CharacterFile.Owner;
import emberdelve.db.transfer.CharacterFile.Thing;
import emberdelve.server.session.LawfulCharacters;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** What a file from elsewhere may make of a character: nothing that play here could not. */
class LawfulCharactersTest {
    static final String HASH =
            "$argon2id$v=19$m=7168,t=5,p=1$" + "A".repeat(22) + "$" + "B".repeat(43);

    /** Components that are the character's name, and whose it is. */
    static final Set<String> NAMED = Set.of("id", "accountId", "name", "foldedName");

    private static final Thing SWORD = new Thing("short-sword", "weapon", 0, 0, false, 0);

    private static final LawfulCharacters LAW =
            new LawfulCharacters(ShippedContent.load(), PasswordSettings.DEFAULTS);

    static final CharacterRow MIRA =
            new CharacterRow(
                    1,
                    1,
                    "Mira",
                    "mira",
                    "barbarian",
                    "she",
                    new StatsRow(100, 100, 2, 60, 2, 40, 10, 3),
                    new AbilitiesRow(3, 18, 10, 10, 10, 10),
                    new ProgressRow(3, 60, 0, 2),
                    new PurseRow(10, 0),
                    SampleWorld.STORED.of(CharacterRow.TABLE).rows().getFirst().settings(),
                    PlightRow.NONE,
                    FateRow.living(false),
                    StoredSamples.YARD,
                    0,
                    0,
                    false);

    private static List<String> faults(CharacterRow row, Thing... things) {
        var owner = new Owner("Mira", HASH, false, Instant.EPOCH);
        return LAW.faults(new Exported(owner, row, List.of(things)), XpCurve.FIRST);
    }

    private static CharacterRow mira(String component, Object value) {
        return Samples.with(MIRA, Map.of(component, value));
    }

    private static void refuses(List<String> faults, String fault) {
        assertThat(faults).singleElement().asString().startsWith(fault).contains("(expected: ");
    }

    @Test
    void whatPlayHasGivenIsAllowed() {
        assertThat(faults(MIRA, SWORD, new Thing("potion-of-healing", "pack", 0, 0, false, 0)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Admin",
                "God",
                "Everybody",
                "\u0405\u0443\u0455\u043e\u0440",
                "Guestling",
                "Mi",
                "Mi ra",
                "mira",
                "Mi\u001b[2Jra",
                "Mira\r\nTolo",
                "\u041cira",
                "Mi\u0000ra",
                "Mi\u202era"
            })
    void aNameIsOneThatSomebodyCouldEverHave(String name) {
        var row = Samples.with(MIRA, Map.of("name", name, "foldedName", NameFold.fold(name)));

        var faults = faults(row);
        assertThat(faults)
                .as("said once")
                .singleElement()
                .asString()
                .startsWith("character.name: ")
                .contains("(expected: a name: 3..20 letters")
                .doesNotContainPattern("\\p{Cntrl}");
        var its = new Owner(name, HASH, false, Instant.EPOCH);
        assertThat(LAW.faults(new Exported(its, row, List.of()), XpCurve.FIRST))
                .as("of an account that is called the same, once")
                .noneMatch(fault -> fault.startsWith("account.name: "));
        var owner = new Owner(name, HASH, false, Instant.EPOCH);
        assertThat(LAW.faults(new Exported(owner, MIRA, List.of()), XpCurve.FIRST))
                .anyMatch(fault -> fault.startsWith("account.name: "));
    }

    /** A monster, a class or a verb of that name may have come later. */
    @ParameterizedTest
    @ValueSource(strings = {"Kobold", "Look", "Striker"})
    void aNameStaysWhenContentHasAWordForIt(String name) {
        assertThat(
                        faults(
                                Samples.with(
                                        MIRA,
                                        Map.of("name", name, "foldedName", NameFold.fold(name)))))
                .isEmpty();
    }

    @Test
    void aClassIsOneOfTheContent() {
        refuses(faults(mira("characterClass", "god")), "character.characterClass: god (expected: ");
    }

    /** Level 3 is up to 103 by that curve; staff may take experience away. */
    @ParameterizedTest
    @CsvSource({
        "3, 104, 0, xp: 104 (expected: 0..103)",
        "3, 60, 3, choicesLeft: 3 (expected: 0..2)",
        "3, 60, 1000000000, choicesLeft: 1000000000",
        "50, 7072, 0, xp: 7072 (expected: 0..7071)",
        "1001, 60, 0, level: 1001 (expected: 1..1000)",
        "1000000, 60, 0, level: 1000000",
    })
    void levelExperienceAndChoicesFitEachOther(int level, long xp, int choices, String fault) {
        refuses(
                faults(mira("progress", new ProgressRow(level, xp, 0, choices))),
                "character.progress." + fault);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 56, 103})
    void theFirstAndTheLastPointOfALevelAreItsOwn(long xp) {
        assertThat(faults(mira("progress", new ProgressRow(3, xp, 0, 0)))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "hp, 0",
        "maxHp, 2147483647",
        "attack, 1000000",
        "defense, 1000000",
        "vision, 1000",
        "attackChance, 101",
        "defenseChance, 101",
        "speed, 1",
    })
    void statisticsAreWhatAClassCanHaveOnItsLevel(String component, int value) {
        var stats = Samples.with(MIRA.stats(), Map.of(component, value));
        refuses(faults(mira("stats", stats)), "character.stats." + component + ": " + value);
    }

    @Test
    void abilitiesAreThreeDice() {
        var born = Samples.with(MIRA.abilities(), Map.of("strength", 19));
        refuses(faults(mira("abilities", born)), "character.abilities.strength: 19");
    }

    @ParameterizedTest
    @CsvSource({
        "-1, 1, a/b, deathTick: -1",
        "1000000000001, 1, a/b, deathTick: 1000000000001 (expected: 0..1000000000000)",
        "5, 0, a/b, deathLevel: 0 (expected: 1..1000)",
        "5, 1001, a/b, deathLevel: 1001",
        "5, 1, x, deathRoom: x (expected: ZONE/ROOM)",
        "5, 1, x/, deathRoom: x/",
    })
    void aDeathWasOnALevelInARoom(long tick, int level, String room, String fault) {
        refuses(
                faults(mira("fate", FateRow.died(false, tick, level, room, "an ogre"))),
                "character.fate." + fault);
    }

    @Test
    void noTimeIsLongerThanAWorldLives() {
        for (var component : List.of("playedTicks", "bornTick")) {
            assertThat(faults(mira(component, 1_000_000_000_000L))).isEmpty();
            refuses(
                    faults(mira(component, 1_000_000_000_001L)),
                    "character." + component + ": 1000000000001 (expected: 0..1000000000000)");
        }
        var settings = Samples.with(MIRA.settings(), Map.of("ignoredSince", Long.MAX_VALUE));
        refuses(
                faults(mira("settings", settings)),
                "character.settings.ignoredSince: 9223372036854775807");
    }

    @Test
    void noTextSteersATerminal() {
        var settings = Samples.with(MIRA.settings(), Map.of("title", "the \u001b[31mRed"));
        refuses(
                faults(mira("settings", settings)),
                "character.settings.title: the \\u001b[31mRed (expected: signs");
    }

    @Test
    void whatHasBefallenItIsNoMoreThanContentCanDo() {
        var strong =
                new EffectRow.Strength(
                        "mighty", 1_000_000, 0, 0, 0, 0, 0, 0, 0, Duration.ofMinutes(1), 30);
        var plight = new PlightRow(List.of(strong), List.of(), Map.of());
        refuses(
                faults(mira("plight", plight)),
                "character.plight.effects[0].attack: 1000000 (expected: -1000..1000)");
    }

    @Test
    void listsAreNoLongerThanPlayMakesThem() {
        var hundred = numbered(100);
        var one = Map.of("w".repeat(100), 1L);
        assertThat(faults(with("ignored", hundred))).isEmpty();
        refuses(faults(with("ignored", numbered(101))), "character.settings.ignored: 101 of them");
        refuses(
                faults(with("ignored", Map.of(1L, "w".repeat(101)))),
                "character.settings.ignored: 101 characters (expected: 0..100)");
        for (var list : List.of("learned", "mutedChannels")) {
            var path = "character.settings." + list;
            assertThat(faults(with(list, Collections.nCopies(200, "w".repeat(100))))).isEmpty();
            refuses(faults(with(list, Collections.nCopies(201, "w"))), path + ": 201 of them");
            refuses(faults(with(list, List.of("w".repeat(101)))), path + ": 101 characters");
        }
        assertThat(faults(mira("plight", new PlightRow(List.of(), List.of(), one)))).isEmpty();
        refuses(
                faults(
                        mira(
                                "plight",
                                new PlightRow(List.of(), List.of(), Map.of("w".repeat(101), 1L)))),
                "character.plight.recovering: 101 characters");
    }

    private static CharacterRow with(String component, Object value) {
        return mira("settings", Samples.with(MIRA.settings(), Map.of(component, value)));
    }

    private static Map<Long, String> numbered(int count) {
        return LongStream.rangeClosed(1, count).boxed().collect(Collectors.toMap(n -> n, n -> "x"));
    }

    @ParameterizedTest
    @CsvSource({
        "abc, 30000, amount: abc (expected: dice",
        "1d1001, 30000, amount: 1d1001",
        "2d501, 30000, amount: 2d501",
        "2d500, 199, every: PT0.199S",
    })
    void whatWorksAgainAndAgainHasDiceAndTime(String amount, long every, String fault) {
        refuses(
                faults(mira("plight", poisoned(amount, every))),
                "character.plight.effects[0]." + fault);
    }

    @Test
    void theMostThatWorksAgainAndAgainIsAllowed() {
        assertThat(faults(mira("plight", poisoned("2d500", 200)))).isEmpty();
    }

    private static PlightRow poisoned(String amount, long every) {
        var its = Duration.ofMillis(every);
        var poison = new EffectRow.OverTime("poisoned", amount, true, "burns", its, 5, 1, 9);
        return new PlightRow(List.of(poison), List.of(), Map.of());
    }

    @ParameterizedTest
    @CsvSource({
        "7168, 5, true",
        "65536, 3, true",
        "65537, 1, false",
        "65536, 4, false",
        "1048576, 100, false"
    })
    void aHashIsNoDearerThanAServerCanPay(int memory, int passes, boolean allowed) {
        var hash = HASH.replace("m=7168,t=5", "m=" + memory + ",t=" + passes);
        var owner = new Owner("Mira", hash, false, Instant.EPOCH);
        var faults = LAW.faults(new Exported(owner, MIRA, List.of()), XpCurve.FIRST);
        if (allowed) assertThat(faults).isEmpty();
        else refuses(faults, "account.passwordHash: ");
    }

    @Test
    void aHashIsAHash() {
        var owner = new Owner("Mira", "", false, Instant.EPOCH);
        refuses(
                LAW.faults(new Exported(owner, MIRA, List.of()), XpCurve.FIRST),
                "account.passwordHash: ");
    }

    @Test
    void ofThingsThereIsOneInEachPlaceAndNotMoreThanAnybodyHas() {
        refuses(faults(MIRA, SWORD, SWORD), "items[1].slot: weapon (expected: one thing in each)");
        refuses(
                faults(MIRA, new Thing("short-sword", "head", 0, 0, false, 0)),
                "items[0].slot: head (expected: one of pack, bank, weapon)");
        refuses(
                faults(MIRA, new Thing("short-sword", "pack", -1, 0, false, 0)),
                "items[0].chargesUsed: -1");
        refuses(faults(MIRA, new Thing("", "pack", 0, 0, false, 0)), "items[0].type: ");
        var kept = new Thing("short-sword", "bank", 0, 0, false, 0);
        assertThat(faults(MIRA, Collections.nCopies(1_000, kept).toArray(Thing[]::new))).isEmpty();
        refuses(
                faults(MIRA, Collections.nCopies(1_001, kept).toArray(Thing[]::new)),
                "items: 1001 of them (expected: 0..1000)");
    }
}
