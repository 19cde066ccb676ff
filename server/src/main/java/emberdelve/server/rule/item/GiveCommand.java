package emberdelve.server.rule.item;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Purse;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code give sword to mira}, {@code give 10 gold to mira}; without the {@code to} the receiver may
 * stand last or first.
 *
 * @param isPlain whether {@code to} stood between the thing and the receiver
 */
record GiveCommand(String what, String toWhom, boolean isPlain) implements Command.Timed {
    private static final Pattern GOLD = Pattern.compile("(\\S+)\\s+(?:gold|coins?)");
    private static final Pattern COINS = Pattern.compile("(?i)gold|coins?");

    public static final Verb VERB = Verb.of(Verb.Kind.THINGS, "gi*ve").parsed(GiveCommand::parse);

    private static Optional<Command> parse(String rest) {
        var to = rest.toLowerCase(Locale.ROOT).lastIndexOf(" to ");
        var split = to >= 0 ? to : rest.lastIndexOf(' ');
        if (split <= 0) return Optional.empty();
        var receiver = rest.substring(split + (to >= 0 ? 4 : 1)).strip();
        var what = rest.substring(0, split).strip();
        return what.isEmpty() || receiver.isEmpty()
                ? Optional.empty()
                : Optional.of(new GiveCommand(what, receiver, to >= 0));
    }

    /**
     * The command that was meant: {@code give mira sword} gives mira the sword when nobody is
     * called sword.
     */
    private GiveCommand meant(Scene scene) {
        if (isPlain || scene.somebody(toWhom).isPresent()) return this;
        var words = (what + " " + toWhom).split("\\s+", 2);
        var turned = new GiveCommand(words[1], words[0], true);
        var isSo = COINS.matcher(toWhom).matches() || scene.somebody(turned.toWhom).isPresent();
        return isSo ? turned : this;
    }

    @Override
    public boolean needsSaving() {
        return true;
    }

    @Override
    public Intent intent(Scene scene) {
        var asGuest = BoundGold.asGuest(scene);
        if (asGuest.isPresent()) return Intent.refuse(asGuest.get());
        return meant(scene).hand(scene);
    }

    private Intent hand(Scene scene) {
        var receiver = scene.somebody(toWhom);
        if (receiver.isEmpty()) return Intent.refuse(Find.none("target.not-here", toWhom));

        var gold = GOLD.matcher(what.toLowerCase(Locale.ROOT));
        if (gold.matches()) return giveGold(scene, gold.group(1), receiver.get());

        var name = TargetName.parse(what);
        var pack = FreeAndBound.freeFirst(scene.self().pack().items());
        if (Find.isAmbiguous(pack, name))
            return Intent.refuse(Find.which(pack, name, id -> "give " + id + " to " + toWhom));
        var items = Find.items(pack, name);
        if (items.isEmpty()) return Intent.refuse(Find.none("item.none", what));
        return Intent.to(new Give(items, receiver.get()));
    }

    private static Intent giveGold(Scene scene, String typed, Actor receiver) {
        if (typed.equals("all") && scene.self().gold() > 0)
            return scene.self().freeGold() > 0
                    ? Intent.to(new GiveGold(scene.self().freeGold(), receiver))
                    : Intent.refuse(BoundGold.reply(scene.self()));
        var amount = Numbers.whole(typed, 1, Purse.GOLD_MAX);
        return amount.isPresent()
                ? Intent.to(new GiveGold(amount.get(), receiver))
                : Intent.refuse(Reply.note("gold.how-much", Map.of("typed", typed)));
    }
}
