package emberdelve.server.view;

/** What programs beside the text may follow; each is one view, given anew when it has changed. */
public enum Topic {
    /** {@link VitalsView}. */
    VITALS,
    /** {@link ScoreView}. */
    SCORE,
    /** {@link RoomView}. */
    ROOM,
    /** {@link InventoryView}. */
    INVENTORY,
    /** {@link EquipmentView}. */
    EQUIPMENT,
    /** {@link GroupView}. */
    GROUP,
    /** {@link TimelineView}. */
    TIMELINE
}
