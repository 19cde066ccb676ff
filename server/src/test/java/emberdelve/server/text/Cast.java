package emberdelve.server.text;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Pronouns;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;

import java.util.Optional;

/** The people and things of the tests. */
public final class Cast {
    public static final Named MIRA = character(1, "Mira", Pronouns.SHE);
    public static final Named TOLO = character(2, "Tolo", Pronouns.HE);
    public static final Named SABLE = character(3, "Sable", Pronouns.THEY);
    public static final Named KOBOLD = new Named(new ActorId(4), "kobold", "a", Pronouns.IT);
    public static final Named OGRE = new Named(new ActorId(5), "ogre", "an", Pronouns.HE);

    public static final ItemType SWORD =
            item("short sword", "short swords", ItemType.Kind.WEAPON, Optional.of("slashes"));
    public static final ItemType POTION =
            item("potion of healing", "potions of healing", ItemType.Kind.POTION, Optional.empty());
    public static final ItemType COAT =
            item("old coat", "old coats", ItemType.Kind.ARMOUR, Optional.empty());

    private Cast() {}

    public static Reader reader(Named who) {
        return new Reader(who.id(), Preferences.DEFAULT);
    }

    public static Reader listener(Named who) {
        return new Reader(who.id(), Preferences.DEFAULT.withScreenReader(true));
    }

    private static Named character(long id, String name, Pronouns pronouns) {
        return new Named(new ActorId(id), name, "", pronouns);
    }

    private static ItemType item(
            String name, String plural, ItemType.Kind kind, Optional<String> blow) {
        var slot = kind == ItemType.Kind.WEAPON ? ItemType.Slot.WEAPON : ItemType.Slot.BODY;
        var worn =
                kind == ItemType.Kind.POTION
                        ? Optional.<ItemType.Worn>empty()
                        : Optional.of(
                                new ItemType.Worn(slot, Bonuses.NONE, Optional.empty(), blow));
        return new ItemType(
                name.replace(' ', '-'), name, plural, kind, "", 1, Optional.empty(), worn);
    }
}
