package emberdelve.db.character;

/** The abilities that a character was born with. */
public record AbilitiesRow(
        int strength,
        int intelligence,
        int wisdom,
        int dexterity,
        int constitution,
        int charisma) {}
