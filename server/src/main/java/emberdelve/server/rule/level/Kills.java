package emberdelve.server.rule.level;

import emberdelve.server.kernel.Experience;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Progress;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.KillShares;

import java.util.List;

/** The experience for kills, and the levels that it brings (docs/rules.md R4). Thread: world. */
public final class Kills {
    private final World world;
    private final Experience experience;
    private final KillShares shares;

    public Kills(World world, Experience experience, KillShares shares) {
        this.world = world;
        this.experience = experience;
        this.shares = shares;
    }

    /**
     * Shares a kill's experience among all who took part and are in reach, each group by the harm
     * that it has done. The part of those who are away is lost. A kill by a charmed actor counts as
     * its master's.
     */
    public void reward(Actor victim, Actor cause, Room scene) {
        var killer = cause.minds().master().orElse(cause);
        // Killing players gives no experience, or two of them would take turns; nor does killing
        // hirelings, or experience would be for sale.
        if (killer == victim || (killer.isCharacter() && isOfPlayers(victim))) return;

        var parties = shares.parties(killer, victim, scene);
        var harm = parties.stream().mapToLong(KillShares.Party::harm).sum();
        for (var party : parties) {
            // A party of which nobody is near has no sharers, but the harm that it has done counts.
            if (party.sharers().isEmpty()) continue;
            if (isOfPlayers(victim) && party.isOfCharacters()) continue;
            // Harm to characters is not counted: their killer has the whole.
            var part = harm == 0 ? 1 : party.harm();
            if (part > 0) reward(victim, party.sharers(), part, Math.max(1, harm));
        }
    }

    /** Rewards the sharers of a party that has done {@code part} of the {@code whole} harm. */
    private void reward(Actor victim, List<Actor> sharers, long part, long whole) {
        var level = sharers.stream().mapToInt(each -> each.progress().level()).max().orElse(1);
        var worth = Math.ceilDiv(worth(victim, level) * part, whole);
        var share = experience.share(worth, sharers.size());
        for (var sharer : sharers) {
            if (share == 0)
                world.tell(sharer, new LevelEvent.LearnedNothing(sharer.named(), victim.named()));
            else world.hooks().taught(sharer);
            gain(sharer, its(sharer, share), sharers.size());
        }
    }

    /**
     * The worth of that kill before it is shared.
     *
     * @param level the highest level of those who share it
     */
    public long worth(Actor victim, int level) {
        var stats = victim.stats();
        var strength = Experience.strength(stats.hp(), stats.attack(), stats.defense());
        return experience.worth(strength, level);
    }

    /**
     * The part of a share that the sharer gets: a character's is capped, a monster's is not,
     * because a monster rises by only one level a kill.
     */
    private long its(Actor sharer, long share) {
        return sharer.isCharacter() ? experience.capped(share, sharer.progress().level()) : share;
    }

    private static boolean isOfPlayers(Actor victim) {
        return victim.isCharacter() || victim.minds().hirer().isPresent();
    }

    /** Adds earned experience and every level that is due; a monster gets one level at most. */
    public void gain(Actor actor, long amount, int sharers) {
        if (amount <= 0) return;
        add(actor, amount);
        world.tell(actor, new LevelEvent.GainedXp(actor.named(), amount, sharers));
        do {
            if (isLevelDue(actor)) rise(actor, /* earned= */ true);
        } while (actor.isCharacter() && isLevelDue(actor));
    }

    /** Adds experience that staff give, which the hall of fame does not count. */
    public void grant(Actor character, long amount) {
        add(character, amount);
        countGiven(character, amount);
        world.tell(character, new LevelEvent.WasGivenXp(character.named(), amount));
        while (isLevelDue(character)) rise(character, /* earned= */ false);
    }

    /** Takes away experience for staff, who may take at most all of it; levels stay. */
    public void deprive(Actor character, long amount) {
        add(character, -amount);
        countGiven(character, -amount);
        world.tell(character, new LevelEvent.LostXp(character.named(), amount));
    }

    /**
     * Takes from a character that has died a part of what it has won since its level began, so that
     * it never loses the level.
     *
     * @return how much its corpse keeps
     */
    public long forfeit(Actor dead) {
        var progress = dead.progress();
        var won = Math.max(0, progress.xp() - experience.beginning(progress.level()));
        var left = won * world.rules().death().xpPercent() / 100;
        add(dead, -left);
        return left;
    }

    /** Gives the owner of a corpse back the experience that the corpse has kept. */
    public void regain(Actor owner, long amount) {
        if (amount <= 0) return;
        add(owner, amount);
        world.tell(owner, new LevelEvent.RegainedXp(owner.named(), amount));
        while (isLevelDue(owner)) rise(owner, /* earned= */ true);
    }

    private static void add(Actor actor, long amount) {
        var before = actor.progress();
        var xp = Math.addExact(before.xp(), amount);
        actor.setProgress(new Progress(before.level(), xp, before.choicesLeft()));
    }

    private static void countGiven(Actor character, long amount) {
        var settings = character.preferences().settings();
        var given = Math.max(0, settings.givenXp() + amount);
        character.setPreferences(character.preferences().withSettings(settings.withGivenXp(given)));
    }

    private boolean isLevelDue(Actor actor) {
        return experience.isLevelDue(actor.progress().level(), actor.progress().xp());
    }

    /** Applies one of the waiting choices. */
    public void choose(Actor actor, LevelUp choice) {
        var progress = actor.progress();
        if (progress.choicesLeft() == 0) throw new IllegalStateException("no choice waits");

        var options = world.rules().levelOptions();
        actor.setProgress(
                new Progress(progress.level(), progress.xp(), progress.choicesLeft() - 1));
        actor.setBase(choice.improve(actor.base(), options));
        if (choice == LevelUp.HEALTHIER) actor.setHp(actor.hp() + options.maxHp());
        world.emit(actor.room(), new LevelEvent.Improved(actor.named(), choice));
    }

    /** The experience at which that level ends. */
    public long nextLevelAt(int level) {
        return experience.nextLevelAt(level);
    }

    /**
     * Raises the greatest hit points of a character for a new level, by its constitution (R4.10).
     */
    private void grow(Actor actor) {
        var growth = world.rules().growth();
        var constitution = Abilities.modifier(actor.abilities().constitution());
        var hp = Math.max(0, growth.hp() + growth.hpPerConstitution() * constitution);
        actor.setBase(actor.base().withHp(actor.base().hp() + hp));
    }

    private void rise(Actor actor, boolean earned) {
        var progress = actor.progress();
        var level = progress.level() + 1;
        if (actor.isCharacter()) grow(actor);
        actor.setProgress(new Progress(level, progress.xp(), progress.choicesLeft() + 1));
        actor.setHp(actor.hp() + experience.healing(level));
        if (actor.isCharacter()) {
            world.emit(actor.room(), new LevelEvent.RoseInLevel(actor.named(), level, earned));
            world.hooks().rose(actor, level);
            return;
        }
        // Others are not told of a monster's level, but of the choice that it makes at once.
        var choices = LevelUp.values();
        choose(actor, choices[actor.room().zone().random().nextInt(choices.length)]);
    }
}
