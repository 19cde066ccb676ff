package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Actor;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Place;
import emberdelve.server.model.Purse;
import emberdelve.server.model.Vault;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

class BankTest {
    private final Scenario play = Scenario.on("[bank @& ]--[hall]");
    private final Actor mira = play.hero();
    private final Actor tolo = play.hero('&');

    @Test
    @Rule("R6.21")
    void goldIsKeptAndGivenBackAndNobodyElseReadsHowMuch() {
        play.givesGold(mira, 50);
        play.types("deposit 30").ticks(10);
        assertThat(mira.gold()).isEqualTo(20);
        assertThat(mira.vault().gold()).isEqualTo(30);
        play.types("withdraw 5 gold").ticks(10);
        assertThat(mira.vault().gold()).isEqualTo(25);
        play.types("deposit all").ticks(10);
        assertThat(mira.gold()).isZero();
        assertThat(play.saw(mira, ItemEvent.DepositedGold.class)).hasSize(2);
        assertThat(play.saw(tolo, ItemEvent.class)).isEmpty();
        play.types("withdraw all").ticks(10);
        assertThat(mira.gold()).isEqualTo(50);
        play.ends();
    }

    @Test
    @Rule("R6.21")
    void aThingIsTheBanksUntilItIsFetchedWithAllThatIsInIt() {
        var sack = play.gives(mira, Armoury.SACK);
        play.gives(mira, Armoury.POTION).moveTo(new Place.InContainer(sack));
        play.types("deposit sack").ticks(10);
        assertThat(mira.pack().items()).isEmpty();
        assertThat(mira.vault().things().items()).containsExactly(sack);
        assertThat(play.saw(tolo, ItemEvent.Deposited.class)).hasSize(1);
        play.types(tolo, "withdraw sack").ticks(10);
        assertThat(play.answers()).containsExactly("bank.no-such-thing");
        play.types("withdraw sack").ticks(10);
        assertThat(mira.pack().items()).containsExactly(sack);
        assertThat(sack.contents().items()).hasSize(1);
        play.ends();
    }

    @Test
    void theBalanceCostsNothingAndNamesBoth() {
        play.givesGold(mira, 9).gives(mira, Armoury.POTION);
        play.types("deposit all").ticks(10).types("deposit potion").ticks(10);
        play.forget().types("balance", "deposit", "withdraw");
        assertThat(play.views())
                .hasSize(3)
                .allSatisfy(view -> {
                    var bank = (BankView) view;
                    assertThat(bank.gold()).isEqualTo(9);
                    assertThat(bank.things())
                            .singleElement()
                            .satisfies(things -> assertThat(things.count()).isEqualTo(1));
                });
        play.ends();
    }

    @Test
    void everyWrongSumIsRefusedWithAWordAndNothingMoves() {
        play.givesGold(mira, 5);
        for (var typed :
                new String[] {
                    "0",
                    "-1",
                    "+3",
                    "1e9",
                    "1,000",
                    "\u0663",
                    "\uff15",
                    "9".repeat(200),
                    "1000000000001",
                    "0 gold",
                    "x coins"
                }) {
            play.forget().types("deposit " + typed, "withdraw " + typed);
            assertThat(play.answers()).as(typed).containsExactly("gold.how-much", "gold.how-much");
        }
        play.forget().types("withdraw all", "deposit 6", "withdraw 1", "deposit sword");
        assertThat(play.answers())
                .containsExactly("gold.none", "bank.too-poor", "bank.too-little", "item.none");
        assertThat(mira.gold()).isEqualTo(5);
        play.ends();
    }

    @Test
    void whatAPurseOrABankCannotHoldStaysWhereItIs() {
        play.givesGold(mira, Purse.GOLD_MAX);
        play.types("deposit all").ticks(10);
        play.givesGold(mira, 1);
        play.types("deposit 1", "withdraw all");
        assertThat(play.answers()).containsExactly("bank.full", "bank.too-rich");
        play.ends();
    }

    @Test
    @Rule("R6.21")
    void theBankKeepsSoManyThingsAndNoMore() {
        for (var kept = 0; kept < Vault.THINGS_MAX; kept++)
            play.gives(mira, Armoury.POTION).moveTo(new OuterPlace.Banked(mira));
        play.gives(mira, Armoury.SWORD);
        play.types("deposit sword");
        assertThat(play.answers()).containsExactly("bank.full");
        play.types("withdraw all.potion").ticks(10);
        assertThat(mira.pack().items()).hasSize(40);
        play.ends();
    }

    @Test
    void elsewhereThereIsNoBank() {
        play.types("east").ticks(10);
        play.types("deposit", "deposit 1", "withdraw all", "balance").ticks(10);
        assertThat(play.answers()).hasSize(4).containsOnly("bank.none");
        play.ends();
    }
}
