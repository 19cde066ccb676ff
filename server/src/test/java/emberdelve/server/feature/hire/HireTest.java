package emberdelve.server.feature.hire;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.Light;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.group.GroupEvent;
import emberdelve.server.rule.item.TradeEvent;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** People who fight for pay. */
class HireTest {
    /** Two minutes of a world whose ticks are a quarter of a second: so long a spearman serves. */
    private static final int SERVICE = 480;

    private static final int MINUTE = 240;

    private final Scenario play = Scenario.on("[inn @& ]--[hall ]--[cell k ]--[darkroom ]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');

    @Test
    @Rule("R6.23")
    void whoIsHiredIsPaidForAndFollows() {
        play.givesGold(mira, 100);
        var before = mira.gold();
        var destroyed = play.world.part(Ledger.class).total().goldDestroyed();
        play.types("hire spearman").ticks(10);

        assertThat(mira.gold()).isEqualTo(before - 15);
        assertThat(play.world.part(Ledger.class).total().goldDestroyed()).isEqualTo(destroyed + 15);
        assertThat(play.saw(tolo, TradeEvent.Hired.class)).hasSize(1);
        play.types("east").ticks(10);
        assertThat(hireling().room()).isEqualTo(play.room("hall"));
        play.ends();
    }

    @Test
    @Rule("R6.23")
    void itFightsWhomItsHirerFightsAndTheKillIsTheHirers() {
        hire();
        play.types("east", "east").ticks(10).types("order attack kobold").ticks(60);

        assertThat(mira.progress().xp()).isPositive();
        assertThat(hireling().progress().xp()).isZero();
        assertThat(play.answers()).contains("order.attack");
        play.ends();
    }

    @Test
    @Rule("R6.25")
    void itTakesAPotionOfItsHirerForOneOfItsOwn() {
        hire();
        hireling().setHp(1);
        play.gives(mira, Armoury.TONIC);
        play.types("use tonic on spearman");

        assertThat(hireling().hp()).isEqualTo(4);
        assertThat(mira.pack().items()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R6.23")
    void itDefendsItsHirerUnasked() {
        var fight = Scenario.on("[inn @ ]--[den b ]");
        fight.givesGold(fight.hero(), 20).types("hire spearman", "east").ticks(20);
        var spearman = fight.world.part(Hirelings.class).of(fight.hero()).getFirst();

        assertThat(fight.monster().combat().isFighting()).isTrue();
        assertThat(spearman.combat().isFighting(fight.monster())).isTrue();
        fight.ends();
    }

    @Test
    @Rule("R6.23")
    void noHarmIsDoneBetweenHirelingsAndPlayers() {
        hire();
        play.types("kill spearman").types(tolo, "kill spearman");
        assertThat(play.answers()).containsExactly("attack.friend", "attack.friend");

        play.gives(tolo, Armoury.NOVA);
        play.types(tolo, "use nova").ticks(5);

        assertThat(hireling().hp()).isEqualTo(hireling().stats().hp());
        play.ends();
    }

    @Test
    @Rule("R6.23")
    void itsDeathIsWorthNothingToPlayers() {
        hire();
        play.makes(hireling(), new BaseStats(1, 5, 50, 0, 0, 10, 3));
        play.gives(mira, Armoury.NOVA);
        play.types("use nova").ticks(5);

        assertThat(play.world.part(Hirelings.class).of(mira)).isEmpty();
        assertThat(mira.progress().xp()).isZero();
        play.ends();
    }

    @Test
    @Rule({"R6.23", "R6.24"})
    void itGoesHomeWhenItsTimeIsOverAndSaysSoAMinuteBefore() {
        hire();
        var spearman = hireling();
        var since = 10;
        play.ticks(SERVICE - MINUTE - since - 1);
        assertThat(play.saw(mira, TradeEvent.EndsSoon.class)).isEmpty();
        play.ticks(1);
        assertThat(play.saw(mira, TradeEvent.EndsSoon.class)).hasSize(1);

        play.ticks(MINUTE - 1);
        assertThat(spearman.isPresent()).isTrue();
        play.ticks(1);

        assertThat(spearman.isPresent()).isFalse();
        assertThat(play.saw(tolo, TradeEvent.Left.class))
                .extracting(TradeEvent.Left::why)
                .containsExactly(TradeEvent.Why.TIME_IS_UP);
        assertThat(play.saw(mira, GroupEvent.StoppedFollowing.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R6.24")
    void itGoesHomeWithItsHirer() {
        hire();
        play.world.population().remove(mira);
        play.types(tolo, "say Where is she?");

        assertThat(play.world.population().all()).noneMatch(each -> each.name().equals("spearman"));
        assertThat(play.saw(tolo, TradeEvent.Left.class))
                .extracting(TradeEvent.Left::why)
                .containsExactly(TradeEvent.Why.ALONE);
    }

    @Test
    @Rule("R6.24")
    void aRestartEndsItsServiceAndLeavesNothingOfIt(@TempDir Path folder) throws NameTaken {
        hire();
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, mira);
            assertThat(world.population().all()).noneMatch(each -> each.name().equals("spearman"));
        }
    }

    @Test
    void itDoesWhatItIsTold() {
        hire();
        play.types("order spearman stay", "east").ticks(20);
        assertThat(hireling().room()).isEqualTo(play.room("inn"));
        assertThat(play.types("order all follow").answers()).contains("order.not-here");

        play.types("west").ticks(10).types("order follow", "east").ticks(20);
        assertThat(hireling().room()).isEqualTo(play.room("hall"));

        play.types("order guard me");
        assertThat(hireling().ward()).contains(mira);
        play.types("order guard", "order stop");
        assertThat(hireling().ward()).isEmpty();

        play.types("order dismiss");
        assertThat(play.world.part(Hirelings.class).of(mira)).isEmpty();
        assertThat(play.saw(mira, TradeEvent.Left.class)).hasSize(1);
        play.ends();
    }

    @Test
    void whoeverLostTheirHirelingIsFoundByIt() {
        hire();
        play.types("order stay", "east", "east").ticks(20);
        play.types("west", "west").ticks(20).types("order follow").ticks(5);
        play.world.part(Travel.class).teleport(mira, play.room("cell"));
        play.ticks(40);

        assertThat(hireling().room()).isEqualTo(play.room("cell"));
        play.ends();
    }

    @Test
    void othersSeeByALanternBearersLamp() {
        play.givesGold(mira, 100).types("hire 2").ticks(10);
        play.types("east", "east", "east").ticks(40);

        assertThat(hireling().room()).isEqualTo(play.room("darkroom"));
        assertThat(Light.isLit(play.room("darkroom"))).isTrue();
        play.types("order dismiss");
        assertThat(Light.isLit(play.room("darkroom"))).isFalse();
        play.ends();
    }

    @Test
    void whatCannotBeIsRefusedWithAReason() {
        play.types("order all stay", "hire spearman", "hire dragon").ticks(10);
        assertThat(play.answers())
                .containsExactly("order.nobody", "shop.too-poor", "hire.nobody-called");
        hire();
        play.types("hire bearer").ticks(10);
        play.types("order ogre stay", "order attack ogre", "order attack tolo", "order guard ogre");
        assertThat(play.answers())
                .containsExactly(
                        "hire.enough",
                        "order.nobody-called",
                        "target.not-here",
                        "order.no-enemy",
                        "target.not-here");
        play.forget().types("order guard tolo", "order guard spearman", "order follow");
        assertThat(play.answers())
                .containsExactly("order.no-ward", "order.no-ward", "order.follows-already");
        play.forget().types("east").ticks(10).types("hire");
        assertThat(play.answers()).containsExactly("hire.none");
        play.ends();
    }

    @Test
    void theListSaysPricesAndTimes() {
        play.types("hire");

        var view = (HiresView) play.views().getLast();
        assertThat(view.lines())
                .containsExactly(
                        new HiresView.Line("spearman", 15, 2), new HiresView.Line("bearer", 5, 1));
        play.ends();
    }

    private Actor hireling() {
        return play.world.part(Hirelings.class).of(mira).getFirst();
    }

    private void hire() {
        play.givesGold(mira, 100).types("hire spearman").ticks(10).forget();
    }
}
