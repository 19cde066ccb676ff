package emberdelve.server.session;

import emberdelve.db.character.CharacterRow;
import emberdelve.server.game.AccountCache;
import emberdelve.server.text.Nouns;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The characters of one account.
 *
 * @param living the characters that can be played
 * @param fallen the characters that died for good
 * @param deleted the number of deleted characters
 */
record Roster(List<OwnCharacter> living, List<OwnCharacter> fallen, int deleted) {
    /**
     * @param fresh the new characters that only the world knows yet
     */
    static Roster of(List<CharacterRow> stored, List<OwnCharacter> fresh) {
        var living = new ArrayList<OwnCharacter>();
        var known = new HashSet<Long>();
        var fallen = new ArrayList<OwnCharacter>();
        var deleted = 0;
        for (var row : stored) {
            known.add(row.id());
            var standing =
                    new OwnCharacter.Standing(
                            Nouns.capital(row.characterClass()), row.progress().level());
            var own = new OwnCharacter(row.id(), row.name(), Optional.of(standing));
            if (row.deleted()) deleted++;
            else if (row.fate().hasFallen()) fallen.add(own);
            else living.add(own);
        }
        for (var each : fresh) {
            if (!known.contains(each.id())) living.add(each);
        }
        return new Roster(living, fallen, deleted);
    }

    /** The characters in the dungeon, when the database cannot be asked. */
    static Roster ofThose(List<AccountCache.Resident> inside) {
        var living =
                inside.stream()
                        .map(each ->
                                new OwnCharacter(each.character(), each.name(), Optional.empty()))
                        .toList();
        return new Roster(living, List.of(), 0);
    }

    /** The answer to a player after the password: lets the only character in, or asks which one. */
    Answer answer(Identity who) {
        // An account that had a character must choose: creation would make it again under the same
        // name.
        if (living.size() > 1 || (living.isEmpty() && hasHadOne())) return choice(who);
        if (living.isEmpty()) return new Answer.Known(who, OptionalLong.empty());
        var only = living.getFirst();
        return new Answer.Known(who.named(only.name()), OptionalLong.of(only.id()));
    }

    /** Lets that character in, if the account still has it. */
    Optional<Answer> answer(Identity who, long character) {
        return living.stream()
                .filter(each -> each.id() == character)
                .findFirst()
                .map(each -> new Answer.Known(who.named(each.name()), OptionalLong.of(each.id())));
    }

    Answer.Several choice(Identity who) {
        return new Answer.Several(who, living, fallen);
    }

    private boolean hasHadOne() {
        return deleted > 0 || !fallen.isEmpty();
    }
}
