package emberdelve.server.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.db.character.CorpseOwner;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemPlace;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.world.KnownName;
import emberdelve.db.world.LedgerRow;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.game.Opening;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.ActorId;
import emberdelve.server.rule.group.GroupMemberRow;
import emberdelve.server.rule.sanction.SanctionRow;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

class NotationTest {
    private static final ItemRow SWORD =
            new ItemRow(
                    9,
                    "short-sword",
                    new ItemPlace.OnCharacter(5, "weapon"),
                    1,
                    Optional.of(8L),
                    5);
    private static final Opening OPENING =
            new Opening(
                    "v1",
                    WorldSettings.DEFAULTS,
                    LimitSettings.DEFAULTS,
                    new StoredWorld(
                            new WorldRow("w", -1),
                            new RegionRow("deeps", 2, 3, 4, Long.MIN_VALUE),
                            List.of(item(1)),
                            List.of(
                                    corpse(new CorpseOwner.OfCharacter(5)),
                                    corpse(CorpseOwner.Unowned.UNOWNED)),
                            List.of(),
                            List.of(new LedgerRow("deeps", "kit", 1, 0, 1, 0)),
                            List.of(new KnownName("Mira", true)),
                            List.of(
                                    new GroupMemberRow(5, 1, 2, "front", "free", 0),
                                    new SanctionRow(
                                            9,
                                            "ban",
                                            Optional.empty(),
                                            "192.0.2.7",
                                            "spam",
                                            "Warden",
                                            "admin",
                                            Instant.ofEpochSecond(90),
                                            Optional.of(Instant.ofEpochSecond(99))))));
    private static final List<Class<?>> ROWS =
            Features.tables().all().stream().<Class<?>>map(Table::row).toList();

    @Test
    void whatIsWrittenIsReadBack() {
        var all =
                List.of(
                        new Input.Wrote(new ActorId(5), "hello", true),
                        new Input.Wrote(
                                new ActorId(5), "\"a\\b\", \t\u0000 ünï \ud83d\udc80 (x) -", false),
                        new Input.Loaded(5, Optional.empty(), List.of(SWORD, SWORD), List.of()),
                        new Input.Create(
                                new LinkId(1, "192.0.2.7"),
                                Role.OWNER,
                                2,
                                new Input.NewCharacter(
                                        "Mira", "guardian", Abilities.AVERAGE, Pronouns.THEY)),
                        new Input.Saving(SavingStage.HELD, true),
                        new Input.Announced(Role.ADMIN, Note.of("backup.done")),
                        new Input.Durable(Long.MAX_VALUE));
        for (var each : all) {
            var line = Notation.write(each);
            assertThat(line).doesNotContain("\n");
            assertThat(NotationReader.read(Input.class, line, List.of())).isEqualTo(each);
        }
        assertThat(NotationReader.read(Opening.class, Notation.write(OPENING), ROWS))
                .isEqualTo(OPENING);
    }

    @Test
    void peopleCanReadItToo() {
        assertThat(Notation.write(new Input.Enter(new LinkId(3, "here"), Role.PLAYER, 1, 2)))
                .isEqualTo("Enter(LinkId(3, \"here\"), Role.PLAYER, 1, 2, -)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Judged",
                "Judged(",
                "Judged(\"x\"",
                "Judged(\"x",
                "Judged(\"x\", true) ",
                "Judged(x, true)",
                "Judged(\"x\",true)",
                "Opening(1)",
                "Enter(LinkId(1, \"x\"), Role.KING, 1, 1)",
                "Enter(LinkId(1, \"x\"), Pronouns.SHE, 1, 1)",
                "Judged(\"\\",
                "Loaded(5, -, [)",
                "java.lang.String(1)"
            })
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> NotationReader.read(Input.class, text, List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static ItemRow item(long id) {
        return new ItemRow(id, "bone-die", new ItemPlace.OnFloor("a/b"), 0, Optional.empty(), 0);
    }

    private static CorpseRow corpse(CorpseOwner owner) {
        return new CorpseRow(7, "Mira", "old-mine/crawl", 3, 4, 99, owner, "");
    }
}
