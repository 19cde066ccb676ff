package emberdelve.server.model;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Pronouns;

/** Collects the fixed parts of an actor, so that no half-made actor is ever seen. */
public final class ActorBuilder {
    final ActorId id;
    final Nature nature;
    final Named named;
    final Minds minds;
    final Changes changes;
    BaseStats base;
    Abilities abilities = Abilities.AVERAGE;
    Progress progress = Progress.BEGINNER;

    private ActorBuilder(
            ActorId id, Nature nature, Named named, Mind mind, BaseStats base, Changes changes) {
        this.id = id;
        this.nature = nature;
        this.named = named;
        this.minds = new Minds(mind);
        this.base = base;
        this.changes = changes;
    }

    /**
     * @param base the statistics rolled for this monster
     */
    public static ActorBuilder monster(
            ActorId id, MonsterType type, Mind mind, BaseStats base, Changes changes) {
        var named = new Named(id, type.name(), type.article(), type.pronouns(), type.plural());
        return new ActorBuilder(id, new Nature.Monster(type), named, mind, base, changes);
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
        return new ActorBuilder(id, nature, named, mind, base, changes);
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
        var actor = new Actor(this);
        minds.onChange(actor::changed);
        actor.statusEffects().onChange(actor::changed);
        return actor;
    }
}
