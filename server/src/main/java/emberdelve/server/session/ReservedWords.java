package emberdelve.server.session;

import emberdelve.config.content.Content;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Verbs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The words that have another meaning, and must not be names. */
final class ReservedWords {
    /** Words that would be taken for another person, or for no name. */
    private static final List<String> NOBODY =
            List.of(
                    "account",
                    "all",
                    "anonymous",
                    "anybody",
                    "anyone",
                    "anything",
                    "both",
                    "cancel",
                    "connect",
                    "console",
                    "corpse",
                    "create",
                    "default",
                    "delete",
                    "each",
                    "emberdelve",
                    "enemy",
                    "everybody",
                    "everyone",
                    "everything",
                    "foe",
                    "friend",
                    "group",
                    "guest",
                    "guests",
                    "her",
                    "here",
                    "hers",
                    "herself",
                    "him",
                    "himself",
                    "his",
                    "its",
                    "itself",
                    "login",
                    "logout",
                    "me",
                    "mine",
                    "myself",
                    "name",
                    "new",
                    "nobody",
                    "none",
                    "noone",
                    "nothing",
                    "null",
                    "opponent",
                    "other",
                    "others",
                    "ours",
                    "ourselves",
                    "party",
                    "password",
                    "player",
                    "players",
                    "role",
                    "self",
                    "server",
                    "she",
                    "somebody",
                    "someone",
                    "something",
                    "target",
                    "the",
                    "their",
                    "theirs",
                    "them",
                    "themself",
                    "themselves",
                    "there",
                    "they",
                    "undefined",
                    "unknown",
                    "void",
                    "who",
                    "yes",
                    "you",
                    "your",
                    "yours",
                    "yourself");

    /**
     * The words for those who run games, here or elsewhere: no player must pass for one of them.
     */
    private static final List<String> STAFF =
            List.of(
                    "administrator",
                    "creator",
                    "deity",
                    "developer",
                    "god",
                    "gods",
                    "gamemaster",
                    "host",
                    "immortal",
                    "implementor",
                    "keeper",
                    "maintainer",
                    "manager",
                    "master",
                    "mod",
                    "moderator",
                    "official",
                    "operator",
                    "root",
                    "staff",
                    "superuser",
                    "support",
                    "sysadmin",
                    "sysop",
                    "system",
                    "wizard");

    private ReservedWords() {}

    static List<String> of(Content content, Verbs verbs) {
        var words = new ArrayList<>(verbs.words());
        for (var role : Role.values()) words.add(role.word());
        for (var type : content.monsters().values()) {
            words.addAll(Arrays.asList(type.name().split("\\W+")));
            words.addAll(Arrays.asList(type.plural().split("\\W+")));
        }
        for (var each : content.classes().values()) words.add(each.name());
        return with(words);
    }

    /**
     * The reserved words that do not depend on content or verbs: nobody has ever had such a name.
     */
    static List<String> ofEveryGame() {
        return with(Arrays.stream(Role.values()).map(Role::word).toList());
    }

    /** The reserved words of every game, and more. */
    static List<String> with(List<String> more) {
        var words = new ArrayList<>(NOBODY);
        words.addAll(STAFF);
        words.addAll(more);
        return words;
    }
}
