package emberdelve.server.feature.feat;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** What characters are known for, and the titles that they wear. */
class FeatTest {
    private static final int WALK = 40;

    private final Restart restart;

    FeatTest(@TempDir Path folder) throws NameTaken {
        restart = new Restart(folder);
    }

    @AfterEach
    void close() {
        restart.close();
    }

    @Test
    @Rule("R12.6")
    void aFeatIsToldOnceToTheOneAndToTheRoomWhenItIsEarned() {
        var play = Scenario.on("[hall @&ddd ]");
        kill(play, 0);
        assertThat(earned(play, play.hero())).isEmpty();
        kill(play, 1);
        kill(play, 2);
        play.ticks(1);
        for (var hero : play.heroes())
            assertThat(play.saw(hero, FeatEvent.Earned.class))
                    .containsExactly(
                            new FeatEvent.Earned(play.hero().named(), "the Clever", "Told."));
        assertThat(earned(play, play.hero())).containsExactly("dummies");
        assertThat(earned(play, play.hero('&'))).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R12.6")
    void whatIsSharedSeenOwnedSufferedAndLitCounts() {
        var play = Scenario.on("[hall @&k ]--[cell]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types("kill kobold").types(play.hero('&'), "kill kobold").ticks(60);
        assertThat(earned(play, play.hero('&'))).containsExactly("company");

        play.givesGold(play.hero(), 500).types("east").ticks(WALK);
        assertThat(earned(play, play.hero())).containsExactly("company", "rich");
        for (var times = 0; times < 2; times++)
            play.world.part(Deaths.class).die(play.hero(), play.hero());
        assertThat(earned(play, play.hero())).contains("dead");
        play.gives(play.hero(), Armoury.OIL);
        play.types("light lantern");
        assertThat(earned(play, play.hero())).contains("lamp", "walker");
        play.ends();
    }

    @Test
    @Rule("R12.6")
    void ofSeveralAtOnceTheOthersWait() {
        var play = Scenario.on("[hall @dd ]--[cell]");
        play.givesGold(play.hero(), 500);
        kill(play, 0);
        assertThat(earned(play, play.hero())).containsExactly("rich");
        play.ends();
    }

    @Test
    @Rule("R12.7")
    void onlyWhoHasEarnedATitleWearsIt() {
        var play = Scenario.on("[hall @&dd ]");
        play.types("feats wear clever", "title The CLEVER");
        kill(play, 0);
        kill(play, 1);
        play.types("feats wear clever").types(play.hero('&'), "title the Clever");
        assertThat(play.answers())
                .containsExactly("feat.not-yours", "feat.not-yours", "title.is", "feat.not-yours");
        assertThat(play.hero().preferences().settings().title()).isEqualTo("the Clever");
        play.types("feats wear none");
        assertThat(play.hero().preferences().settings().title()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R12.7")
    void theListHasWhatIsOnesOwnAndWhatIsNearest() {
        var play = Scenario.on("[hall @dd ]");
        kill(play, 0);
        play.forget().types("feats", "feats clever");
        kill(play, 1);
        play.types("feats clever");
        assertThat(play.answers())
                .startsWith("feat.count", "feat.open-kills-of")
                .endsWith("feat.how", "feat.open-kills-of", "feat.told")
                .hasSize(7);
        play.ends();
    }

    @Test
    @Rule("R12.6")
    void whatOneIsKnownForIsKnownAfterARestart() {
        var play = Scenario.on("[hall @dd ]");
        kill(play, 0);
        kill(play, 1);
        play.world.part(Deaths.class).die(play.hero(), play.hero());
        var world = restart.after(play.world, play.hero());
        assertThat(world.part(Feats.class).of(play.hero().id()).earned()).containsKey("dummies");
    }

    private static void kill(Scenario play, int monster) {
        play.world.part(Fights.class).wound(play.monster(monster), 1_000, play.hero());
    }

    private static Iterable<String> earned(Scenario play, Actor who) {
        return play.world.part(Feats.class).of(who.id()).earned().keySet();
    }
}
