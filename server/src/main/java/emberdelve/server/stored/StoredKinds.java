package emberdelve.server.stored;

import emberdelve.db.account.Renaming;
import emberdelve.db.person.Person;
import emberdelve.db.person.PersonalTable;
import emberdelve.db.world.Changed;
import emberdelve.db.world.Tables;
import emberdelve.server.kernel.World;
import emberdelve.server.model.ActorId;

import java.util.List;
import java.util.stream.Stream;

/** All kinds of things that the features of a world store, in the order of the features. */
public record StoredKinds(List<Stored<?, ?>> all) {
    public StoredKinds {
        all = List.copyOf(all);
    }

    /** All tables that a database of such a world has. */
    public Tables tables() {
        return Tables.CORE.and(all.stream().map(Stored::table).toList());
    }

    /** The tables with rows about persons. */
    public List<PersonalTable<?>> personal() {
        return all.stream().<PersonalTable<?>>flatMap(StoredKinds::personal).toList();
    }

    private static <R extends Record> Stream<PersonalTable<?>> personal(Stored<?, R> kind) {
        return kind.personal() instanceof Personal.Rows<R>(var isAbout, _, _)
                ? Stream.of(new PersonalTable<>(kind.table(), isAbout))
                : Stream.empty();
    }

    /**
     * Takes over what another world has stored in one table; tables of places, and those that no
     * feature has, are left out, and so are rows of characters that are in this world: those are
     * its own. Thread: world.
     */
    public void learn(World world, Changed<?> changed) {
        for (var kind : all)
            if (kind instanceof Stored.Shared<?, ?> shared && kind.table().equals(changed.table()))
                learn(world, shared, changed);
    }

    private static <R extends Record> void learn(
            World world, Stored.Shared<?, R> kind, Changed<?> changed) {
        @SuppressWarnings("unchecked") // The table is the kind's, and has rows of no other record.
        var its = (Changed<R>) changed;
        kind.learn(
                world,
                its.rows().stream()
                        .filter(row -> !isOurs(world, kind, kind.table().key(row)))
                        .toList(),
                its.gone().stream().filter(key -> !isOurs(world, kind, key)).toList());
    }

    private static boolean isOurs(World world, Stored<?, ?> kind, Object key) {
        return kind.reach() == Reach.CHARACTER
                && key instanceof Long id
                && world.population().find(new ActorId(id)).isPresent();
    }

    /** Takes all that is about the person out of what the features store. Thread: world. */
    public void erase(World world, Person person) {
        for (var kind : all)
            if (kind.personal() instanceof Personal.Rows<?>(_, var erase, _))
                erase.accept(world, person);
    }

    /** Gives a character another name in what the features store. Thread: world. */
    public void rename(World world, Renaming renaming) {
        for (var kind : all)
            if (kind.personal() instanceof Personal.Rows<?>(_, _, var rename))
                rename.accept(world, renaming);
    }
}
