package emberdelve.server.kernel;

import emberdelve.server.model.Item;

/** The listener for deeds that may set off a trigger. Thread: world. */
public interface DeedWatch {
    /** Whether the deed would set something off; nothing happens. */
    boolean awaits(Deed deed);

    /** Whether the deed would set something off that has to recover first; nothing happens. */
    boolean rests(Deed deed);

    /**
     * Whether nothing would come of handing the item over, because of what else is taken and given:
     * the doer is told what is wanting.
     */
    boolean hinders(Deed deed, Item handed);

    /** Whether the deed has set something off. */
    boolean done(Deed deed);
}
