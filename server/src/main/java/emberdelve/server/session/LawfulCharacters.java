package emberdelve.server.session;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Content;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Rules;
import emberdelve.config.settings.PasswordSettings;
import emberdelve.db.account.HashCost;
import emberdelve.db.account.PasswordHash;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.seal.XpCurve;
import emberdelve.db.transfer.CharacterFile.Exported;
import emberdelve.db.transfer.CharacterFile.Thing;
import emberdelve.db.transfer.CharacterLaw;
import emberdelve.server.kernel.Experience;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Ignored;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The law for characters that come from elsewhere: they must have a name that the rules allow, a
 * class of the content, and numbers that play can give. Pure.
 *
 * @see "docs/decisions/0140-what-comes-from-elsewhere-keeps-the-rules.md"
 */
public final class LawfulCharacters implements CharacterLaw {
    /** The highest level: nobody plays so far, and staff advance somebody to a hundred at most. */
    static final int LEVEL_MAX = 1_000;

    /** The most ticks: thousands of years, longer than any world lives. */
    static final long TICKS_MAX = 1_000_000_000_000L;

    /** The most things: more than one can carry, wear and have in a bank. */
    static final int THINGS_MAX = 1_000;

    /**
     * The most words in a player's list, such as what it has learned, or the channels that are
     * muted.
     */
    private static final int LISTED_MAX = 200;

    /** The factor by which numbers from elsewhere may exceed those of this content. */
    private static final int ELSEWHERE = 2;

    private static final int PERCENT_MAX = 100;
    private static final int SPEED_MAX = 1_000;
    private static final int ABILITY_MIN = 3;
    private static final int ABILITY_MAX = 18;

    /** The largest modifier of an ability. */
    private static final int MODIFIER_MAX = 3;

    private static final Pattern ROOM = Pattern.compile("[a-z0-9-]+/[a-z0-9-]+");

    /** The form of the ids of kinds, be they of this content or not. */
    private static final Pattern KIND = Pattern.compile("[a-z0-9][a-z0-9-]{0,199}");

    private final Content content;
    private final NameRules names;
    private final HashCost ours;

    /**
     * @param ours the settings by which this server hashes passwords
     */
    public LawfulCharacters(Content content, PasswordSettings ours) {
        this.content = content;
        this.ours = new HashCost(ours.memoryKib(), ours.iterations(), ours.parallelism());
        // The words of content and of verbs are not reserved here: a character may have had its
        // name before they came.
        names = new NameRules(ReservedWords.ofEveryGame());
    }

    @Override
    public List<String> faults(Exported its, XpCurve curve) {
        var faults = new Faults();
        var owner = faults.in("account");
        // Most characters have the name of their account, which is checked with them.
        if (!its.account().name().equals(its.character().name()))
            name(owner, "name", its.account().name());
        owner.require(
                PasswordHash.isHash(its.account().passwordHash(), ours),
                "passwordHash",
                "that",
                "a hash as export writes it, of at most 64 MiB and three times over it");
        character(faults.in("character"), its.character(), curve);
        things(faults, its.items());
        // All other texts are checked above by narrower rules.
        var texts = faults.in("character");
        texts.signs("fate", its.character().fate());
        texts.signs("settings", its.character().settings());
        texts.signs("plight", its.character().plight());
        return faults.all();
    }

    private void name(Faults faults, String path, String name) {
        faults.require(
                NameRules.canonical(name).equals(Optional.of(name)) && !names.isReserved(name),
                path,
                name,
                "a name: "
                        + NameRules.LETTERS_MIN
                        + ".."
                        + NameRules.LETTERS_MAX
                        + " letters of one alphabet, the first one large, and nobody's in"
                        + " particular");
    }

    private void character(Faults faults, CharacterRow row, XpCurve curve) {
        name(faults, "name", row.name());
        faults.oneOf(
                "characterClass", row.characterClass(), List.copyOf(content.classes().keySet()));
        faults.oneOf(
                "pronouns",
                row.pronouns(),
                Arrays.stream(Pronouns.values())
                        .map(each -> each.name().toLowerCase(Locale.ROOT))
                        .toList());
        room(faults, "room", row.room());
        faults.range("playedTicks", row.playedTicks(), 0, TICKS_MAX);
        faults.range("bornTick", row.bornTick(), 0, TICKS_MAX);
        fate(faults, row.fate());
        progress(faults, row, curve);
        Optional.ofNullable(content.classes().get(row.characterClass()))
                .ifPresent(its -> stats(faults, row, its.stats()));
        abilities(faults, row);
        settings(faults, row);
        LawfulPlight.check(faults, row.plight());
    }

    private static void room(Faults faults, String path, String room) {
        faults.require(ROOM.matcher(room).matches(), path, room, "ZONE/ROOM");
    }

    private static void fate(Faults faults, FateRow its) {
        its.deathTick().ifPresent(tick -> faults.range("fate.deathTick", tick, 0, TICKS_MAX));
        its.deathLevel().ifPresent(level -> faults.range("fate.deathLevel", level, 1, LEVEL_MAX));
        its.deathRoom().ifPresent(room -> room(faults, "fate.deathRoom", room));
    }

    private static void progress(Faults faults, CharacterRow row, XpCurve curve) {
        var its = row.progress();
        faults.range("progress.level", its.level(), 1, LEVEL_MAX);
        if (its.level() > LEVEL_MAX) return;
        var by =
                new Experience(
                        new Rules.Experience(
                                curve.exponent(), curve.factor(), 0, 0, Optional.empty(), 0));
        var most = by.threshold(its.level());
        // The least is 0 at any level: when staff take experience away, the level stays.
        faults.range("progress.xp", its.xp(), 0, most);
        faults.range("progress.givenXp", its.givenXp(), 0, most);
        faults.range("progress.choicesLeft", its.choicesLeft(), 0, its.level() - 1L);
    }

    /**
     * Checks the numbers: at most {@link #ELSEWHERE} times what the class and its levels can give,
     * and at most as many times quicker.
     */
    private void stats(Faults faults, CharacterRow row, BaseStats born) {
        var its = row.stats();
        var growth = content.rules().growth();
        var options = content.rules().levelOptions();
        var levels = Math.min(row.progress().level(), LEVEL_MAX) - 1L;
        var grown = (growth.hp() + (long) growth.hpPerConstitution() * MODIFIER_MAX) * levels;
        var hpMost = ELSEWHERE * (born.hp() + grown + options.maxHp() * levels);
        faults.range("stats.maxHp", its.maxHp(), 1, hpMost);
        faults.range("stats.hp", its.hp(), row.fate().hasFallen() ? 0 : 1, hpMost);
        faults.range(
                "stats.attack",
                its.attack(),
                0,
                ELSEWHERE * (born.attack() + options.attack() * levels));
        faults.range(
                "stats.defense",
                its.defense(),
                0,
                ELSEWHERE * (born.defense() + options.defense() * levels));
        faults.range(
                "stats.vision",
                its.vision(),
                0,
                ELSEWHERE * (born.vision() + options.vision() * levels));
        faults.range("stats.attackChance", its.attackChance(), 0, PERCENT_MAX);
        faults.range("stats.defenseChance", its.defenseChance(), 0, PERCENT_MAX);
        faults.range("stats.speed", its.speed(), Math.max(1, born.speed() / ELSEWHERE), SPEED_MAX);
    }

    private static void abilities(Faults faults, CharacterRow row) {
        var its = row.abilities();
        var path = "abilities.";
        faults.range(path + "strength", its.strength(), ABILITY_MIN, ABILITY_MAX);
        faults.range(path + "intelligence", its.intelligence(), ABILITY_MIN, ABILITY_MAX);
        faults.range(path + "wisdom", its.wisdom(), ABILITY_MIN, ABILITY_MAX);
        faults.range(path + "dexterity", its.dexterity(), ABILITY_MIN, ABILITY_MAX);
        faults.range(path + "constitution", its.constitution(), ABILITY_MIN, ABILITY_MAX);
        faults.range(path + "charisma", its.charisma(), ABILITY_MIN, ABILITY_MAX);
    }

    private static void settings(Faults faults, CharacterRow row) {
        var its = row.settings();
        var path = "settings.";
        faults.range(path + "ignoredSince", its.ignoredSince(), 0, TICKS_MAX);
        faults.length(path + "prompt", its.prompt(), CharacterSettings.PROMPT_CHARS_MAX);
        faults.length(path + "title", its.title(), CharacterSettings.TITLE_CHARS_MAX);
        faults.words(path + "learned", its.learned(), LISTED_MAX);
        faults.words(path + "mutedChannels", its.mutedChannels(), LISTED_MAX);
        faults.words(path + "ignored", its.ignored().values(), Ignored.NAMES_MAX);
        faults.count(path + "aliases", its.aliases().size(), CharacterSettings.ALIASES_MAX);
        its.aliases()
                .forEach((word, line) -> {
                    faults.length(path + "aliases", word, CharacterSettings.ALIAS_WORD_CHARS_MAX);
                    faults.length(path + "aliases", line, CharacterSettings.ALIAS_CHARS_MAX);
                });
    }

    private void things(Faults faults, List<Thing> things) {
        faults.count("items", things.size(), THINGS_MAX);
        if (things.size() > THINGS_MAX) return;
        var worn = new HashSet<String>();
        for (var at = 0; at < things.size(); at++) {
            var thing = things.get(at);
            var path = "items[" + at + "].";
            faults.require(
                    KIND.matcher(thing.type()).matches(),
                    path + "type",
                    thing.type(),
                    "a kind's id");
            var type = Optional.ofNullable(content.items().get(thing.type()));
            var charges = type.flatMap(ItemType::use).map(use -> use.charges() - 1);
            faults.range(
                    path + "chargesUsed",
                    thing.chargesUsed(),
                    0,
                    charges.orElse(type.isPresent() ? 0 : PERCENT_MAX));
            slot(faults, path + "slot", thing, type);
            if (!isKept(thing) && !worn.add(thing.slot()))
                faults.add(path + "slot", thing.slot(), "one thing in each");
        }
    }

    private static void slot(Faults faults, String path, Thing thing, Optional<ItemType> type) {
        if (isKept(thing)) return;
        var fitting =
                type.flatMap(ItemType::worn).map(its -> its.slot().name().toLowerCase(Locale.ROOT));
        var expected =
                fitting.map(slot -> List.of(ItemPlace.PACK, ItemPlace.BANK, slot))
                        .orElse(List.of(ItemPlace.PACK, ItemPlace.BANK));
        faults.oneOf(path, thing.slot(), expected);
        faults.require(thing.liesIn() == 0, path, thing.slot(), "pack, as it lies in a thing");
    }

    private static boolean isKept(Thing thing) {
        return thing.slot().equals(ItemPlace.PACK) || thing.slot().equals(ItemPlace.BANK);
    }

    static String words(List<String> words) {
        return words.stream().collect(Collectors.joining(", "));
    }
}
