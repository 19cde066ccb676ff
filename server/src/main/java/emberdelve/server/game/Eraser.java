package emberdelve.server.game;

import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.person.Person;
import emberdelve.db.person.PersonRows;
import emberdelve.server.checkpoint.Restorer;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.KnownNames;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.ErasedPerson;
import emberdelve.server.model.Item;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.stored.StoredKinds;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * The erasing of a person from the world (docs/privacy.md). What is the person's goes, from memory
 * and, with the next checkpoint, from the store; what is others' stays, without the person's name.
 * Nobody of the person's characters is in the dungeon any more. Thread: world.
 */
record Eraser(World world, Restorer restorer) {
    /** The reason under which the ledger books what goes. */
    static final String LEDGER = "erased";

    /**
     * Erases the person.
     *
     * @param stored the rows of those who are not in memory
     * @param inMemory all characters in memory by their ids, the person's and others
     * @return the person, with the characters that are not stored yet
     */
    Person erase(PersonRows stored, Map<Long, Actor> inMemory) {
        var account = stored.person().account();
        var own = new ArrayList<Actor>();
        for (var actor : inMemory.values()) if (isOf(actor, account)) own.add(actor);
        var person = whole(stored.person(), own);
        world.part(StoredKinds.class).erase(world, person);
        for (var each : person.characters()) world.part(KnownNames.class).forget(each.name());
        for (var actor : own) erase(actor);
        for (var row : stored.characters())
            if (!inMemory.containsKey(row.id()))
                restorer.erase(row, held(stored.items(), row.id()), LEDGER);
        forget(person, stored, inMemory);
        var gone = person.erased();
        world.changes().erased(new ErasedPerson(gone.account(), gone.names()));
        return person;
    }

    /** Whether the actor is a character of that account. */
    static boolean isOf(Actor actor, long account) {
        return actor.nature() instanceof Nature.PlayerCharacter character
                && character.accountId() == account;
    }

    private static Person whole(Person stored, List<Actor> own) {
        var characters = new ArrayList<>(stored.characters());
        var known = new HashSet<Long>();
        for (var each : characters) known.add(each.id());
        for (var actor : own)
            if (known.add(actor.id().value()))
                characters.add(new Person.Figure(actor.id().value(), actor.name()));
        return new Person(stored.account(), stored.name(), characters);
    }

    private void erase(Actor actor) {
        var things = new ArrayList<Item>(actor.pack().items());
        things.addAll(actor.worn().values());
        things.addAll(actor.vault().things().items());
        world.part(Items.class).destroyAll(things, LEDGER);
        var gold = actor.gold() + actor.vault().gold();
        world.part(Ledger.class).destroyGold(LEDGER, gold);
        world.changes().of(Actor.class).gone(actor.id().value());
    }

    private static List<ItemRow> held(List<ItemRow> items, long character) {
        return items.stream().filter(item -> isHeld(item.place(), character)).toList();
    }

    private static boolean isHeld(ItemPlace place, long character) {
        return switch (place) {
            case ItemPlace.OnCharacter(var holder, _) -> holder == character;
            case ItemPlace.InBank(var holder) -> holder == character;
            case ItemPlace.InCorpse _, ItemPlace.OnMonster _, ItemPlace.OnFloor _ -> false;
        };
    }

    /** Takes the person out of what others have: whom they ignore, and who killed them. */
    private void forget(Person person, PersonRows stored, Map<Long, Actor> inMemory) {
        for (var each : person.characters())
            world.part(Corpses.class).erase(new ActorId(each.id()), LEDGER);
        for (var actor : inMemory.values())
            if (!isOf(actor, person.account())) forget(person, actor);
        for (CharacterRow row : stored.others())
            if (!inMemory.containsKey(row.id()))
                restorer.amend(row, row.without(person.account(), person::instead));
    }

    private void forget(Person person, Actor other) {
        var settings = other.preferences().settings();
        var ignored = settings.ignored();
        if (ignored.contains(person.account())) {
            var now = ignored.without(person.account(), world.now());
            other.setPreferences(other.preferences().withSettings(settings.withIgnored(now)));
        }
        var fate = other.fate().killedBy(person::instead);
        if (!fate.equals(other.fate())) other.setFate(fate);
    }
}
