package emberdelve.db.person;

import emberdelve.db.account.Accounts;
import emberdelve.db.account.KeptDocuments;
import emberdelve.db.audit.AuditRow;
import emberdelve.db.audit.AuditTable;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.lost.LostRow;
import emberdelve.db.lost.LostTable;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.transfer.Chests;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

import java.io.OutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The file with all that is kept about one person, in the making. It is for that person: it has no
 * password hash, and of others only what they wrote to the person.
 *
 * <p>Thread: the one that owns the connection.
 */
final class PersonFile implements AutoCloseable {
    static final String FORMAT = "emberdelve-person";
    static final int VERSION = 1;

    private final Sql sql;
    private final Person person;
    private final JsonGenerator json;
    private int rows;

    PersonFile(Sql sql, Person person, OutputStream out) {
        this.sql = sql;
        this.person = person;
        json =
                JsonMapper.builder(
                                JsonFactory.builder()
                                        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                                        .build())
                        .build()
                        .writerWithDefaultPrettyPrinter()
                        .createGenerator(out);
    }

    /** Writes all of it, and answers how many rows that were. */
    int write(List<PersonalTable<?>> tables, Map<String, List<String>> elsewhere, Instant at) {
        json.writeStartObject();
        json.writeStringProperty("format", FORMAT);
        json.writeNumberProperty("version", VERSION);
        json.writeStringProperty("worldId", WorldTable.read(sql).worldId());
        json.writeNumberProperty("checkpoint", RegionTable.together(sql).checkpoint());
        json.writeStringProperty("at", at.toString());
        account();
        kept();
        all("player_character", CharacterRow.TABLE.where(sql, "account_id = ?", person.account()));
        all("item", items());
        all("corpse", corpses());
        for (var table : tables) all(table.table().name(), table.about(sql, person));
        all("lost_and_found", lost());
        all("audit_entry", audit());
        json.writePOJOProperty("elsewhere", elsewhere);
        json.writeEndObject();
        return rows;
    }

    private void account() {
        var account = Accounts.known(sql, person.account()).orElseThrow();
        json.writeObjectPropertyStart("account");
        json.writeNumberProperty("id", account.id());
        json.writeStringProperty("name", account.name());
        json.writeStringProperty("role", account.role());
        json.writeBooleanProperty("screenReader", account.screenReader());
        json.writeStringProperty("created", account.created().toString());
        json.writeStringProperty("lastLogin", account.lastLogin().toString());
        json.writeStringProperty("password", "kept as a hash, which is not in this file");
        json.writeEndObject();
        rows++;
    }

    /** The keys, aliases and triggers of the page, as the JSON that they are. */
    private void kept() {
        var kept = KeptDocuments.of(sql, person.account());
        json.writeArrayPropertyStart("kept_document");
        if (!kept.text().isEmpty()) {
            json.writeRawValue(kept.text());
            rows++;
        }
        json.writeEndArray();
    }

    private void all(String name, List<? extends Record> found) {
        json.writeArrayPropertyStart(name);
        for (var row : found) json.writePOJO(row);
        json.writeEndArray();
        rows += found.size();
    }

    /** What the characters have with them, in a bank and in chests, and what is bound to them. */
    private List<ItemRow> items() {
        var chests = Chests.read(sql);
        var items = new ArrayList<ItemRow>();
        for (var each : person.characters()) {
            items.addAll(ItemRow.heldBy(sql, each.id()));
            items.addAll(chests.of(each.id()));
            items.addAll(
                    ItemRow.TABLE.where(
                            sql, "bound_to = ? AND character_id + 0 IS NULL", each.id()));
        }
        return items;
    }

    private List<CorpseRow> corpses() {
        var corpses = new ArrayList<CorpseRow>();
        CorpseRow.TABLE.each(
                sql,
                row -> {
                    if (row.owner() instanceof CorpseOwner.OfCharacter(var id) && person.plays(id))
                        corpses.add(row);
                });
        return corpses;
    }

    private List<LostRow> lost() {
        var lost = new ArrayList<LostRow>();
        LostTable.each(
                sql,
                row -> {
                    if (isOwned(row.item())) lost.add(row);
                });
        return lost;
    }

    private boolean isOwned(ItemRow item) {
        return switch (item.place()) {
            case ItemPlace.OnCharacter(var id, _) -> person.plays(id);
            case ItemPlace.InBank(var id) -> person.plays(id);
            case ItemPlace.InCorpse _, ItemPlace.OnMonster _, ItemPlace.OnFloor _ ->
                    person.plays(item.boundTo());
        };
    }

    private List<AuditRow> audit() {
        return AuditTable.naming(sql, person.erased());
    }

    @Override
    public void close() {
        json.close();
    }
}
