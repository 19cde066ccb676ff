package emberdelve.db.transfer;

import emberdelve.db.account.Accounts;
import emberdelve.db.account.NameFold;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.open.Store;
import emberdelve.db.recount.Recount;
import emberdelve.db.seal.WorldTable;
import emberdelve.db.transfer.CharacterFile.Exported;
import emberdelve.db.transfer.CharacterFile.Owner;
import emberdelve.db.transfer.CharacterFile.Thing;
import emberdelve.db.world.Checkpoints;

import org.jdbi.v3.core.Handle;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.function.Predicate;

/**
 * Characters out of the world and into it.
 *
 * <p>Exporting is safe for any thread that may wait for a disk, and is all of one checkpoint.
 * Importing is for a world that nobody plays: the game would not know what came.
 */
public final class Transfers {
    /** More than any server has; what is larger is no export of ours. */
    static final int CHARACTERS_MAX = 100_000;

    /** The format and its version stand in the first of these. */
    private static final int HEAD_OCTETS = 200;

    /** Made when somebody exports or imports, and not in each start of a server. */
    private static final class Json {
        private static final JsonMapper MAPPER =
                JsonMapper.builder(
                                JsonFactory.builder()
                                        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                                        .build())
                        .addModule(
                                new SimpleModule()
                                        .addDeserializer(PurseRow.class, new PurseReader()))
                        .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .build();
    }

    private final Store store;
    private final Accounts accounts;
    private final Checkpoints checkpoints;

    /** Not for the server: the database hands it out. */
    public Transfers(Store store, Accounts accounts, Checkpoints checkpoints) {
        this.store = store;
        this.accounts = accounts;
        this.checkpoints = checkpoints;
    }

    /**
     * Writes every character.
     *
     * @return how many
     */
    public int exportAll(OutputStream out, OpeningProgress progress) {
        return export(out, _ -> true, progress);
    }

    /**
     * Writes the character of that name, whatever its case.
     *
     * @return 1, or 0 when there is none; the file is then one without characters
     */
    public int exportOne(String name, OutputStream out) {
        var folded = NameFold.fold(name);
        return export(out, row -> row.foldedName().equals(folded), OpeningProgress.UNHEARD);
    }

    /**
     * Brings in all characters of the file, or none. An account that is not there yet is made, as a
     * player's.
     *
     * @param replace whether characters whose names are taken take their places; what those had is
     *     destroyed
     * @param curves how experience that was counted by one curve is counted by another
     * @throws ImportRefused if the file is no export of ours, or a name is taken
     */
    public ImportReport importFrom(
            InputStream in, boolean replace, Instant at, Recount.Between curves)
            throws ImportRefused {
        var file = read(in);
        var arrival = new Arrival(store, accounts, at);
        for (var each : file.characters()) arrival.check(each, replace);
        var rule = curves.of(file.curve(), store.read(WorldTable::curve));
        for (var each : file.characters()) arrival.take(each.counted(rule));
        checkpoints.write(arrival.checkpoint(file.world()));
        return arrival.report();
    }

    private int export(OutputStream out, Predicate<CharacterRow> wanted, OpeningProgress progress) {
        return store.readAtOnce(handle -> {
            try (var json = Json.MAPPER.writerWithDefaultPrettyPrinter().createGenerator(out)) {
                return write(handle, json, wanted, progress);
            }
        });
    }

    private static int write(
            Handle handle,
            JsonGenerator json,
            Predicate<CharacterRow> wanted,
            OpeningProgress progress) {
        var world = WorldTable.read(handle);
        var inAll =
                handle.createQuery("SELECT COUNT(*) FROM player_character").mapTo(Long.class).one();
        var written = new HashSet<Long>();
        var chests = Chests.read(handle);
        json.writeStartObject();
        json.writeStringProperty("format", CharacterFile.FORMAT);
        json.writeNumberProperty("version", CharacterFile.VERSION);
        json.writeStringProperty("world", world.worldId());
        json.writeNumberProperty("checkpoint", world.checkpoint());
        json.writePOJOProperty("curve", WorldTable.curve(handle));
        json.writeArrayPropertyStart("characters");
        CharacterRow.TABLE.each(
                handle,
                row -> {
                    if (!wanted.test(row)) return;
                    json.writePOJO(exported(handle, row, chests));
                    written.add(row.id());
                    progress.reached("exporting", written.size(), inAll);
                });
        json.writeEndArray();
        json.writeEndObject();
        return written.size();
    }

    private static Exported exported(Handle handle, CharacterRow row, Chests chests) {
        var owner =
                handle.createQuery("SELECT * FROM account WHERE id = ?")
                        .bind(0, row.accountId())
                        .map((account, _) ->
                                new Owner(
                                        account.getString("name"),
                                        account.getString("password_hash"),
                                        account.getBoolean("screen_reader"),
                                        account.getObject("created", OffsetDateTime.class)
                                                .toInstant()))
                        .one();
        var items = new ArrayList<>(ItemRow.heldBy(handle, row.id()));
        items.addAll(chests.of(row.id()));
        var ids = items.stream().map(ItemRow::id).toList();
        var things =
                items.stream()
                        .map(item ->
                                new Thing(
                                        item.type(),
                                        slot(item.place()),
                                        item.chargesUsed(),
                                        item.containerId().map(ids::indexOf).orElse(-1) + 1,
                                        item.boundTo() == row.id(),
                                        item.improved()))
                        .toList();
        return new Exported(owner, row, things);
    }

    private static String slot(ItemPlace place) {
        return switch (place) {
            case ItemPlace.OnCharacter(_, var slot) -> slot;
            // A chest stays where it stands: what was in it is found in the bank.
            case ItemPlace.InBank _, ItemPlace.OnFloor _ -> ItemPlace.BANK;
            case ItemPlace.InCorpse _, ItemPlace.OnMonster _ ->
                    throw new IllegalStateException(place + " is nobody's");
        };
    }

    /** Of whatever version it says that it is. */
    private static CharacterFile read(String head, InputStream all) {
        if (OldCharacterFile.isBegunBy(head))
            return Json.MAPPER.readValue(all, OldCharacterFile.class).now();
        if (CharacterFile4.isBegunBy(head))
            return Json.MAPPER.readValue(all, CharacterFile4.class).now();
        return Json.MAPPER.readValue(all, CharacterFile.class);
    }

    private static CharacterFile read(InputStream in) throws ImportRefused {
        try {
            var head = in.readNBytes(HEAD_OCTETS);
            var all = new SequenceInputStream(new ByteArrayInputStream(head), in);
            var file = read(new String(head, StandardCharsets.UTF_8), all);
            if (!file.format().equals(CharacterFile.FORMAT)
                    || file.version() != CharacterFile.VERSION) {
                throw new ImportRefused(
                        "format: "
                                + file.format()
                                + " "
                                + file.version()
                                + " (expected: "
                                + CharacterFile.FORMAT
                                + " "
                                + CharacterFile.VERSION
                                + ")");
            }
            if (file.characters().size() > CHARACTERS_MAX) {
                throw new ImportRefused(
                        "characters: "
                                + file.characters().size()
                                + " (expected: 0.."
                                + CHARACTERS_MAX
                                + ")");
            }
            return file;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (JacksonException unreadable) {
            var place = unreadable.getLocation();
            throw new ImportRefused(
                    place.getLineNr()
                            + ":"
                            + place.getColumnNr()
                            + ": "
                            + unreadable
                                    .getOriginalMessage()
                                    .lines()
                                    .findFirst()
                                    .orElse("unreadable"));
        }
    }
}
