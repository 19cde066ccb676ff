package emberdelve.config.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Rooms that belong together, with one danger and one refuge.
 *
 * @param id its folder's name
 * @param about what everybody may be told of it who has not been there; a line is a paragraph
 * @param danger the level its monsters are made for, 0..50
 * @param madeFor the number of characters, coming together, for whom its monsters are made, 1..6
 * @param safe whether no harm at all is done here
 * @param pvp whether players may harm one another here
 * @param combat how blows are decided here; empty for what the rules say
 * @param encounters the monsters that come by besides; empty for none
 * @param messages the zone's own messages by key, which players here read instead of the common
 *     ones
 * @param refuge where those who die here wake up; may lie in another zone
 */
public record ZoneTemplate(
        String id,
        String name,
        Optional<String> about,
        int danger,
        int madeFor,
        boolean safe,
        boolean pvp,
        TimeMode timeMode,
        Optional<Combat> combat,
        RoomId refuge,
        List<RoomTemplate> rooms,
        List<SpawnTemplate> spawns,
        Optional<Encounters> encounters,
        Map<String, Message> messages) {
    /** The number of characters for whom a zone is made if it states none: one of each class. */
    public static final int MADE_FOR = 4;

    /** A zone in which nobody lives, and whose time passes with the ticks. */
    public ZoneTemplate(
            String id, int danger, boolean safe, RoomId refuge, List<RoomTemplate> rooms) {
        this(
                id,
                id,
                Optional.empty(),
                danger,
                MADE_FOR,
                safe,
                false,
                TimeMode.REALTIME,
                Optional.empty(),
                refuge,
                rooms,
                List.of(),
                Optional.empty(),
                Map.of());
    }

    /** This zone, where blows are decided by that rule. */
    public ZoneTemplate withCombat(Combat chosen) {
        return with(name, about, timeMode, Optional.of(chosen), refuge, rooms, spawns);
    }

    /** This zone under another name. */
    public ZoneTemplate withName(String other) {
        return with(other, about, timeMode, combat, refuge, rooms, spawns);
    }

    /** This zone, of which everybody is told that. */
    public ZoneTemplate withAbout(String told) {
        return with(name, Optional.of(told), timeMode, combat, refuge, rooms, spawns);
    }

    /** This zone with other rooms. */
    public ZoneTemplate withRooms(List<RoomTemplate> others) {
        return with(name, about, timeMode, combat, refuge, others, spawns);
    }

    /** This zone with other monsters that live here. */
    public ZoneTemplate withSpawns(List<SpawnTemplate> others) {
        return with(name, about, timeMode, combat, refuge, rooms, others);
    }

    /** This zone with another refuge and another time mode. */
    public ZoneTemplate with(RoomId otherRefuge, TimeMode otherMode) {
        return with(name, about, otherMode, combat, otherRefuge, rooms, spawns);
    }

    private ZoneTemplate with(
            String itsName,
            Optional<String> itsAbout,
            TimeMode itsMode,
            Optional<Combat> itsCombat,
            RoomId itsRefuge,
            List<RoomTemplate> itsRooms,
            List<SpawnTemplate> itsSpawns) {
        return new ZoneTemplate(
                id,
                itsName,
                itsAbout,
                danger,
                madeFor,
                safe,
                pvp,
                itsMode,
                itsCombat,
                itsRefuge,
                itsRooms,
                itsSpawns,
                encounters,
                messages);
    }

    public ZoneTemplate {
        rooms = List.copyOf(rooms);
        spawns = List.copyOf(spawns);
        messages = Map.copyOf(messages);
    }
}
