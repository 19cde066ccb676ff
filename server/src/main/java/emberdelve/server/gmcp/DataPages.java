package emberdelve.server.gmcp;

import emberdelve.server.gmcp.DataPage.Part;
import emberdelve.server.view.EquipmentView;
import emberdelve.server.view.GroupView;
import emberdelve.server.view.InventoryView;
import emberdelve.server.view.RoomView;
import emberdelve.server.view.ScoreView;
import emberdelve.server.view.TimelineView;
import emberdelve.server.view.VitalsView;

import java.util.List;

/** The views that are shown to programs, too. */
public final class DataPages {
    public static final DataPage<VitalsView> VITALS =
            new DataPage<>(
                    "VITALS", VitalsView.class, List.of(Part.of(Names.VITALS, CharPages::vitals)));

    public static final DataPage<ScoreView> SCORE =
            new DataPage<>(
                    "SCORE",
                    ScoreView.class,
                    List.of(
                            Part.of(Names.NAME, CharPages::name),
                            Part.beside(Names.STATUS_VARS, _ -> CharPages.STATUS_VARS),
                            Part.of(Names.STATUS, CharPages::status),
                            Part.of(Names.STATS, CharPages::stats)));

    public static final DataPage<RoomView> ROOM =
            new DataPage<>(
                    "ROOM",
                    RoomView.class,
                    List.of(
                            Part.of(Names.ROOM, RoomPages::room),
                            Part.of(Names.ROOM_PLAYERS, RoomPages::players),
                            Part.of(Names.ITEMS, ItemPages::room)));

    public static final DataPage<InventoryView> INVENTORY =
            new DataPage<>(
                    "INVENTORY",
                    InventoryView.class,
                    List.of(Part.of(Names.ITEMS, ItemPages::inventory)));

    public static final DataPage<EquipmentView> EQUIPMENT =
            new DataPage<>(
                    "EQUIPMENT",
                    EquipmentView.class,
                    List.of(Part.of(Names.ITEMS, ItemPages::worn)));

    public static final DataPage<GroupView> GROUP =
            new DataPage<>(
                    "GROUP", GroupView.class, List.of(Part.of(Names.GROUP, GroupPages::group)));

    public static final DataPage<TimelineView> TIMELINE =
            new DataPage<>(
                    "TIMELINE",
                    TimelineView.class,
                    List.of(Part.of(Names.TIMELINE, GroupPages::timeline)));

    private DataPages() {}
}
