package emberdelve.server.rule.effect;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Effect;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Selector;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Potions are for their drinker, unless somebody else is named. */
class SharingTest {
    @ParameterizedTest
    @ValueSource(strings = {"use tonic on tolo", "drink tonic tolo", "use the tonic on #3"})
    @Rule("R6.25")
    void aPotionHealsWhoeverIsNamedAndCostsATurn(String line) {
        var play = Scenario.on("[hall @& ]");
        var tolo = play.hero('&');
        tolo.setHp(10);
        play.gives(play.hero(), Armoury.TONIC);
        play.types(line.replace("#3", tolo.id().toString()));
        assertThat(tolo.hp()).isEqualTo(13);
        assertThat(play.hero().pack().items()).isEmpty();
        assertThat(play.world.turns().isReady(play.hero())).isFalse();
        for (var reader : new char[] {'@', '&'})
            assertThat(play.saw(play.hero(reader), EffectEvent.Shared.class))
                    .singleElement()
                    .satisfies(shared -> {
                        assertThat(shared.actor()).isEqualTo(play.hero().named());
                        assertThat(shared.receiver()).isEqualTo(tolo.named());
                    });
        play.ends();
    }

    @Test
    @Rule("R6.25")
    void whoNamesNobodyDrinksAndIsNotAsked() {
        var play = Scenario.on("[hall @& ]");
        play.hero().setHp(10);
        play.hero('&').setHp(10);
        play.gives(play.hero(), Armoury.TONIC);
        play.types("target tolo", "drink tonic");
        assertThat(play.hero().hp()).isEqualTo(13);
        assertThat(play.hero('&').hp()).isEqualTo(10);
        assertThat(play.saw(play.hero(), EffectEvent.Used.class)).hasSize(1);
        play.ends();
    }

    @Test
    void aFriendIsHealedInTheMiddleOfAFightWhichGoesOn() {
        var play = Scenario.on("[hall @& d ]");
        var tolo = play.hero('&');
        play.types(tolo, "kill dummy").ticks(1);
        tolo.setHp(10);
        play.gives(play.hero(), Armoury.TONIC);
        play.types("use tonic on tolo");
        assertThat(tolo.hp()).isEqualTo(13);
        assertThat(tolo.combat().isFighting(play.monster())).isTrue();
        assertThat(play.hero().combat().isFighting()).isFalse();
        play.ends();
    }

    @Test
    @Rule("R6.25")
    void inAFightNobodyIsAskedWhichOfSeveralPotionsIsMeant() {
        var play = Scenario.on("[hall @d ]");
        play.gives(play.hero(), Armoury.GREATER_POTION);
        play.gives(play.hero(), Armoury.POTION);
        play.hero().setHp(5);
        play.types("use potion");
        assertThat(play.hero().pack().items()).as("out of a fight it is asked").hasSize(2);
        play.types("kill dummy").ticks(1).types("use potion").ticks(10);
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    void whoIsUnhurtWastesNoPotion() {
        var play = Scenario.on("[hall @& ]");
        play.gives(play.hero(), Armoury.TONIC);
        play.types("use tonic on tolo");
        assertThat(play.answers()).containsExactly("use.nothing-happens");
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R6.25")
    void noEnemyAndNobodyNextDoorGetsAny() {
        var play = Scenario.on("[hall @ k ]--[cell & ]");
        play.monster().setHp(1);
        play.hero('&').setHp(10);
        play.gives(play.hero(), Armoury.TONIC);
        play.types("use tonic on kobold", "use tonic on tolo");
        assertThat(play.answers()).containsExactly("use.not-on", "use.not-in-range");
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    void everyPotionThatShipsCanBeShared() {
        var content = ShippedContent.load();
        var potions =
                content.items().values().stream()
                        .filter(type -> type.kind() == ItemType.Kind.POTION)
                        .toList();
        assertThat(potions)
                .isNotEmpty()
                .allSatisfy(type -> {
                    var use = type.use().orElseThrow();
                    assertThat(use.selector())
                            .as(type.name())
                            .isEqualTo(new Selector.SelfOrSelected(3, Selector.Filter.ALLY));
                    assertThat(use.effects())
                            .as(type.name())
                            .noneMatch(Effect.Harm.class::isInstance);
                });
    }
}
