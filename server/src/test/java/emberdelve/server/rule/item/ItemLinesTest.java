package emberdelve.server.rule.item;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Parsed;
import emberdelve.server.feature.Features;
import emberdelve.server.gmcp.Bulletin;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.session.ShippedContent;
import emberdelve.server.text.Views;
import emberdelve.server.transcript.Performance;
import emberdelve.server.view.Things;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The lines that programs offer are lines that the server reads. */
class ItemLinesTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int TURN = 40;

    private final Content content = ShippedContent.load();

    @Test
    void everyLineIsReadAsACommandOfPlayers() {
        var lines = new ArrayList<String>();
        for (var type : content.items().values()) {
            lines.addAll(ItemLines.carried(type, "#1a2b"));
            lines.addAll(ItemData.lying(new Things(type, 2, "#1a2b")).commands());
        }
        lines.addAll(ItemLines.worn("#1a2b"));
        for (var view : Views.all())
            for (var bulletin : Features.registry().bulletins().of(view))
                for (var item : items(bulletin)) lines.addAll(commands(item));
        var verbs = Features.registry().verbs(content);
        assertThat(lines)
                .anyMatch(line -> line.startsWith("attack "))
                .anyMatch(line -> line.startsWith("get all from "))
                .allSatisfy(line ->
                        assertThat(verbs.parse(line, Role.PLAYER))
                                .as(line)
                                .isInstanceOf(Parsed.Understood.class));
    }

    @Test
    void theFirstLineIsTheUsualOne() {
        assertThat(ItemLines.carried(content.items().get("potion-of-healing"), "#1"))
                .containsExactly("drink #1", "examine #1", "drop #1");
        assertThat(
                        first(
                                Views.all().stream()
                                        .flatMap(view ->
                                                Features.registry().bulletins().of(view).stream())
                                        .flatMap(bulletin -> items(bulletin).stream())
                                        .toList()))
                .contains("wield #1a", "get #1a", "remove #4d", "get all from #d1");
    }

    @Test
    void whatIsWornIsTakenOffByTheLineThatIsOffered() {
        var play = Performance.of(content, Features.registry(), 3);
        var mira = play.comes("Mira", "guardian");
        var worn = first(told(play, mira, "EQUIPMENT"));
        assertThat(worn).isNotEmpty();
        for (var line : worn) types(play, mira, line);
        assertThat(told(play, mira, "EQUIPMENT")).isEmpty();
        var carried = told(play, mira, "INVENTORY");
        for (var item : carried)
            if (item.get("attrib").asString().contains("W"))
                types(play, mira, commands(item).getFirst());
        assertThat(first(told(play, mira, "EQUIPMENT"))).hasSameSizeAs(worn);
    }

    /**
     * What a menu offered a moment ago may be gone by now, and nobody reads what programs call it.
     */
    @Test
    void whatIsGoneIsNotCalledByItsId() {
        var gone = "#ffff";
        var lines = new TreeSet<String>();
        for (var type : content.items().values()) {
            lines.addAll(ItemLines.carried(type, gone));
            lines.addAll(ItemData.lying(new Things(type, 2, gone)).commands());
        }
        lines.addAll(ItemLines.worn(gone));
        for (var line : List.of("get all from", "kill", "consider", "look", "give all to"))
            lines.add(line + " " + gone);
        var play = Performance.of(content, Features.registry(), 3);
        var mira = play.comes("Mira", "guardian");
        for (var line : lines) {
            play.forget();
            types(play, mira, line);
            assertThat(play.played().replace(line, "")).as(line).doesNotContain(gone);
        }
    }

    private static void types(Performance play, LocalPlayer who, String line) {
        play.types(who, line);
        play.ticks(TURN);
    }

    /** The things of which the program is told when it begins to follow that topic. */
    private static List<JsonNode> told(Performance play, LocalPlayer who, String topic) {
        play.forget();
        play.follows(who, topic);
        play.ticks(1);
        var message =
                play.played()
                        .lines()
                        .filter(line -> line.startsWith(ItemData.LIST + " "))
                        .findFirst()
                        .orElseThrow();
        return items(new Bulletin(ItemData.LIST, message.substring(ItemData.LIST.length() + 1)));
    }

    private static List<JsonNode> items(Bulletin bulletin) {
        var items = new ArrayList<JsonNode>();
        if (bulletin.name().equals(ItemData.LIST))
            JSON.readTree(bulletin.json()).get("items").forEach(items::add);
        return items;
    }

    private static List<String> first(List<JsonNode> items) {
        return items.stream().map(item -> commands(item).getFirst()).toList();
    }

    private static List<String> commands(JsonNode item) {
        var commands = new ArrayList<String>();
        item.get("commands").forEach(line -> commands.add(line.asString()));
        return commands;
    }
}
