package emberdelve.config.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Rooms that belong together, with one danger and one refuge.
 *
 * @param id its folder's name
 * @param danger the level its monsters are made for, 0..50
 * @param madeFor how many they are made for who come together, 1..6
 * @param safe whether no harm at all is done here
 * @param pvp whether players may harm one another here
 * @param combat how blows are decided here; empty for what the rules say
 * @param encounters who else comes by; empty for nobody
 * @param messages by key, told to whoever is here instead of the common ones of those keys
 * @param refuge where those who die here wake up; may lie in another zone
 */
public record ZoneTemplate(
        String id,
        String name,
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
    /** One of each class, where a zone says nothing else. */
    public static final int MADE_FOR = 4;

    /** Rooms in which nobody lives, and time goes by itself. */
    public ZoneTemplate(
            String id, int danger, boolean safe, RoomId refuge, List<RoomTemplate> rooms) {
        this(
                id,
                id,
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

    /** The same, but that blows are decided this way. */
    public ZoneTemplate withCombat(Combat chosen) {
        return with(name, timeMode, Optional.of(chosen), refuge, rooms, spawns);
    }

    /** The same by another name. */
    public ZoneTemplate withName(String other) {
        return with(other, timeMode, combat, refuge, rooms, spawns);
    }

    /** The same with other rooms. */
    public ZoneTemplate withRooms(List<RoomTemplate> others) {
        return with(name, timeMode, combat, refuge, others, spawns);
    }

    /** The same with others who live here. */
    public ZoneTemplate withSpawns(List<SpawnTemplate> others) {
        return with(name, timeMode, combat, refuge, rooms, others);
    }

    /** The same, with another refuge and another time mode. */
    public ZoneTemplate with(RoomId otherRefuge, TimeMode otherMode) {
        return with(name, otherMode, combat, otherRefuge, rooms, spawns);
    }

    private ZoneTemplate with(
            String itsName,
            TimeMode itsMode,
            Optional<Combat> itsCombat,
            RoomId itsRefuge,
            List<RoomTemplate> itsRooms,
            List<SpawnTemplate> itsSpawns) {
        return new ZoneTemplate(
                id,
                itsName,
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
