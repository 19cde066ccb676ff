package emberdelve.server.feature.profile;

import emberdelve.db.row.Table;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Personal;
import emberdelve.server.stored.Reach;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The store of what is shown of characters: as rows, and back. */
final class ProfileStore implements Stored.Shared<Profile, ProfileRow> {
    @Override
    public Class<Profile> kind() {
        return Profile.class;
    }

    @Override
    public Table<ProfileRow> table() {
        return ProfileRow.TABLE;
    }

    @Override
    public ProfileRow row(long key, Profile shown) {
        return new ProfileRow(
                key,
                shown.name(),
                shown.characterClass(),
                shown.level(),
                shown.title(),
                shown.feats());
    }

    @Override
    public Personal<ProfileRow> personal() {
        return Personal.ofCharacters(
                ProfileRow::characterId,
                (world, id) -> world.part(Profiles.class).forget(id),
                (world, renaming) -> world.part(Profiles.class).rename(renaming));
    }

    /** The page of a character is for all who want to read it. */
    @Override
    public Reach reach() {
        return Reach.EVERYBODY;
    }

    @Override
    public void learn(World world, List<ProfileRow> rows, List<Long> gone) {
        var profiles = world.part(Profiles.class);
        for (var row : rows)
            profiles.restore(
                    row.characterId(),
                    new Profile(
                            row.name(),
                            row.characterClass(),
                            row.level(),
                            row.title(),
                            row.feats()));
        for (var key : gone) profiles.drop(key);
    }
}
