package emberdelve.server.kernel;

import emberdelve.server.model.Item;

/** The listener for deeds that may set off a trigger. Thread: world. */
public interface DeedWatch {
    /** Whether the deed would set off a trigger; asking sets off nothing. */
    boolean awaits(Deed deed);

    /**
     * Whether the deed would set off a trigger that still has to recover, or to finish; asking sets
     * off nothing.
     */
    boolean rests(Deed deed);

    /**
     * Whether handing the item over would be in vain, because the doer lacks what else the trigger
     * takes, or room for what it gives; the doer is then told so.
     */
    boolean hinders(Deed deed, Item handed);

    /** Sets off the triggers that wait for the deed; answers whether there were any. */
    boolean done(Deed deed);
}
