package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildDeed.Target;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.rule.Rule;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Map;

/** Content that builders make brings 2,000 gold and 1,000 xp at a time, and no more. */
@Rule("R21.8")
class PayLimitsTest {
    private static final RoomId HOLE = new RoomId("chalk-pit/pay-hole");
    private static final Target PURSE = new Target(Target.Kind.ITEM, "heavy-purse");
    private static final Target QUEST = new Target(Target.Kind.QUEST, "what-was-counted");
    private static final Target RAT = new Target(Target.Kind.MONSTER, "tunnel-rat");

    private final BuildersAtDesk builders;

    PayLimitsTest(@TempDir Path data, @TempDir Path builder) {
        builders = new BuildersAtDesk(data, builder);
        builders.built(HOLE, new BuildDeed.Begin(BuildDeed.Sort.ITEM, "heavy purse"));
    }

    @AfterEach
    void stops() {
        builders.close();
    }

    @Test
    void aThingIsWorthItsValue() {
        takes(PURSE, "value", "2000");
        refuses(PURSE, "value", "2001", "build.gold-max", "item heavy-purse", "2001");
    }

    @Test
    void anEndingBringsGoldThingsAndExperience() {
        var ending = "quest what-was-counted, ending sold";
        takes(QUEST, "endings.sold.xp", "1000");
        refuses(QUEST, "endings.sold.xp", "1001", "build.xp-max", ending, "1001");
        takes(PURSE, "value", "1000");
        takes(QUEST, "endings.sold.item", "heavy-purse");
        takes(QUEST, "endings.sold.gold", "1000");
        refuses(QUEST, "endings.sold.gold", "1001", "build.gold-max", ending, "2001");
    }

    /** A thing that drops once in two kills counts for half of its value. */
    @Test
    void aMonsterBringsItsPurseAndWhatItDrops() {
        takes(PURSE, "value", "2000");
        takes(RAT, "drops", "[{item: heavy-purse, chance: 50}]");
        takes(RAT, "gold", "10d100");
        refuses(RAT, "gold", "10d100+1", "build.gold-max", "monster tunnel-rat", "2001");
    }

    @Test
    void allGiftsOfATriggerCountByTheDearestAnswer() {
        takes(PURSE, "value", "1500");
        takes(Target.HERE, "triggers", "[" + lever(1, 499, "") + "]");
        refusesLever("[" + lever(1, 500, "") + "]", "2001");
        takes(Target.HERE, "triggers", "[" + lever(1, 499, ", bound: true") + "]");
    }

    @Test
    void aShopGivesAwayNoMoreInADeal() {
        var shop =
                "{keeper: Bettany Orr, sells-percent: %d, buys-percent: 0, wares: [heavy-purse]}";
        asAdmin(PURSE, "value", "4000");
        takes(Target.HERE, "shop", shop.formatted(50));
        refuses(
                Target.HERE,
                "shop",
                shop.formatted(49),
                "build.gold-max",
                "room chalk-pit/pay-hole, shop",
                "2040");
    }

    /** Nor is a builder hindered by it, who only words it anew. */
    @Test
    void whatAnAdminMakesMayBringMore() {
        asAdmin(PURSE, "value", "50000");
        takes(PURSE, "name", "bulging purse");
        takes(PURSE, "value", "49999");
        refuses(PURSE, "value", "50000", "build.gold-max", "item heavy-purse", "50000");
    }

    private static String lever(int gold, int more, String how) {
        return ("{name: lever, when: enter, do: [{give: {gold: %d}}, {ask: {question: Which?,"
                    + " answers: [{answer: left, do: [{give: {item: heavy-purse%s}}, {give: {gold:"
                    + " %d}}]}, {answer: right, do: [{give: {gold: 3}}]}]}}]}")
                .formatted(gold, how, Math.max(1, more));
    }

    private void refusesLever(String triggers, String amount) {
        refuses(
                Target.HERE,
                "triggers",
                triggers,
                "build.gold-max",
                "room chalk-pit/pay-hole, lever",
                amount);
    }

    private void takes(Target of, String key, String value) {
        builders.built(HOLE, new BuildDeed.Put(of, key, value));
    }

    private void asAdmin(Target of, String key, String value) {
        var deed = new BuildDeed.Put(of, key, value);
        builders.desk.request(new BuildOrder(deed, "Vesna", Role.ADMIN, "here", HOLE, false));
        assertThat(builders.next()).isInstanceOf(Input.Reload.class);
    }

    private void refuses(
            Target of, String key, String value, String note, String place, String amount) {
        var rooms = builders.text("zones/chalk-pit/rooms.yaml");
        var most = note.equals("build.xp-max") ? BuildersAtDesk.XP_MAX : BuildersAtDesk.GOLD_MAX;
        assertThat(builders.told(HOLE, new BuildDeed.Put(of, key, value)))
                .containsExactly(
                        Note.of(
                                note,
                                Map.of(
                                        "place",
                                        place,
                                        "amount",
                                        amount,
                                        "most",
                                        Integer.toString(most))));
        assertThat(builders.text("zones/chalk-pit/rooms.yaml")).isEqualTo(rooms);
    }
}
