package emberdelve.server.gmcp;

import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.GroupView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.TimelineView;
import emberdelve.server.view.View;
import emberdelve.server.view.VitalsView;
import emberdelve.server.world.event.Talk;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Makes messages of what programs are told. Safe for any thread. */
public final class Bulletins {
    private final JsonMapper json = new JsonMapper();

    /** All that a view says; nothing for one that is no {@link emberdelve.server.view.Topic}. */
    public List<Bulletin> of(View view) {
        return switch (view) {
            case VitalsView vitals -> List.of(message(Names.VITALS, CharPages.vitals(vitals)));
            case ScoreView score ->
                List.of(
                        message(Names.NAME, CharPages.name(score)),
                        message(Names.STATUS_VARS, CharPages.STATUS_VARS),
                        message(Names.STATUS, CharPages.status(score)),
                        message(Names.STATS, CharPages.stats(score)));
            case RoomView room ->
                List.of(
                        message(Names.ROOM, RoomPages.room(room)),
                        message(Names.ROOM_PLAYERS, RoomPages.players(room)),
                        message(Names.ITEMS, ItemPages.room(room)));
            case InventoryView inventory ->
                List.of(message(Names.ITEMS, ItemPages.inventory(inventory)));
            case EquipmentView equipment ->
                List.of(message(Names.ITEMS, ItemPages.worn(equipment)));
            case GroupView group -> List.of(message(Names.GROUP, GroupPages.group(group)));
            case TimelineView timeline ->
                List.of(message(Names.TIMELINE, GroupPages.timeline(timeline)));
            default -> List.of();
        };
    }

    /**
     * Somebody's words.
     *
     * @param line as the text tells it
     */
    public Bulletin of(Talk talk, String line) {
        return message(
                Names.TALK,
                Map.of(
                        "channel", channel(talk),
                        "talker", talk.speaker().name(),
                        "text", line));
    }

    /** Programs may log their players in. */
    public Bulletin loginOffer() {
        return message(Names.LOGIN, Map.of("type", List.of("password-credentials")));
    }

    /** What came of it; {@code why} not: words for the player, of no meaning otherwise. */
    public Bulletin loginResult(boolean success, String why) {
        return message(
                Names.LOGIN_RESULT,
                success ? Map.of("success", true) : new Failure(false, why));
    }

    private record Failure(boolean success, String message) {}

    private static String channel(Talk talk) {
        return switch (talk) {
            case Talk.Spoke _ -> "say";
            case Talk.Emoted _, Talk.Gestured _ -> "emote";
            case Talk.Shouted _ -> "shout";
            case Talk.Told _ -> "tell";
            case Talk.ToldGroup _ -> "group";
            case Talk.Channelled channelled -> channelled.channel();
        };
    }

    private Bulletin message(String name, Object value) {
        return new Bulletin(name, json.writeValueAsString(value));
    }
}
