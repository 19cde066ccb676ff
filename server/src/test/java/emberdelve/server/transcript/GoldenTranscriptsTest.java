package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.AccountOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.link.Input;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/**
 * How the game reads, held word for word. What changes here is read by somebody before it is
 * accepted: see {@link Performance} for how to write the files anew.
 */
class GoldenTranscriptsTest {
    private static final int PATIENCE_TICKS = 2_000;
    private static final int GUEST_TICKS = 10_000;

    @Test
    void aNewcomerWhoListens() {
        var play = Performance.ofSeed(11);
        var mira = play.comes("Mira", "barbarian");
        play.types(mira, "sr on", "look lanterns", "inventory", "newbie hello", "map", "north");
        play.until("Delve Stair", PATIENCE_TICKS);
        play.types(mira, "down", "west");
        play.until("Lamp Cabin", PATIENCE_TICKS);
        play.types(mira, "scan", "kill rat");
        play.until("rat dies", PATIENCE_TICKS);
        play.types(mira, "get all from corpse", "wear lamp", "hp", "score", "exits");
        play.ticks(40);
        play.isAsIn("newcomer-who-listens");
    }

    @Test
    void aGroupOfTwoAgainstFourMonsters() {
        var play = Performance.ofSeed(12);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        var tolo = play.comes("Tolo", "striker");
        prepare(play, mira);
        prepare(play, tolo);
        play.types(mira, "invite tolo");
        play.types(tolo, "accept", "follow mira", "formation back");
        play.types(mira, "north");
        play.until("Delve Stair", PATIENCE_TICKS);
        play.types(mira, "down", "west");
        play.until("Lamp Cabin", PATIENCE_TICKS);
        play.ticks(10);
        play.types(mira, "spawn kobold 3", "guard tolo", "kill kobold");
        play.types(tolo, "assist mira", "group");
        play.until("kobold dies", PATIENCE_TICKS);
        play.until("kobold dies", PATIENCE_TICKS);
        play.until("kobold dies", PATIENCE_TICKS);
        play.types(mira, "kill rat", "gt well fought");
        play.until("rat dies", PATIENCE_TICKS);
        play.types(tolo, "get all from corpse", "group");
        play.ticks(40);
        play.isAsIn("two-against-four");
    }

    @Test
    void aLevelAndWhatItBrings() {
        var play = Performance.ofSeed(13);
        var mira = play.comes("Mira", "mender", Role.ADMIN);
        prepare(play, mira);
        play.types(mira, "adjust mira xp 20 reason rehearsal", "north");
        play.until("Delve Stair", PATIENCE_TICKS);
        play.types(mira, "down", "west", "kill rat");
        play.until("rat dies", PATIENCE_TICKS);
        play.types(mira, "levelup", "5", "2", "score", "levelup");
        play.ticks(20);
        play.isAsIn("level-up");
    }

    @Test
    void everySelector() {
        var play = Performance.ofSeed(14);
        var mira = play.comes("Mira", "mender", Role.ADMIN);
        prepare(play, mira);
        for (var item :
                new String[] {
                    "scroll-of-lightning-bolt",
                    "scroll-of-confusion",
                    "scroll-of-fireball",
                    "horn-of-dread"
                }) play.types(mira, "create " + item);
        play.types(mira, "goto old-mine/crawl", "spawn kobold-guard 2");
        play.types(mira, "adjust mira hp 40 reason rehearsal");
        play.types(mira, "drink healing");
        play.ticks(12);
        play.types(mira, "use lightning");
        play.ticks(12);
        play.types(mira, "use confusion", "2");
        play.ticks(12);
        play.types(mira, "use fireball", "cancel", "use fireball", "1");
        play.ticks(12);
        play.types(mira, "use horn");
        play.ticks(12);
        play.types(mira, "inventory", "effects");
        play.ticks(12);
        play.isAsIn("every-selector");
    }

    @Test
    void aLinkIsLostInAFight() {
        var play = Performance.ofSeed(15);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        var tolo = play.comes("Tolo", "striker");
        prepare(play, mira);
        prepare(play, tolo);
        play.types(mira, "goto old-mine/lamp-cabin", "spawn kobold");
        play.types(tolo, "north");
        play.types(mira, "kill kobold");
        play.ticks(25);
        play.losesLink(mira);
        play.ticks(30);
        play.comesBack(mira);
        play.until("kobold dies", PATIENCE_TICKS);
        play.isAsIn("link-lost-in-a-fight");
    }

    @Test
    void whoMissedNothingIsToldNothing() {
        var play = Performance.ofSeed(15);
        var mira = play.comes("Mira", "guardian");
        play.ticks(4);
        for (var ticks : List.of(0, 8)) {
            play.forget();
            play.losesLink(mira);
            play.ticks(ticks);
            play.comesBack(mira);
            assertThat(play.played()).doesNotContain("While your link was down");
        }
    }

    @Test
    void aDeath() {
        var play = Performance.ofSeed(16);
        var mira = play.comes("Mira", "striker", Role.ADMIN);
        prepare(play, mira);
        play.types(mira, "adjust mira gold 50 reason rehearsal", "goto old-mine/lamp-cabin");
        play.types(mira, "spawn ogre-overman", "adjust mira hp 6 reason rehearsal", "kill ogre");
        play.until("You died", PATIENCE_TICKS);
        play.types(mira, "look", "score", "gold");
        play.ticks(5);
        play.isAsIn("death");
    }

    @Test
    void whatADeathCostIsWonBack() {
        var play = Performance.ofSeed(17);
        var mira = play.comes("Mira", "striker", Role.ADMIN);
        prepare(play, mira);
        play.types(mira, "adjust mira gold 50 reason rehearsal");
        play.types(mira, "adjust mira xp 20 reason rehearsal", "goto old-mine/lamp-cabin");
        play.types(mira, "spawn ogre-overman", "adjust mira hp 6 reason rehearsal", "kill ogre");
        play.until("You died", PATIENCE_TICKS);
        play.types(mira, "score", "slay ogre", "goto old-mine/lamp-cabin", "slay ogre");
        play.types(mira, "look in corpse of mira", "loot", "score");
        play.ticks(12);
        play.types(mira, "score", "loot corpse of mira");
        play.ticks(12);
        play.isAsIn("won-back");
    }

    @Test
    void aHardcoreDeath() {
        var play = Performance.ofSeed(17);
        var mira = play.comes("Mira", "striker", Role.ADMIN, true);
        var tolo = play.comes("Tolo", "guardian");
        prepare(play, mira);
        prepare(play, tolo);
        play.types(mira, "adjust mira gold 50 reason rehearsal", "goto old-mine/lamp-cabin");
        play.types(mira, "spawn ogre-overman", "adjust mira hp 6 reason rehearsal", "kill ogre");
        play.until("You died", PATIENCE_TICKS);
        play.ticks(2);
        play.types(tolo, "who", "north");
        play.ticks(5);
        play.isAsIn("hardcore-death");
    }

    @Test
    void staffAtWork() {
        var play = Performance.ofSeed(18);
        play.takes(new Input.WallTime(1_700_000_000));
        var mira = play.comes("Mira", "guardian", Role.OWNER);
        var tolo = play.comes("Tolo", "striker");
        var sable = play.comes("Sable", "mender", Role.OWNER);
        prepare(play, mira);
        prepare(play, tolo);
        play.types(tolo, "kick mira reason rude", "stat mira", "role tolo owner", "purge all");
        play.types(mira, "echo", "echo A lamp goes out. $Name$0", "announce Back in an hour.");
        play.types(mira, "stat tolo", "stat nobody", "purge all", "purge", "create mace");
        play.types(mira, "drop mace");
        play.ticks(12);
        play.types(mira, "purge mace", "look");
        play.takes(
                new Input.RoleChanged(2, "Tolo", Role.PLAYER, Role.BUILDER, "Mira", "192.0.2.7"));
        play.types(mira, "role tolo", "role tolo king");
        play.types(tolo, "stat mira", "kick mira reason rude", "announce hello");
        play.types(mira, "kick sable reason why", "kick nobody reason why", "kick tolo");
        play.types(mira, "kick tolo reason asked for it");
        play.ticks(2);
        play.types(mira, "kick tolo reason again", "audit");
        play.isAsIn("staff-at-work");
    }

    @Test
    void sanctions() {
        var play = Performance.ofSeed(19);
        var mira = play.comes("Mira", "guardian", Role.OWNER);
        var tolo = play.comes("Tolo", "striker");
        var sable = play.comes("Sable", "mender", Role.HELPER);
        prepare(play, mira);
        prepare(play, tolo);
        prepare(play, sable);
        play.takes(new Input.WallTime(1_700_000_000));
        play.types(tolo, "mute mira 10m reason rude", "sanctions");
        play.types(
                sable,
                "ban tolo 3d reason rude",
                "mute mira reason rude",
                "mute tolo 10x reason rude",
                "mute tolo 10m",
                "mute",
                "mute 192.0.2.7 reason rude",
                "unmute tolo",
                "sanctions");
        play.types(sable, "mute tolo 10m reason shouting at everybody");
        play.types(
                tolo,
                "say hello",
                "tell mira hello",
                "chat hello",
                ":waves",
                "smile",
                "shout hello",
                "afk hello",
                "mail send mira hello",
                "board post hello",
                "report I am muted");
        play.takes(new Input.WallTime(1_700_000_600));
        play.types(tolo, "say hello");
        play.types(
                mira,
                "freeze tolo forever reason a talk first",
                "sanctions tolo",
                "sanctions nobody");
        play.types(tolo, "north", "look", "help look", "sr on", "sr off");
        play.types(sable, "unfreeze tolo", "freeze tolo 1m reason be kind");
        play.types(mira, "unfreeze tolo", "unfreeze tolo");
        play.types(
                mira,
                "ban example.org reason bots",
                "ban 192.0.2.7 2h reason bots",
                "unban 192.0.2.7");
        // As the database would answer for somebody who is not here.
        var order =
                new AccountOrder("grist", "ban grist 1d reason bots", "Mira", "here", Role.OWNER);
        play.takes(new Input.AccountFound(order, Optional.empty()));
        play.takes(
                new Input.AccountFound(
                        order, Optional.of(new AccountOrder.Holder(9, "Grist", Role.PLAYER))));
        play.takes(
                new Input.AccountFound(
                        order, Optional.of(new AccountOrder.Holder(9, "Grist", Role.OWNER))));
        play.types(mira, "ban tolo 2h reason bots");
        play.ticks(2);
        play.types(mira, "sanctions", "who", "unban tolo");
        play.takes(
                new Input.AccountFound(
                        new AccountOrder("tolo", "unban tolo", "Mira", "here", Role.OWNER),
                        Optional.of(new AccountOrder.Holder(2, "Tolo", Role.PLAYER))));
        play.types(mira, "audit");
        play.isAsIn("sanctions");
    }

    @Test
    void aGuestWhoLooksAround() {
        var play = Performance.ofSeed(20);
        var guest = play.comes("Guestabcd", "barbarian", Role.GUEST);
        var mira = play.comes("Mira", "guardian");
        prepare(play, guest);
        prepare(play, mira);
        play.types(guest, "who", "character", "north");
        play.types(mira, "tell guest hello", "mail send guestabcd Stay a while.");
        play.until("Five minutes are left", GUEST_TICKS);
        play.until("Your time to look around is over", GUEST_TICKS);
        play.types(mira, "tell guest hello", "scores", "mail send guestabcd Too late.");
        play.ticks(2);
        play.isAsIn("guest");
    }

    @Test
    void aDuel() {
        var play = Performance.ofSeed(20);
        var mira = play.comes("Mira", "guardian");
        var tolo = play.comes("Tolo", "striker");
        var sable = play.comes("Sable", "mender");
        prepare(play, mira);
        prepare(play, tolo);
        prepare(play, sable);
        play.types(sable, "set combat brief");
        play.types(tolo, "sr on");
        play.types(mira, "duel", "duel stop", "duel nobody", "duel mira", "duel tolo");
        play.types(tolo, "decline");
        play.types(mira, "duel tolo", "duel tolo", "set rolls on");
        play.types(tolo, "accept");
        play.types(mira, "duel");
        play.types(tolo, "");
        play.types(mira, "say Winter is long.", "");
        play.ticks(25);
        play.types(tolo, "duel", "");
        play.types(mira, "");
        play.until(" the duel.", PATIENCE_TICKS);
        play.ticks(10);
        play.types(mira, "", "duel", "");
        play.types(tolo, "duel sable");
        play.types(mira, "north");
        play.ticks(10);
        play.isAsIn("duel");
    }

    @Test
    void delves() {
        var play = Performance.ofSeed(21);
        var mira = play.comes("Mira", "guardian");
        var tolo = play.comes("Tolo", "striker");
        prepare(play, mira);
        prepare(play, tolo);
        play.types(mira, "delve", "delve deeper", "delve info", "invite tolo");
        play.types(tolo, "accept");
        play.types(mira, "north");
        play.until("Delve Stair", PATIENCE_TICKS);
        play.ticks(12);
        play.types(tolo, "delve");
        play.types(mira, "delve");
        play.types(tolo, "delve info", "scan", "delve join");
        play.ticks(20);
        play.clears(mira);
        play.ticks(2);
        play.types(mira, "delve info", "delve leave", "scores");
        play.types(tolo, "sr on", "scores delves", "delve info", "delve leave", "delve leave");
        play.takes(new Input.WallTime(1_700_000_000));
        play.types(mira, "delve daily turns", "delve info", "delve leave", "delve daily scores");
        play.ticks(310);
        play.types(mira, "delve join", "quit");
        play.ticks(2);
        play.isAsIn("delves");
    }

    /** What newcomers are told stands in other transcripts. */
    private static void prepare(Performance play, LocalPlayer who) {
        play.types(who, "skip tutorial", "hints off");
    }
}
