package emberdelve.db.account;

/**
 * Another name for a character.
 *
 * @param account the account whose character it is
 * @param character the id of the character
 * @param before the name until now, in the spelling in which it is kept
 * @param now the name from now on
 * @param reason the reason that staff gave
 */
public record Renaming(long account, long character, String before, String now, String reason) {
    /** Whether that is the id of the character. */
    public boolean isOf(long id) {
        return id == character;
    }

    /** Whether that is the name until now, in capital or small letters. */
    public boolean isBefore(String name) {
        return NameFold.fold(name).equals(NameFold.fold(before));
    }

    /** The name, or the new one in the place of the one until now. */
    public String instead(String name) {
        return isBefore(name) ? now : name;
    }
}
