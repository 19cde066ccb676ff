package emberdelve.server.rule.fight;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Named;
import emberdelve.server.text.Conditions;
import emberdelve.server.text.Nouns;
import emberdelve.server.text.Sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Some seconds of a fight in at most two lines: what the reader did and suffered, and what the
 * others did. Enemies' new conditions stand behind what brought them about.
 */
final class GistPage {
    /**
     * The most targets of others that are named, so that the line stays short enough to be read.
     */
    private static final int TARGETS_MAX = 3;

    private final GistView view;
    private final Sheet sheet;
    private final Set<ActorId> described = new HashSet<>();

    private GistPage(GistView view, Sheet sheet) {
        this.view = view;
        this.sheet = sheet;
    }

    static void write(GistView view, Sheet sheet) {
        if (sheet.isHeard()) {
            SpokenGistPage.write(view, sheet);
            return;
        }
        var page = new GistPage(view, sheet);
        var own = page.own();
        var taken = page.taken();
        var others = page.others();
        // Blows of the reader without any damage get no line of their own.
        if (page.isInVain() && taken.isEmpty() && !others.isEmpty()) {
            others.addAll(0, own);
            own = List.of();
        }
        var first = StyledText.builder();
        page.add("combat.wounded", own, first);
        page.add("combat.wounded-you", taken, first);
        if (!first.isEmpty()) sheet.add(first.build());
        var second = StyledText.builder();
        page.add("view.gist-many", others, second);
        if (!second.isEmpty()) sheet.add(second.build());
    }

    private void add(String key, List<String> sentences, StyledText.Builder line) {
        for (var sentence : sentences)
            line.add(line.isEmpty() ? "" : " ").add(sheet.styled(key, sentence));
    }

    private boolean isInVain() {
        return view.blows().stream()
                .noneMatch(each -> sheet.isReader(each.attacker()) && each.damage() > 0);
    }

    private List<String> own() {
        var sentences = new ArrayList<String>();
        for (var blows : view.blows()) {
            if (!sheet.isReader(blows.attacker())) continue;
            sentences.add(blows.damage() > 0 ? blow("combat.wounded", blows) : vain(blows));
            // A blow without damage has not brought about the new condition.
            if (blows.damage() > 0) describe(blows.target(), sentences);
        }
        return sentences;
    }

    private List<String> taken() {
        var wounds =
                view.blows().stream()
                        .filter(blows -> sheet.isReader(blows.target()) && blows.damage() > 0)
                        .toList();
        var sentences = new ArrayList<String>();
        if (wounds.size() == 1) sentences.add(blow("combat.wounded-you", wounds.getFirst()));
        if (wounds.size() > 1) sentences.add(many(wounds, wounds.getFirst().target()));
        for (var loss : view.losses())
            if (sheet.isReader(loss.who()))
                sentences.add(
                        sheet.words("view.gist-loses", List.of(loss.who()), amount(loss.damage())));
        return sentences;
    }

    /** The sentences about others, the most hurt first; those who were only missed get none. */
    private List<String> others() {
        var sums = new LinkedHashMap<ActorId, Sum>();
        for (var blows : view.blows()) {
            if (sheet.isReader(blows.attacker()) || sheet.isReader(blows.target())) continue;
            if (blows.damage() == 0) continue;
            var sum = sums.computeIfAbsent(blows.target().id(), _ -> new Sum(blows.target()));
            sum.blows.add(blows);
            sum.damage += blows.damage();
        }
        for (var loss : view.losses()) {
            if (sheet.isReader(loss.who())) continue;
            sums.computeIfAbsent(loss.who().id(), _ -> new Sum(loss.who())).damage += loss.damage();
        }
        var worst =
                sums.values().stream()
                        .sorted(Comparator.comparingInt((Sum sum) -> sum.damage).reversed())
                        .toList();
        // If one target is left, it is named, too: its name is no longer than words for the rest.
        var told = worst.size() == TARGETS_MAX + 1 ? worst.size() : TARGETS_MAX;
        var sentences = new ArrayList<String>();
        for (var sum : worst.subList(0, Math.min(told, worst.size()))) {
            sentences.add(sentence(sum));
            describe(sum.target, sentences);
        }
        if (worst.size() > told) sentences.add(rest(worst.subList(told, worst.size())));
        for (var change : view.changes()) describe(change.who(), sentences);
        return sentences;
    }

    private static final class Sum {
        private final Named target;
        private final List<GistView.Blows> blows = new ArrayList<>();
        private int damage;

        private Sum(Named target) {
            this.target = target;
        }
    }

    private String sentence(Sum sum) {
        if (sum.blows.isEmpty())
            return sheet.words("view.gist-loses", List.of(sum.target), amount(sum.damage));
        if (sum.blows.size() == 1 && sum.blows.getFirst().damage() == sum.damage)
            return blow("combat.wounded", sum.blows.getFirst());
        return many(sum.blows, sum.target, sum.damage);
    }

    private String rest(List<Sum> sums) {
        var damage = sums.stream().mapToInt(sum -> sum.damage).sum();
        return sheet.words("view.gist-rest", amount(damage));
    }

    private String many(List<GistView.Blows> blows, Named target) {
        return many(blows, target, blows.stream().mapToInt(GistView.Blows::damage).sum());
    }

    private String many(List<GistView.Blows> blows, Named target, int damage) {
        if (blows.size() == 1) return blow("combat.wounded", blows.getFirst(), damage);
        var names = Fighters.names(blows.stream().map(GistView.Blows::attacker).toList(), sheet);
        var amount = Integer.toString(damage);
        if (names.size() == 1)
            return sheet.words(
                    "view.gist-alike",
                    List.of(target),
                    Map.of("names", names.getFirst(), "amount", amount));
        var first = String.join(", ", names.subList(0, names.size() - 1));
        return sheet.words(
                "view.gist-many",
                List.of(target),
                Map.of(
                        "names", Nouns.capital(first),
                        "last", names.getLast(),
                        "amount", amount));
    }

    private String vain(GistView.Blows blows) {
        return sheet.words(
                "combat.blocked-far",
                List.of(blows.attacker(), blows.target()),
                Map.of("blow", blows.verb()));
    }

    private String blow(String key, GistView.Blows blows) {
        return blow(key, blows, blows.damage());
    }

    private String blow(String key, GistView.Blows blows, int damage) {
        return sheet.words(
                key,
                List.of(blows.attacker(), blows.target()),
                Map.of("blow", blows.verb(), "amount", Integer.toString(damage)));
    }

    private void describe(Named who, List<String> sentences) {
        if (sheet.isReader(who)) return;
        for (var change : view.changes()) {
            if (!change.who().id().equals(who.id()) || !described.add(who.id())) continue;
            var condition = sheet.words(Conditions.key(change.now()), Map.of());
            sentences.add(
                    sheet.words("combat.condition", List.of(who), Map.of("condition", condition)));
        }
    }

    private static Map<String, String> amount(int damage) {
        return Map.of("amount", Integer.toString(damage));
    }
}
