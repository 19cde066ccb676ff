package emberdelve.server.rule.fight;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.replay.Replay;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/** Behind the glass one fights oneself: what the shipped mirrors take over, and give back. */
class SilveringTest {
    private static final long SEED = 8;

    /** Nobody stays here but who is spawned. */
    private static final String PLACE = "silvering/stair-foot";

    private final Troupe play;

    /** The shipped zone, whose Likeness is as thin as glass. */
    SilveringTest(@TempDir Path folder) throws IOException {
        var content =
                ContentCopy.in(folder).instead("hp: 12d6+700", "hp: 1 ", "monsters/silvering.yaml");
        play = new Troupe(content.load(Features.registry()), SEED);
    }

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    private Actor meets(String monster) {
        play.come("Mira").go(PLACE).types("Mira", "spawn " + monster);
        return living(monster);
    }

    private Actor living(String monster) {
        return play.actor("Mira").room().actors().stream()
                .filter(each ->
                        each.nature() instanceof Nature.Monster(var type)
                                && type.id().equals(monster))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule("R24.1")
    void aDoubleStrikesWithTheArmOfWhomItStrikes() {
        var twin = meets("double");
        var mira = play.actor("Mira");
        assertThat(twin.striking(mira).attack()).isEqualTo(mira.fighter().attack());
        assertThat(twin.striking(mira).attackChance()).isEqualTo(mira.fighter().attackChance());
        assertThat(twin.striking(mira).melee().damage()).isEqualTo(mira.fighter().melee().damage());
        assertThat(twin.striking(mira).keenness()).isEqualTo(10);
        assertThat(twin.blowAt(mira)).isEqualTo(mira.blow()).isNotEqualTo(twin.blow());
        play.types("Mira", "look double");
        assertThat(play.reads("Mira")).contains("It stands as you stand, and holds what you hold.");
    }

    @Test
    @Rule("R24.1")
    void whoPutsTheWeaponAwayIsStruckByAFist() {
        var twin = meets("double");
        var mira = play.actor("Mira");
        var armed = twin.striking(mira).melee().damage().mean();
        play.types("Mira", "remove mace");
        assertThat(mira.blow()).isEqualTo("hits");
        assertThat(twin.striking(mira).melee().damage().mean()).isLessThan(armed);
    }

    @Test
    @Rule("R24.2")
    void aDoubleIsAsHardToHurtAsWhoStrikesIt() {
        var twin = meets("double");
        var mira = play.actor("Mira");
        assertThat(twin.guarding(mira).defense()).isEqualTo(mira.fighter().defense());
        assertThat(twin.guarding(mira).melee().armour()).isEqualTo(mira.fighter().melee().armour());
        var shielded = twin.guarding(mira).defense() * 100 + twin.guarding(mira).defenseChance();
        play.types("Mira", "remove shield");
        assertThat(twin.guarding(mira).defense() * 100 + twin.guarding(mira).defenseChance())
                .isLessThan(shielded);
    }

    @Test
    @Rule("R24.2")
    void aHandGlassIsAsQuickAsWhomItFightsAndOnlyThen() {
        var glass = meets("hand-glass");
        assertThat(glass.speed()).isEqualTo(9);
        play.types("Mira", "kill hand glass");
        assertThat(glass.combat().isFighting()).isTrue();
        assertThat(glass.speed()).isEqualTo(play.actor("Mira").speed()).isEqualTo(11);
    }

    @Test
    @Rule("R24.3")
    void theUnderstudyAnswersAnAbilityByTheSame() {
        meets("understudy");
        play.types("Mira", "kill understudy");
        play.reads("Mira");
        play.types("Mira", "bash");
        assertThat(play.reads("Mira"))
                .contains("bash with the shield")
                .contains("The understudy bashes with the shield");
    }

    @Test
    @Rule("R24.3")
    void whatIsNotUsedOnItIsNotAnswered() {
        meets("understudy");
        play.types("Mira", "advance Mira 5", "kill understudy", "bulwark");
        assertThat(play.reads("Mira"))
                .contains("go behind the shield")
                .doesNotContain("The understudy goes behind the shield");
    }

    @Test
    @Rule("R24.4")
    void aMonsterWithoutAMirrorIsItself() {
        var shaker = meets("shaker");
        var mira = play.actor("Mira");
        assertThat(shaker.striking(mira)).isSameAs(shaker.fighter());
        assertThat(shaker.guarding(mira)).isSameAs(shaker.fighter());
        assertThat(shaker.blowAt(mira)).isEqualTo("poles");
    }

    @Test
    void whenTheLikenessComesOffWhatWoreItStandsUp() {
        meets("likeness");
        for (var i = 0; i < 20 && !stands("bare-silver"); i++)
            play.types("Mira", "restore Mira", "kill likeness");
        assertThat(living("bare-silver").nature().mirror()).isEmpty();
        assertThat(play.reads("Mira")).contains("bare silver from head to foot");
    }

    private boolean stands(String monster) {
        return play.actor("Mira").room().actors().stream()
                .anyMatch(each ->
                        each.nature() instanceof Nature.Monster(var type)
                                && type.id().equals(monster));
    }
}
