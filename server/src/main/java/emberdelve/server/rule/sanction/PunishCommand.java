package emberdelve.server.rule.sanction;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.AddressRange;
import emberdelve.server.admin.Network;
import emberdelve.server.admin.Role;
import emberdelve.server.admin.Sanction;
import emberdelve.server.command.Command;
import emberdelve.server.command.OnAccount;
import emberdelve.server.command.Reply;
import emberdelve.server.command.StaffScene;
import emberdelve.server.command.Verb;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * {@code mute NAME 10m reason WORDS}, likewise {@code freeze} and {@code ban}; {@code ban ADDRESS
 * forever reason WORDS}; {@code mute NAME@PLACE} for a speaker elsewhere. A name that is not in the
 * dungeon is looked up in the database; the result is told then.
 *
 * @param span the span as it was typed; empty for the usual span
 * @param reason the reason; empty if none was given
 */
public record PunishCommand(Sanction.Kind kind, String name, String span, String reason)
        implements OnAccount {
    private static final Pattern FORM =
            Pattern.compile("(\\S+)(?:\\s+(?!reason\\b)(\\S+))?(?:\\s+reason(?:\\s+(.+))?)?");

    public static final Verb MUTE = verb("mu*te", Sanction.Kind.MUTE);
    public static final Verb FREEZE = verb("fr*eeze", Sanction.Kind.FREEZE);
    public static final Verb BAN = verb("ban", Sanction.Kind.BAN);

    private static Verb verb(String word, Sanction.Kind kind) {
        return Verb.of(Verb.Kind.STAFF, word)
                .explainedBy("sanctions")
                .from(least(kind))
                .inOwnWords()
                .parsed(rest -> parse(kind, rest));
    }

    private static Optional<Command> parse(Sanction.Kind kind, String rest) {
        var form = FORM.matcher(rest);
        if (!form.matches()) return Optional.empty();
        Function<Integer, String> part = group -> Optional.ofNullable(form.group(group)).orElse("");
        return Optional.of(new PunishCommand(kind, form.group(1), part.apply(2), part.apply(3)));
    }

    /**
     * The least role for such a sanction: helpers keep the peace; only higher roles decide who may
     * play at all.
     */
    static Role least(Sanction.Kind kind) {
        return switch (kind) {
            case MUTE, FREEZE -> Role.HELPER;
            case BAN -> Role.ADMIN;
        };
    }

    @Override
    public Role least() {
        return least(kind);
    }

    @Override
    public Reply run(StaffScene scene) {
        if (length().isEmpty()) return Reply.note("sanction.bad-span", Map.of("span", span));
        if (reason.isEmpty()) return Reply.note("sanction.no-reason");
        if (reason.length() > Sanction.REASON_MAX)
            return Reply.note(
                    "sanction.long-reason", Map.of("most", Integer.toString(Sanction.REASON_MAX)));
        if (Outsiders.looksLikeOne(name)) return ofOutsider(scene);
        return Network.looksLikeOne(name) ? ofRange(scene) : OnAccount.super.run(scene);
    }

    @Override
    public String line() {
        return String.join(" ", kind.word(), name, span, "reason", reason);
    }

    @Override
    public Reply run(StaffScene scene, AccountOrder.Holder holder) {
        return SanctionVerdict.pass(scene, sentence(), holder);
    }

    private Sentence sentence() {
        return new Sentence(kind, reason, length().flatMap(SanctionSpan::seconds));
    }

    private Optional<SanctionSpan> length() {
        return span.isEmpty() ? Optional.of(SanctionSpan.USUAL) : SanctionSpan.read(span);
    }

    private Reply ofOutsider(StaffScene scene) {
        if (kind != Sanction.Kind.MUTE) return Reply.note("sanction.elsewhere-mute-only");
        var outsiders = scene.world().part(Outsiders.class);
        return outsiders
                .named(name)
                .map(outsider -> SanctionVerdict.passOnOutsider(scene, sentence(), outsider))
                .orElseGet(() ->
                        Reply.note(
                                "sanction.no-place",
                                Map.of("who", name, "places", outsiders.places())));
    }

    private Reply ofRange(StaffScene scene) {
        if (kind != Sanction.Kind.BAN) return Reply.note("sanction.address-ban-only");
        return AddressRange.read(name)
                .map(range -> SanctionVerdict.passOnRange(scene, sentence(), range))
                .orElseGet(() -> Reply.note("sanction.bad-address", Map.of("who", name)));
    }
}
