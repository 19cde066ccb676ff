package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Content;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Pronouns;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorBuilder;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Nature;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.StatusEffect;
import emberdelve.server.rule.effect.Effects;
import emberdelve.server.rule.effect.LastingEffects;
import emberdelve.server.rule.move.FightingReflex;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Every effect that lasts goes on after a restart as it was, and so does what besets a mind. */
class StatusEffectMappingTest {
    private static final Duration SPAN = Duration.ofSeconds(30);

    /** One of each; a new one is red until it is here and can be read again. */
    private static final List<Effect.Lasting> LASTING =
            List.of(
                    new Effect.ChangeSpeed("hasted", 50, SPAN),
                    new Effect.ChangeStats("strong", new Bonuses(1, 2, 3, 4, 5, 6, 7, 8), SPAN),
                    new Effect.OverTime("poisoned", Dice.flat(2), true, "burns", SPAN, 4));

    private final Content content = ShippedContent.load();
    private final World world =
            new World(
                    content,
                    new WorldSeed(7, 900, 1, Duration.ofMillis(200)),
                    (_, _, fault, _) -> {
                        throw new AssertionError(fault);
                    },
                    Features.registry());

    private Actor hero() {
        var nature = new Nature.PlayerCharacter(1, content.classes().values().iterator().next(), 0);
        var hero =
                ActorBuilder.character(
                                new ActorId(world.ids().give()),
                                nature,
                                "Mira",
                                Pronouns.SHE,
                                new PlayerMind(5, FightingReflex.REFLEX),
                                world.changes())
                        .build();
        world.population().add(hero, world.map().room(world.rules().startRoom()));
        return hero;
    }

    private Actor restored(Actor hero) {
        var again = hero();
        StatusEffectMapping.resume(world, again, StatusEffectMapping.row(hero, world.now()));
        return again;
    }

    @Test
    void everyLastingEffectGoesOnAsItWasWhicheverPartOfItIsOtherwise() {
        assertThat(LASTING)
                .extracting(Object::getClass)
                .containsExactlyInAnyOrder(Effect.Lasting.class.getPermittedSubclasses());
        for (var lasting : LASTING) {
            var different = new ArrayList<Effect.Lasting>(List.of(lasting));
            for (var other :
                    Samples.variants(
                            (Record) lasting,
                            Map.of(
                                    "lasts",
                                    SPAN.plusMillis(1),
                                    "every",
                                    SPAN.plusMillis(1),
                                    "amount",
                                    new Dice(2, 6, 1),
                                    "bonuses",
                                    new Bonuses(6, 5, 4, 3, 2, 1))))
                different.add((Effect.Lasting) other);
            assertThat(different).doesNotHaveDuplicates();
            for (var effect : different) assertGoesOn(effect);
        }
    }

    private void assertGoesOn(Effect.Lasting effect) {
        var hero = hero();
        var next = effect instanceof Effect.OverTime ? 5 : 40;
        var befallen = new StatusEffect(effect.name(), effect, hero, next, 40);
        world.part(LastingEffects.class).resume(hero, befallen);

        assertThat(restored(hero).effects().active())
                .singleElement()
                .satisfies(back -> {
                    var before = hero.effects().active().getFirst();
                    assertThat(back.effect()).isEqualTo(effect);
                    assertThat(back.name()).isEqualTo(before.name());
                    assertThat(back.nextTick()).isEqualTo(before.nextTick());
                    assertThat(back.endTick()).isEqualTo(before.endTick());
                });
    }

    @Test
    void everyMindGoesOnButThatOfTheCharmedWhoseMasterIsGone() {
        for (var kind : Effect.PassingMind.values()) {
            var hero = hero();
            world.part(Effects.class).beset(hero, kind, 3, hero);
            assertThat(hero.minds().passing()).hasSize(1);

            assertThat(restored(hero).minds().passing())
                    .isEqualTo(
                            kind == Effect.PassingMind.CHARMED
                                    ? List.of()
                                    : hero.minds().passing());
        }
    }
}
