package emberdelve.server.rule.sanction;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.AddressRange;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;
import java.util.Optional;

/**
 * {@code unmute NAME}, {@code unfreeze NAME}, {@code unban NAME}: ends a sanction before its time.
 */
public record PardonCommand(Sanction.Kind kind, String name) implements OnAccount {
    public static final Verb UNMUTE = verb("unm*ute", Sanction.Kind.MUTE);
    public static final Verb UNFREEZE = verb("unf*reeze", Sanction.Kind.FREEZE);
    public static final Verb UNBAN = verb("unb*an", Sanction.Kind.BAN);

    private static Verb verb(String word, Sanction.Kind kind) {
        return Verb.of(Verb.Kind.STAFF, word)
                .explainedBy("sanctions")
                .from(PunishCommand.least(kind))
                .parsed(rest ->
                        rest.isEmpty() || rest.indexOf(' ') >= 0
                                ? Optional.empty()
                                : Optional.of(new PardonCommand(kind, rest)));
    }

    @Override
    public Role least() {
        return PunishCommand.least(kind);
    }

    @Override
    public String line() {
        return "un" + kind.word() + " " + name;
    }

    @Override
    public Reply run(StaffScene scene) {
        var found = find(scene);
        if (found.isEmpty())
            return Reply.note("sanction.none", Map.of("who", name, "kind", kind.word()));
        if (SanctionVerdict.isOutranked(scene.role(), found.get()))
            return Reply.note("sanction.outranked", Map.of("role", found.get().whoRole()));
        return found.get().account().isPresent()
                ? OnAccount.super.run(scene)
                : lift(scene, found.get());
    }

    @Override
    public Reply run(StaffScene scene, AccountOrder.Holder holder) {
        return nobody(scene);
    }

    /** Lifts what was laid on somebody whose character has gone since, too. */
    @Override
    public Reply nobody(StaffScene scene) {
        return find(scene)
                .map(sanction -> lift(scene, sanction))
                .orElseGet(() ->
                        Reply.note("sanction.none", Map.of("who", name, "kind", kind.word())));
    }

    private Optional<Sanction> find(StaffScene scene) {
        var sanctions = scene.world().part(Sanctions.class);
        return sanctions.all().stream()
                .filter(sanction -> sanction.kind() == kind)
                .filter(sanction -> sanction.name().equalsIgnoreCase(named(sanction)))
                .findFirst()
                .or(() ->
                        scene.directory().online().stream()
                                .filter(presence -> presence.actor().name().equalsIgnoreCase(name))
                                .findFirst()
                                .flatMap(presence -> sanctions.of(presence.actor(), kind)));
    }

    /**
     * The name that the sanction must have: for an address, the name of its range, such as a banned
     * /64.
     */
    private String named(Sanction sanction) {
        return sanction.account().isPresent()
                ? name
                : AddressRange.read(name).map(AddressRange::text).orElse(name);
    }

    private Reply lift(StaffScene scene, Sanction sanction) {
        scene.world().part(Sanctions.class).lift(sanction);
        var audit = scene.audit("un" + kind.word(), sanction.name(), "was: " + sanction.reason());
        SanctionNews.lifted(scene, sanction);
        return Reply.note(
                "sanction.lifted",
                Map.of("who", sanction.name(), "kind", kind.word(), "audit", audit));
    }
}
