package emberdelve.server.feature.quest;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.model.Holder;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.Map;

/** A bot ends each quest on each of its ways, alone and in a group, and the game goes on alike. */
class ShippedQuestsTest extends QuestPlay {
    private static final Content CONTENT = Troupe.shipped();
    private static final long SEED = 11;
    private static final String BROTHER = "one-lantern-one-brother";
    private static final String SHIFT = "the-shift-that-stayed";
    private static final String COUNTED = "what-was-counted";
    private static final String NAME = "the-price-of-a-name";
    private static final String THIMBLE = "adas-thimble";

    ShippedQuestsTest() {
        super(CONTENT, SEED);
    }

    private void findTheBrother(String who) {
        play.go("lantern-yard/provisioner").types(who, "say Have you seen my brother?");
        play.go("old-mine/flooded-stope").types(who, "pull boot");
        play.go("old-mine/kobold-hall").types(who, "look rota");
        play.go("lantern-yard/provisioner");
    }

    @Test
    @Rule("R19.1")
    void theBrotherIsToldOf() {
        play.come("Mira");
        findTheBrother("Mira");
        play.types("Mira", "say brother", "1");
        assertThat(ending("Mira", BROTHER)).contains("told");
        assertThat(remembers("zone lantern-yard")).containsEntry("brother", "alive");
        assertThat(play.actor("Mira").progress().xp()).isEqualTo(120);
        assertThat(play.reads("Mira"))
                .contains("A quest begins: One Lantern, One Brother.")
                .contains("Well. Did he drown? 1 He lives below")
                .contains("You get 15 gold.")
                .contains("One Lantern, One Brother has ended.");
        play.types("Mira", "say brother", "quest lantern");
        assertThat(play.reads("Mira"))
                .contains("the right one is here, and he can pay")
                .contains("from Bettany Orr, for level 2. Ended: You told Bettany Orr");
    }

    @Test
    @Rule("R19.5")
    void whatIsThereForTheQuestAloneGoesWithItWhereverItIsKept() {
        play.come("Mira", "Tolo");
        findTheBrother("Mira");
        play.gather().types("Mira", "create belt-pouch", "put boot in pouch", "create left-boot");
        play.types("Mira", "give boot to Tolo", "create left-boot", "drop boot");
        play.types("Mira", "goto lantern-yard/counting-house", "create left-boot");
        play.types("Mira", "deposit boot", "goto lantern-yard/provisioner", "create left-boot");
        var mira = play.actor("Mira");
        assertThat(boots(mira.vault().things())).as(play.reads("Mira")).isEqualTo(1);
        assertThat(boots(mira.pack())).isEqualTo(2);
        assertThat(boots(mira.room().floor())).isEqualTo(1);
        assertThat(carries("Tolo", "left-boot")).isTrue();
        play.types("Mira", "say brother", "1");
        assertThat(ending("Mira", BROTHER)).contains("told");
        assertThat(boots(mira.vault().things())).isZero();
        assertThat(boots(mira.pack())).isZero();
        assertThat(boots(mira.room().floor())).isZero();
        assertThat(carries("Tolo", "left-boot")).isFalse();
        assertThat(carries("Mira", "belt-pouch")).isTrue();
        assertThat(play.reads("Mira"))
                .contains("Gone with One Lantern, One Brother")
                .contains("3 laced left boots.");
        assertThat(play.reads("Tolo")).contains("a laced left boot.");
    }

    private static long boots(Holder holder) {
        return holder.items().stream()
                .flatMap(item -> item.withContents().stream())
                .filter(item -> item.type().id().equals("left-boot"))
                .count();
    }

    /** Another of the group who still has the quest keeps what is for it. */
    @Test
    @Rule("R19.5")
    void whoStillHasTheQuestKeepsWhatIsThereForIt() {
        play.come("Mira", "Tolo").gather();
        findTheBrother("Mira");
        play.types("Tolo", "create left-boot");
        play.types("Mira", "say brother", "1");
        assertThat(carries("Mira", "left-boot")).isFalse();
        assertThat(carries("Tolo", "left-boot")).isTrue();
    }

    @Test
    @Rule("R19.1")
    void theBrotherIsMourned() {
        play.come("Mira");
        findTheBrother("Mira");
        var gold = play.actor("Mira").gold();
        play.types("Mira", "say brother", "choose 2");
        assertThat(ending("Mira", BROTHER)).contains("mourned");
        assertThat(remembers("zone lantern-yard")).containsEntry("brother", "drowned");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 60);
        assertThat(play.actor("Mira").pack().items())
                .noneMatch(item -> item.type().id().equals("left-boot"));
    }

    @Test
    @Rule("R19.3")
    void aGroupFindsTheBrotherTogetherAndEachDecidesAlone() {
        play.come("Mira", "Tolo").gather();
        findTheBrother("Mira");
        assertThat(stage("Tolo", BROTHER)).contains("rota");
        play.types("Mira", "say brother", "2").types("Tolo", "say brother", "1");
        assertThat(ending("Mira", BROTHER)).contains("mourned");
        assertThat(ending("Tolo", BROTHER)).contains("told");
    }

    /** Both hold a handle. */
    private void ring() {
        play.come("Mira", "Tolo").gather().go("lantern-yard/chapel").types("Mira", "say shift");
        play.go("old-mine/pump-house").types("Mira", "pull left handle");
        assertThat(remembers("room old-mine/pump-house")).doesNotContainEntry("left", "0");
        play.types("Tolo", "pull right handle");
        assertThat(stage("Mira", SHIFT)).contains("rung");
        assertThat(stage("Tolo", SHIFT)).contains("rung");
        play.go("old-mine/sump-head");
    }

    @Test
    @Rule("R19.1")
    void theShiftIsReleasedByOneAndKeptByTheOther() {
        ring();
        play.types("Mira", "west", "1");
        assertThat(ending("Mira", SHIFT)).contains("released");
        assertThat(remembers("zone old-mine")).containsEntry("shift", "released");
        assertThat(stage("Tolo", SHIFT)).contains("rung");
        play.types("Tolo", "west", "2");
        assertThat(ending("Tolo", SHIFT)).contains("kept");
        assertThat(remembers("zone old-mine")).containsEntry("shift", "kept");
        assertThat(play.reads("Mira")).contains("the Bell-Ringer");
    }

    /** No group: the mason has told one of two. */
    private void pull(String first, String second) {
        play.go("old-mine/pump-house").types(first, "pull left handle");
        play.types(second, "pull right handle");
        assertThat(remembers("room old-mine/pump-house"))
                .isEqualTo(Map.of("left", "0", "right", "0"));
    }

    @Test
    @Rule("R19.6")
    void whoWasToldRingsTheBellAlsoWithAStrangerWhoPullsLast() {
        play.come("Mira", "Tolo").go("lantern-yard/chapel").types("Mira", "say shift");
        pull("Mira", "Tolo");
        assertThat(stage("Mira", SHIFT)).contains("rung");
        assertThat(stage("Tolo", SHIFT)).isEmpty();
    }

    @Test
    @Rule("R19.6")
    void whoWasToldRingsTheBellAlsoWithAStrangerWhoPullsFirst() {
        play.come("Mira", "Tolo").go("lantern-yard/chapel").types("Mira", "say shift");
        pull("Tolo", "Mira");
        assertThat(stage("Mira", SHIFT)).contains("rung");
        assertThat(stage("Tolo", SHIFT)).isEmpty();
    }

    @Test
    @Rule("R19.6")
    void twoWhomTheMasonHasToldRingItForBoth() {
        play.come("Mira", "Tolo").go("lantern-yard/chapel").types("Mira", "say shift");
        play.types("Tolo", "say shift");
        pull("Tolo", "Mira");
        assertThat(stage("Mira", SHIFT)).contains("rung");
        assertThat(stage("Tolo", SHIFT)).contains("rung");
    }

    @Test
    @Rule("R19.6")
    void theGroupOfWhoeverWasToldRingsItWithAStranger() {
        play.come("Mira", "Tolo").gather().go("lantern-yard/chapel").types("Mira", "say shift");
        play.come("Vex");
        pull("Vex", "Tolo");
        assertThat(stage("Mira", SHIFT)).contains("rung");
        assertThat(stage("Tolo", SHIFT)).contains("rung");
        assertThat(stage("Vex", SHIFT)).isEmpty();
    }

    @Test
    @Rule("R19.6")
    void whereNobodyWasToldItBeginsForBoth() {
        play.come("Mira", "Tolo");
        pull("Mira", "Tolo");
        assertThat(stage("Mira", SHIFT)).contains("rung");
        assertThat(stage("Tolo", SHIFT)).contains("rung");
        play.types("Mira", "goto lantern-yard/chapel", "say shift");
        assertThat(play.reads("Mira")).contains("I heard it through the wall.");
    }

    /** What the mason and the drowned answer to the word, from the first time to the last. */
    @Test
    @Rule("R19.1")
    void shiftIsAnsweredAtEachStage() {
        play.come("Mira", "Tolo").go("old-mine/drowned-level").types("Mira", "say shift");
        assertThat(play.reads("Mira")).contains("The picks do not miss a beat.");
        play.go("lantern-yard/chapel").types("Mira", "say shift");
        assertThat(play.reads("Mira")).contains("Nine men, seventy years in the water");
        play.types("Mira", "say shift");
        assertThat(play.reads("Mira")).contains("Both handles of the pump engine, at once.");
        pull("Mira", "Tolo");
        play.go("lantern-yard/chapel").types("Mira", "say shift");
        assertThat(play.reads("Mira")).contains("Now they want to know what it was for.");
        play.go("old-mine/drowned-level").types("Mira", "say shift", "1", "say shift");
        assertThat(play.reads("Mira"))
                .contains("Nine jackets are lifted")
                .contains("They have had their answer from you");
        play.go("lantern-yard/chapel").types("Mira", "say shift");
        assertThat(play.reads("Mira")).contains("Nine lines, and I cut them deep.");
    }

    @Test
    @Rule("R18.5")
    void oneAloneEndsNoShift() {
        play.come("Mira").go("lantern-yard/chapel").types("Mira", "say shift");
        play.go("old-mine/pump-house");
        play.types("Mira", "pull left handle", "pull right handle", "pull left handle");
        assertThat(stage("Mira", SHIFT)).contains("told");
        play.ticks(80);
        assertThat(remembers("room old-mine/pump-house"))
                .isEqualTo(Map.of("left", "0", "right", "0"));
        play.types("Mira", "pull left", "west");
        assertThat(remembers("room old-mine/pump-house")).containsEntry("left", "0");
    }

    private void findTheBook(String who) {
        play.go("lantern-yard/counting-house").types(who, "say the tallies");
        play.go("chalk-pit/pay-hole").types(who, "pull drawer");
        play.go("counting-dark/head");
    }

    @Test
    @Rule("R19.1")
    void whatWasCountedIsWritten() {
        play.come("Mira");
        findTheBook("Mira");
        play.types("Mira", "north", "1", "look heading");
        assertThat(ending("Mira", COUNTED)).contains("written");
        assertThat(remembers("zone counting-dark")).containsEntry("heading", "unpaid");
        assertThat(play.reads("Mira")).contains("It says UNPAID.").contains("of the Plain Hand");
    }

    @Test
    @Rule("R19.1")
    void whatWasCountedIsSold() {
        play.come("Mira");
        findTheBook("Mira");
        var gold = play.actor("Mira").gold();
        play.types("Mira", "north", "2").go("lantern-yard/counting-house");
        play.types("Mira", "say here is the book");
        assertThat(ending("Mira", COUNTED)).contains("sold");
        assertThat(remembers("zone lantern-yard")).containsEntry("books", "ruled-off");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 140);
    }

    @Test
    @Rule("R19.3")
    void aGroupFindsTheBookTogether() {
        play.come("Mira", "Tolo").gather();
        findTheBook("Tolo");
        assertThat(stage("Mira", COUNTED)).contains("book");
        play.types("Tolo", "north", "1").types("Mira", "north", "1");
        assertThat(ending("Mira", COUNTED)).contains("written");
        assertThat(ending("Tolo", COUNTED)).contains("written");
    }

    @Test
    @Rule("R19.3")
    void whoIsNotThereWhenTheBookIsSoldFindsItInTheDrawerAgain() {
        play.come("Mira", "Tolo").gather();
        findTheBook("Tolo");
        play.types("Mira", "goto counting-dark/hall").types("Tolo", "north", "2");
        assertThat(stage("Mira", COUNTED)).contains("kept");
        play.types("Tolo", "goto lantern-yard/counting-house", "say book");
        assertThat(ending("Tolo", COUNTED)).contains("sold");
        play.types("Mira", "goto lantern-yard/counting-house", "say book");
        assertThat(play.reads("Mira")).contains("Drawers fill again, in my experience.");
        play.types("Mira", "goto chalk-pit/pay-hole", "pull drawer");
        assertThat(carries("Mira", "pay-book")).isTrue();
        play.types("Mira", "goto lantern-yard/counting-house", "say book");
        assertThat(ending("Mira", COUNTED)).contains("sold");
    }

    @Test
    @Rule("R19.3")
    void whatOneWouldSellAnotherMayStillWrite() {
        play.come("Mira", "Tolo").gather();
        findTheBook("Tolo");
        play.types("Mira", "goto counting-dark/hall").types("Tolo", "north", "2");
        assertThat(stage("Mira", COUNTED)).contains("kept");
        play.types("Mira", "use chalk", "1");
        assertThat(ending("Mira", COUNTED)).as(play.reads("Mira")).contains("written");
        assertThat(stage("Tolo", COUNTED)).contains("kept");
    }

    /** Told about by the one, and found with a secret that is true. */
    private void findTheName(String who) {
        play.go("night-market/nans-stall").types(who, "say what of your sign?");
        play.go("night-market/secret-stall").types(who, "say pledge", "1");
        assertThat(stage(who, NAME)).as(play.reads(who)).contains("ticket");
        play.go("night-market/pledge-house").types(who, "pull ninety");
        assertThat(stage(who, NAME)).contains("name");
    }

    @Test
    @Rule("R19.1")
    void aNameIsGivenBack() {
        play.come("Mira");
        findTheName("Mira");
        play.go("night-market/nans-stall").types("Mira", "say name", "1", "look signboard");
        assertThat(ending("Mira", NAME)).contains("returned");
        assertThat(remembers("zone night-market")).containsEntry("nan", "home");
        assertThat(play.reads("Mira")).contains("GONE UP").contains("of the Good Name");
        assertThat(carries("Mira", "nans-name")).isFalse();
    }

    @Test
    @Rule("R19.1")
    void aNameIsSoldAndTheSellerIsHuntedUntilTheSlateIsWiped() {
        play.come("Mira");
        findTheName("Mira");
        var gold = play.actor("Mira").gold();
        play.go("night-market/auction-ring").types("Mira", "slay beadle", "say sell", "1");
        assertThat(ending("Mira", NAME)).contains("sold");
        assertThat(remembers("zone night-market")).containsEntry("nan", "hammered");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 300);
        play.go("night-market/word-stall").types("Mira", "say sorry");
        play.go("night-market/south-aisle").types("Mira", "north");
        assertThat(play.reads("Mira"))
                .contains("Say it to the beadle at the pound.")
                .contains("Two lanterns come along the aisle, in step.");
        // Bailiffs are more than one alone can stand, and death has its price.
        play.go("night-market/pound");
        var left = play.actor("Mira").gold();
        play.types("Mira", "touch stocks", "1", "touch stocks");
        assertThat(play.actor("Mira").gold()).isEqualTo(left - 60);
        assertThat(play.reads("Mira")).contains("Nothing is owed.");
    }

    @Test
    @Rule("R19.3")
    void aGroupFindsTheNameTogetherAndWhoeverCarriesItDecides() {
        play.come("Mira", "Tolo").gather();
        findTheName("Mira");
        assertThat(stage("Tolo", NAME)).contains("name");
        play.go("night-market/nans-stall").types("Mira", "say name", "1");
        assertThat(ending("Mira", NAME)).as(play.reads("Mira")).contains("returned");
        assertThat(ending("Tolo", NAME)).contains("returned");
    }

    /** The name is one thing: whoever would sell what a companion has given back finds it anew. */
    @Test
    @Rule("R18.8")
    void aCompanionWhoWasElsewhereNeedsANameOfTheirOwn() {
        play.come("Mira", "Tolo").gather();
        findTheName("Mira");
        play.go("night-market/nans-stall").types("Tolo", "goto night-market/auction-ring");
        play.types("Mira", "say name", "1").types("Tolo", "slay beadle", "say sell", "1");
        assertThat(ending("Tolo", NAME)).isEmpty();
        play.go("night-market/pledge-house").types("Tolo", "pull ninety");
        play.go("night-market/auction-ring").types("Tolo", "slay beadle", "say sell", "1");
        assertThat(ending("Tolo", NAME)).as(play.reads("Tolo")).contains("sold");
    }

    private void bringAdaWhatIsOn(String monster) {
        play.come("Mira").go("night-market/adas-corner").types("Mira", "look ada");
        play.types("Mira", "spawn " + monster, "slay " + monster.replace('-', ' '));
        play.types("Mira", "get all from corpse", "say thimble", "1");
    }

    @Test
    @Rule("R19.1")
    void adaGetsHerThimble() {
        bringAdaWhatIsOn("rat-duchess");
        assertThat(ending("Mira", THIMBLE)).contains("thimble");
        assertThat(carries("Mira", "silver-thimble")).isFalse();
        assertThat(carries("Mira", "adas-garter")).isTrue();
    }

    @Test
    @Rule("R19.1")
    void adaIsCheatedAndTheMarketKnows() {
        bringAdaWhatIsOn("paymaster");
        assertThat(ending("Mira", THIMBLE)).as(play.reads("Mira")).contains("tag");
        assertThat(carries("Mira", "adas-garter")).isTrue();
        play.go("night-market/ounce-stall").types("Mira", "say ounce");
        assertThat(play.reads("Mira")).contains("I have weighed you. The pound first.");
    }

    @Test
    void theSameSeedIsTheSameEvening() {
        theBrotherIsTold(play);
        var again = new Troupe(CONTENT, SEED);
        theBrotherIsTold(again);
        assertThat(again.hash()).isEqualTo(play.hash());
    }

    private static void theBrotherIsTold(Troupe play) {
        play.come("Mira").go("lantern-yard/provisioner").types("Mira", "say brother");
        play.go("old-mine/flooded-stope").types("Mira", "pull boot");
    }
}
