package emberdelve.server.checkpoint;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Content;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.RoomId;
import emberdelve.db.account.NameFold;
import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.SettingsRow;
import emberdelve.db.character.StatsRow;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Changes;
import emberdelve.server.model.CharacterSettings;
import emberdelve.server.model.Cue;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Ignored;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.Progress;
import emberdelve.server.model.SoundVolumes;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The mapping of characters to rows, and back. Pure. */
public final class CharacterMapping {
    private CharacterMapping() {}

    /** The row of a character at the world's tick {@code now}. */
    static CharacterRow row(Actor actor, long now) {
        if (!(actor.nature() instanceof Nature.PlayerCharacter character))
            throw new IllegalArgumentException(actor + " is no character");
        var preferences = actor.preferences();
        return new CharacterRow(
                actor.id().value(),
                character.accountId(),
                actor.name(),
                NameFold.fold(actor.name()),
                character.characterClass().id(),
                word(actor.named().pronouns()),
                stats(actor.base(), actor.hp()),
                abilities(actor.abilities()),
                progress(actor.progress(), preferences.settings()),
                new PurseRow(actor.gold(), actor.vault().gold(), actor.boundGold()),
                settings(preferences),
                StatusEffectMapping.row(actor, now),
                row(actor.fate()),
                actor.room().id().value(),
                actor.playedTicks(),
                character.bornTick(),
                preferences.settings().deleted());
    }

    /** The character as it was stored, in no room yet and without its things. */
    static Actor actor(CharacterRow row, Content content, Mind mind, Changes changes) {
        var known = Optional.ofNullable(content.classes().get(row.characterClass()));
        var characterClass = known.orElseGet(() -> content.classes().values().iterator().next());
        var nature = new Nature.PlayerCharacter(row.accountId(), characterClass, row.bornTick());
        var id = new ActorId(row.id());
        var actor =
                ActorBuilder.character(id, nature, row.name(), pronouns(row), mind, changes)
                        .base(stats(row.stats()))
                        .abilities(abilities(row.abilities()))
                        .progress(progress(row.progress()))
                        .build();
        actor.setHp(row.stats().hp());
        actor.setGold(row.purse().gold());
        actor.bindGold(row.purse().boundGold());
        actor.vault().setGold(row.purse().bankGold());
        actor.setPreferences(preferences(row));
        actor.setFate(fate(row.fate()));
        actor.setPlayedTicks(row.playedTicks());
        return actor;
    }

    private static Pronouns pronouns(CharacterRow row) {
        for (var pronouns : Pronouns.values()) {
            if (word(pronouns).equals(row.pronouns())) return pronouns;
        }
        return Pronouns.THEY;
    }

    private static StatsRow stats(BaseStats base, int hp) {
        return new StatsRow(
                hp,
                base.hp(),
                base.attack(),
                base.attackChance(),
                base.defense(),
                base.defenseChance(),
                base.speed(),
                base.vision());
    }

    private static BaseStats stats(StatsRow row) {
        return new BaseStats(
                row.maxHp(),
                row.attack(),
                row.attackChance(),
                row.defense(),
                row.defenseChance(),
                row.speed(),
                row.vision());
    }

    private static AbilitiesRow abilities(Abilities abilities) {
        return new AbilitiesRow(
                abilities.strength(),
                abilities.intelligence(),
                abilities.wisdom(),
                abilities.dexterity(),
                abilities.constitution(),
                abilities.charisma());
    }

    private static Abilities abilities(AbilitiesRow row) {
        return new Abilities(
                row.strength(),
                row.intelligence(),
                row.wisdom(),
                row.dexterity(),
                row.constitution(),
                row.charisma());
    }

    private static ProgressRow progress(Progress progress, CharacterSettings chosen) {
        return new ProgressRow(
                progress.level(), progress.xp(), chosen.givenXp(), progress.choicesLeft());
    }

    private static Progress progress(ProgressRow row) {
        return new Progress(row.level(), row.xp(), row.choicesLeft());
    }

    private static SettingsRow settings(Preferences preferences) {
        var chosen = preferences.settings();
        return new SettingsRow(
                preferences.wimpyPercent(),
                preferences.rolls(),
                preferences.far(),
                preferences.ears().always(),
                chosen.detail().map(CharacterMapping::word),
                chosen.prompt(),
                chosen.title(),
                chosen.hints(),
                chosen.minimap(),
                chosen.assists(),
                chosen.brief(),
                words(chosen.sounds()),
                List.copyOf(chosen.mutedChannels()),
                List.copyOf(chosen.learned()),
                chosen.aliases(),
                chosen.ignored().sinceTick(),
                chosen.ignored().names());
    }

    /**
     * The preferences of a player, with what staff gave the character and whether it was given up.
     */
    private static Preferences preferences(CharacterRow row) {
        var stored = row.settings();
        var chosen =
                new CharacterSettings(
                        stored.combatDetail().flatMap(CharacterMapping::detail),
                        stored.prompt(),
                        stored.hints(),
                        Set.copyOf(stored.mutedChannels()),
                        stored.aliases(),
                        ignored(stored),
                        Set.copyOf(stored.learned()),
                        row.deleted(),
                        stored.title(),
                        stored.minimap(),
                        stored.assists(),
                        stored.brief(),
                        volumes(stored.sounds()),
                        row.progress().givenXp());
        return new Preferences(
                stored.wimpyPercent(),
                stored.showRolls(),
                stored.showFar(),
                stored.screenReader(),
                chosen);
    }

    private static Map<String, Integer> words(SoundVolumes volumes) {
        var words = new LinkedHashMap<String, Integer>();
        volumes.percent().forEach((cue, loud) -> words.put(cue.word(), loud));
        return words;
    }

    /** A kind that this version does not know is left out. */
    private static SoundVolumes volumes(Map<String, Integer> words) {
        var volumes = new EnumMap<Cue, Integer>(Cue.class);
        words.forEach((word, loud) -> Cue.of(word).ifPresent(cue -> volumes.put(cue, loud)));
        return new SoundVolumes(volumes);
    }

    static Ignored ignored(SettingsRow settings) {
        return new Ignored(settings.ignoredSince(), settings.ignored());
    }

    private static Optional<Detail> detail(String stored) {
        return Arrays.stream(Detail.values()).filter(each -> word(each).equals(stored)).findFirst();
    }

    static FateRow row(Fate fate) {
        return switch (fate) {
            case Fate.Living.WAKES -> FateRow.living(false);
            case Fate.Living.HARDCORE -> FateRow.living(true);
            case Fate.Woke(var death) -> row(false, death);
            case Fate.Fallen(var death) -> row(true, death);
        };
    }

    private static FateRow row(boolean hardcore, Fate.Death death) {
        return FateRow.died(
                hardcore, death.tick(), death.level(), death.room().value(), death.killer());
    }

    /** The fate that a stored row means. */
    public static Fate fate(FateRow row) {
        if (row.deathTick().isEmpty())
            return row.hardcore() ? Fate.Living.HARDCORE : Fate.Living.WAKES;
        var death =
                new Fate.Death(
                        row.deathTick().get(),
                        row.deathLevel().orElseThrow(),
                        new RoomId(row.deathRoom().orElseThrow()),
                        row.deathKiller().orElseThrow());
        return row.hardcore() ? new Fate.Fallen(death) : new Fate.Woke(death);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
