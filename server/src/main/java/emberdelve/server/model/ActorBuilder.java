package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Pronouns;

/**
 * The builder of an actor, which collects the fixed parts, so that no half-made actor is ever seen.
 */
public final class ActorBuilder {
    private final Nature nature;
    private final Named named;
    private final Mind mind;
    private final Changes changes;
    private BaseStats base;
    private Abilities abilities = Abilities.AVERAGE;
    private Progress progress = Progress.BEGINNER;

    private ActorBuilder(Nature nature, Named named, Mind mind, BaseStats base, Changes changes) {
        this.nature = nature;
        this.named = named;
        this.mind = mind;
        this.base = base;
        this.changes = changes;
    }

    /**
     * @param base the statistics rolled for this monster
     */
    public static ActorBuilder monster(
            ActorId id, MonsterType type, Mind mind, BaseStats base, Changes changes) {
        var named = Named.of(id, type);
        return new ActorBuilder(new Nature.Monster(type), named, mind, base, changes);
    }

    public static ActorBuilder character(
            ActorId id,
            Nature.PlayerCharacter nature,
            String name,
            Pronouns pronouns,
            Mind mind,
            Changes changes) {
        var named = new Named(id, name, "", pronouns);
        var base = nature.characterClass().stats();
        return new ActorBuilder(nature, named, mind, base, changes);
    }

    public ActorBuilder base(BaseStats newBase) {
        base = newBase;
        return this;
    }

    public ActorBuilder abilities(Abilities newAbilities) {
        abilities = newAbilities;
        return this;
    }

    public ActorBuilder progress(Progress newProgress) {
        progress = newProgress;
        return this;
    }

    public Actor build() {
        return new Actor(named, nature, mind, abilities, base, progress, changes);
    }
}
