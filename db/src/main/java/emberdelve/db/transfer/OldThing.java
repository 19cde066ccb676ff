package emberdelve.db.transfer;

/** A thing in an export of version 3 or 4: nothing had been improved. */
record OldThing(String type, String slot, int chargesUsed, int liesIn, boolean bound) {
    CharacterFile.Thing now() {
        return new CharacterFile.Thing(type, slot, chargesUsed, liesIn, bound, 0);
    }
}
