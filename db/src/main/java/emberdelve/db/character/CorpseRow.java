package emberdelve.db.character;

import emberdelve.db.row.Require;
import emberdelve.db.row.RowDigest;
import emberdelve.db.row.Table;

/**
 * The corpse of somebody, with the gold and the experience in it; the items in it are {@link
 * ItemPlace.InCorpse}.
 *
 * @param name as players read it: "the corpse of a kobold"
 * @param room the id of the room it lies in
 * @param gold coins, 0..{@link PurseRow#GOLD_MAX}
 * @param xp experience that its owner may take back; 0 in a monster's
 * @param decayTick the tick in which it is gone
 * @param killedBy the killer's name as of that tick; may be empty
 */
public record CorpseRow(
        long id,
        String name,
        String room,
        long gold,
        long xp,
        long decayTick,
        CorpseOwner owner,
        String killedBy) {
    public static final Table<CorpseRow> TABLE =
            Table.of("corpse", CorpseRow.class, new CorpseColumns())
                    .indexed("owner_character_id", "player_character");

    public CorpseRow {
        Require.word("name", name);
        Require.word("room", room);
        Require.range("gold", gold, 0, PurseRow.GOLD_MAX);
        Require.natural("xp", xp);
        Require.natural("decay_tick", decayTick);
        Require.range("killed_by length", killedBy.length(), 0, Require.WORD_MAX_CHARS);
    }

    /** The same corpse with so much experience in it. */
    public CorpseRow withXp(long other) {
        return new CorpseRow(id, name, room, gold, other, decayTick, owner, killedBy);
    }

    /** The same corpse with so many coins in it. */
    public CorpseRow withGold(long other) {
        return new CorpseRow(id, name, room, other, xp, decayTick, owner, killedBy);
    }

    /** The digest of the row, which changes whenever a column does; see {@link RowDigest}. */
    public long digest() {
        var digest =
                RowDigest.of("corpse")
                        .add(id)
                        .add(name)
                        .add(room)
                        .add(gold)
                        .add(xp)
                        .add(decayTick)
                        .add(killedBy);
        return switch (owner) {
            case CorpseOwner.OfCharacter(var character) -> digest.add(1).add(character).value();
            case CorpseOwner.Unowned.UNOWNED -> digest.add(2).value();
        };
    }
}
