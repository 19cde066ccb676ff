package emberdelve.server.rule.fight;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Condition;
import emberdelve.server.model.Named;
import emberdelve.server.text.Conditions;
import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Some seconds of a fight in one line that is short enough to be listened to: what the reader dealt
 * and took, then what others took, each with the new condition.
 */
final class SpokenGistPage {
    /** The most others that are named. */
    private static final int OTHERS_MAX = 2;

    private final GistView view;
    private final Sheet sheet;
    private final Map<ActorId, Condition> changes = new LinkedHashMap<>();

    private SpokenGistPage(GistView view, Sheet sheet) {
        this.view = view;
        this.sheet = sheet;
        for (var change : view.changes()) changes.put(change.who().id(), change.now());
    }

    static void write(GistView view, Sheet sheet) {
        var page = new SpokenGistPage(view, sheet);
        var taken = page.taken();
        var sentences = new ArrayList<>(page.dealt());
        var self = taken.values().stream().filter(each -> sheet.isReader(each.who())).findFirst();
        self.ifPresent(each -> sentences.add(page.takes(each)));
        sentences.addAll(page.others(taken));
        if (sentences.isEmpty()) sentences.addAll(page.inVain());
        if (sentences.isEmpty()) return;
        var key = self.isPresent() ? "combat.wounded-you" : "combat.wounded";
        sheet.add(sheet.styled(key, String.join(" ", sentences)));
    }

    private List<String> dealt() {
        return view.blows().stream()
                .filter(each -> sheet.isReader(each.attacker()) && each.damage() > 0)
                .map(this::deals)
                .toList();
    }

    /** The sentence that the reader struck in vain, if that is all there is to tell. */
    private List<String> inVain() {
        return view.blows().stream()
                .filter(each -> sheet.isReader(each.attacker()))
                .limit(1)
                .map(each -> sheet.words("view.gist-misses", List.of(each.attacker()), Map.of()))
                .toList();
    }

    private String deals(GistView.Blows blows) {
        var who = List.of(blows.attacker(), blows.target());
        return words("view.gist-deals", who, blows.damage(), changed(blows.target()));
    }

    /** The losses of all but those whom the reader struck, and of the reader. */
    private Map<ActorId, GistView.Loss> taken() {
        var sums = new LinkedHashMap<ActorId, GistView.Loss>();
        for (var blows : view.blows())
            if (!sheet.isReader(blows.attacker())) add(sums, blows.target(), blows.damage());
        for (var loss : view.losses()) add(sums, loss.who(), loss.damage());
        return sums;
    }

    private static void add(Map<ActorId, GistView.Loss> sums, Named who, int damage) {
        if (damage == 0) return;
        sums.merge(
                who.id(),
                new GistView.Loss(who, damage),
                (before, now) -> new GistView.Loss(who, before.damage() + now.damage()));
    }

    /** The sentences about others, the most hurt first. */
    private List<String> others(Map<ActorId, GistView.Loss> taken) {
        var worst =
                taken.values().stream()
                        .filter(each -> !sheet.isReader(each.who()))
                        .sorted(Comparator.comparingInt(GistView.Loss::damage).reversed())
                        .toList();
        // If one more is left, it is named, too: its name is no longer than words for the rest.
        var named = worst.size() == OTHERS_MAX + 1 ? worst.size() : OTHERS_MAX;
        var sentences = new ArrayList<String>();
        for (var each : worst.subList(0, Math.min(named, worst.size()))) sentences.add(takes(each));
        if (worst.size() > named) {
            var rest = worst.stream().skip(named).mapToInt(GistView.Loss::damage).sum();
            sentences.add(sheet.words("view.gist-rest", Map.of("amount", Integer.toString(rest))));
        }
        return sentences;
    }

    private String takes(GistView.Loss loss) {
        var now = sheet.isReader(loss.who()) ? Optional.<Condition>empty() : changed(loss.who());
        return words("view.gist-takes", List.of(loss.who()), loss.damage(), now);
    }

    /** The new condition of the actor, which is told once. */
    private Optional<Condition> changed(Named who) {
        return Optional.ofNullable(changes.remove(who.id()));
    }

    private String words(String key, List<Named> who, int amount, Optional<Condition> now) {
        var damage = Integer.toString(amount);
        if (now.isEmpty()) return sheet.words(key, who, Map.of("amount", damage));
        var condition = sheet.words(Conditions.key(now.get()), Map.of());
        return sheet.words(key + "-now", who, Map.of("amount", damage, "condition", condition));
    }
}
