package emberdelve.server.checkpoint;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.PlightRow.MindRow;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Mind;
import emberdelve.server.model.StatusEffect;
import emberdelve.server.rule.effect.Afraid;
import emberdelve.server.rule.effect.Asleep;
import emberdelve.server.rule.effect.Confused;
import emberdelve.server.rule.effect.LastingEffects;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The mapping of a character's status effects and passing minds to a row, and back. A charm ends
 * with a restart, because its caster may be gone. Thread: world.
 */
final class StatusEffectMapping {
    private StatusEffectMapping() {}

    /** The row of the actor's effects and minds at the world's tick {@code now}. */
    static PlightRow row(Actor actor, long now) {
        var status = actor.effects();
        if (status.active().isEmpty()
                && status.recovering().isEmpty()
                && !actor.minds().isOverridden()) return PlightRow.NONE;

        var zoneNow = actor.room().zone().now();
        var effects = status.active().stream().map(each -> row(each.shifted(-zoneNow)));
        var minds =
                actor.minds().passing().stream()
                        .filter(each -> mind(each.getKey()).isPresent())
                        .map(each -> new MindRow(each.getKey(), each.getValue()));
        return new PlightRow(effects.toList(), minds.toList(), recovering(actor, now));
    }

    private static Map<String, Long> recovering(Actor actor, long now) {
        var left = new TreeMap<String, Long>();
        actor.effects()
                .recovering()
                .forEach((ability, until) -> {
                    if (until > now) left.put(ability, until - now);
                });
        return left;
    }

    /** The row of a status effect, whose ticks are counted from now. */
    private static EffectRow row(StatusEffect status) {
        var end = status.endTick();
        return switch (status.effect()) {
            case Effect.ChangeSpeed(var name, var percent, var lasts) ->
                    new EffectRow.Speed(name, percent, lasts, end);
            case Effect.ChangeStats(var name, var more, var lasts) ->
                    new EffectRow.Strength(
                            name,
                            more.attack(),
                            more.attackChance(),
                            more.defense(),
                            more.defenseChance(),
                            more.vision(),
                            more.armour(),
                            more.keenness(),
                            more.sturdiness(),
                            lasts,
                            end);
            case Effect.OverTime(var name, var amount, var hurts, var verb, var every, var times) ->
                    new EffectRow.OverTime(
                            name,
                            amount.toString(),
                            hurts,
                            verb,
                            every,
                            times,
                            status.nextTick(),
                            end);
        };
    }

    /** Restores the stored status effects of an actor that is in the world. */
    static void resume(World world, Actor actor, PlightRow row) {
        for (var effect : row.effects())
            world.part(LastingEffects.class).resume(actor, status(actor, effect));
        for (var passing : row.minds())
            mind(passing.mind())
                    .ifPresent(mind -> actor.minds().override(mind, Math.max(1, passing.turns())));
        row.recovering()
                .forEach((ability, ticks) -> actor.effects().recover(ability, world.now() + ticks));
        world.turns().arrange(actor);
    }

    private static StatusEffect status(Actor actor, EffectRow row) {
        return switch (row) {
            case EffectRow.Speed(var name, var percent, var lasts, var end) ->
                    new StatusEffect(
                            name, new Effect.ChangeSpeed(name, percent, lasts), actor, end, end);
            case EffectRow.Strength its ->
                    new StatusEffect(
                            its.name(),
                            new Effect.ChangeStats(its.name(), bonuses(its), its.lasts()),
                            actor,
                            its.endTicks(),
                            its.endTicks());
            case EffectRow.OverTime its ->
                    new StatusEffect(
                            its.name(), overTime(its), actor, its.nextTicks(), its.endTicks());
        };
    }

    private static Bonuses bonuses(EffectRow.Strength row) {
        return new Bonuses(
                row.attack(),
                row.attackChance(),
                row.defense(),
                row.defenseChance(),
                row.vision(),
                row.armour(),
                row.keenness(),
                row.sturdiness());
    }

    private static Effect.OverTime overTime(EffectRow.OverTime row) {
        return new Effect.OverTime(
                row.name(),
                Dice.parse(row.amount())
                        .orElseThrow(() -> new IllegalArgumentException("dice: " + row.amount())),
                row.hurts(),
                row.verb(),
                row.every(),
                row.times());
    }

    /** The mind of that word, if it survives a restart; a new kind must be added here. */
    private static Optional<Mind> mind(String word) {
        for (var kind : Effect.PassingMind.values()) {
            Optional<Mind> mind =
                    switch (kind) {
                        case CONFUSED -> Optional.of(Confused.CONFUSED);
                        case ASLEEP -> Optional.of(Asleep.ASLEEP);
                        case AFRAID -> Optional.of(Afraid.AFRAID);
                        case CHARMED -> Optional.empty();
                    };
            if (mind.filter(its -> its.word().equals(word)).isPresent()) return mind;
        }
        return Optional.empty();
    }
}
