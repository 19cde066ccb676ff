package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Item;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

/** The gold that a character starts with pays in shops, and goes to nobody else by any way. */
class BoundGoldTest {
    private static final int START = 10;

    private final Scenario play = Scenario.on("[shop @& ]--[bank]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');

    /** Ten coins that are bound, and so many that are not. */
    private void has(int free) {
        play.givesGold(mira, START + free);
        mira.bindGold(START);
    }

    @Test
    @Rule("R6.33")
    void itIsNotGivenAndWhatIsFreeIs() {
        has(5);
        play.types("give 6 gold to tolo").ticks(10);
        assertThat(play.answers()).containsExactly("gold.bound");
        play.types("give all gold to tolo").ticks(10);
        assertThat(tolo.gold()).isEqualTo(5);
        assertThat(tolo.freeGold()).isEqualTo(5);
        assertThat(mira.boundGold()).isEqualTo(START);
        play.forget().types("give 1 gold to tolo", "give all gold to tolo").ticks(10);
        assertThat(play.answers()).containsExactly("gold.bound", "gold.bound");
        play.ends();
    }

    @Test
    @Rule("R6.33")
    void itIsNotSplit() {
        has(4);
        play.types("invite tolo").types(tolo, "accept");
        play.types("split 10");
        assertThat(play.answers()).contains("gold.bound");
        play.types("split 8");
        assertThat(tolo.gold()).isEqualTo(4);
        assertThat(mira.gold()).isEqualTo(START);
        play.ends();
    }

    @Test
    @Rule("R6.33")
    void noBankKeepsIt() {
        has(5);
        play.types("east").ticks(10).types("deposit 6").ticks(10);
        assertThat(play.answers()).containsExactly("gold.bound");
        play.types("deposit all").ticks(10);
        assertThat(mira.vault().gold()).isEqualTo(5);
        play.forget().types("deposit all").ticks(10);
        assertThat(play.answers()).containsExactly("gold.bound");
        assertThat(mira.gold()).isEqualTo(START);
        play.ends();
    }

    @Test
    @Rule("R6.33")
    void itPaysFirstAndWhatItBoughtIsBoundEvenInPart() {
        has(15);
        play.types("buy healing").ticks(10).types("buy healing").ticks(10);
        assertThat(mira.gold()).isEqualTo(5);
        assertThat(mira.boundGold()).isZero();
        assertThat(mira.pack().items())
                .extracting(Item::boundTo)
                .containsExactly(Optional.of(mira.id()), Optional.empty());
        assertThat(play.saw(mira, ItemEvent.SpentBoundGold.class))
                .singleElement()
                .satisfies(spent -> assertThat(spent.amount()).isEqualTo(START));
        play.types("sell " + mira.pack().items().getFirst().id()).ticks(10);
        assertThat(play.answers()).containsExactly("item.bound");
        play.ends();
    }

    @Test
    @Rule("R6.33")
    void whatIsPaidInPartWithItIsBoundToo() {
        play.givesGold(mira, 30);
        mira.bindGold(12);
        play.types("buy 3 healing").ticks(10);
        assertThat(mira.gold()).isZero();
        assertThat(mira.pack().items())
                .extracting(item -> item.boundTo().isPresent())
                .containsExactly(true, true, false);
        play.ends();
    }

    /** The first step of a sword costs 204. */
    @Test
    @Rule({"R6.33", "R15.1"})
    void itImprovesNothingThatSomebodyElseMayHaveAndThatIsSaid() {
        play.world.population().move(mira, play.world.map().room(Bestiary.REFUGE));
        has(200);
        var sword = play.gives(mira, Armoury.SWORD);
        play.types("improve sword yes").ticks(10);
        assertThat(play.answers()).containsExactly("gold.bound");
        assertThat(sword.improved()).isZero();
        play.givesGold(mira, 4).types("improve sword yes").ticks(10);
        assertThat(sword.improved()).isEqualTo(1);
        assertThat(mira.gold()).isEqualTo(START);
        assertThat(mira.boundGold()).isEqualTo(START);
        play.givesGold(mira, 398).forget();
        sword.bindTo(mira.id());
        play.types("improve sword yes").ticks(10);
        assertThat(sword.improved()).isEqualTo(2);
        assertThat(mira.gold()).isZero();
        play.ends();
    }

    @Test
    @Rule("R6.33")
    void itIsNoStake() {
        var table = Scenario.on("[hall @ ]");
        var hero = table.hero();
        table.world.population().move(hero, table.world.map().room(Bestiary.REFUGE));
        table.givesGold(hero, START + 5);
        hero.bindGold(START);
        table.types("dice 6", "dice 5");
        assertThat(table.answers()).containsExactly("gold.bound");
        assertThat(hero.gold()).isEqualTo(START);
        assertThat(hero.boundGold()).isEqualTo(START);
        table.ends();
    }

    @Test
    @Rule("R6.33")
    void noDeathTakesItAndAHardcoreCorpseHasNoneOfIt() {
        has(100);
        play.world.part(Deaths.class).die(mira, tolo);
        assertThat(mira.boundGold()).isEqualTo(START);
        var taken = play.room("shop").corpses().getFirst().gold();
        assertThat(mira.gold() + taken).isEqualTo(START + 100);
        tolo.setFate(Fate.Living.HARDCORE);
        play.givesGold(tolo, START);
        tolo.bindGold(START);
        play.world.part(Deaths.class).die(tolo, mira);
        assertThat(tolo.gold()).isZero();
        assertThat(play.room("shop").corpses().getLast().gold()).isZero();
        play.ends();
    }

    @Test
    @Rule("R6.33")
    void itIsBoundAfterARestart(@TempDir Path folder) throws NameTaken {
        has(5);
        try (var restart = new Restart(folder)) {
            restart.store(play.world);
            var again = restart.after(play.world, mira).population().find(mira.id()).orElseThrow();
            assertThat(again.gold()).isEqualTo(START + 5);
            assertThat(again.freeGold()).isEqualTo(5);
        }
        play.ends();
    }
}
