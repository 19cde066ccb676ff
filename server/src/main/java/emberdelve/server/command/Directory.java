package emberdelve.server.command;

import emberdelve.server.admin.Role;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.view.Note;
import emberdelve.server.view.RecapView;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/** The players in the dungeon, and what commands may ask of the server. Thread: world. */
public interface Directory {
    /** All players in the dungeon, in the order in which they came. */
    List<Presence> online();

    Optional<Presence> of(Actor actor);

    /** The player of that name, or the only one anywhere whose name begins so, if here. */
    Optional<Presence> named(String name);

    /** Likewise among those whom the seeker sees. */
    Optional<Presence> named(String name, Actor seeker);

    /** The players in other worlds, and the way to them. */
    Abroad abroad();

    /** The player of that name, or the only one anywhere whose name begins so, if abroad. */
    Optional<Abroad.Person> abroad(String name);

    /** Likewise among those whom the seeker sees. */
    Optional<Abroad.Person> abroad(String name, Actor seeker);

    /** Tells the note to all players anywhere whose role is that or a higher one. */
    void announce(Role least, Note note);

    /** Lets the character leave after this command; its link is told when all is safe on disk. */
    void quit(Actor actor);

    /** Lets the character leave likewise, but its player stays and chooses another character. */
    void quitToAccount(Actor actor);

    /** The last actor that sent this one a {@code tell}. */
    Optional<ActorId> lastTeller(Actor listener);

    void told(Actor listener, ActorId teller);

    /** The moments that this player noticed lately, oldest first. */
    List<RecapView.Moment> recent(Actor actor);

    /**
     * An object that a feature keeps outside the world, by its class, such as the hall of fame.
     *
     * @throws IllegalArgumentException when there is no service of that class
     */
    <T> T service(Class<T> type);

    /** Tells the note to all staff, and writes {@code logged} to the log. */
    void tellStaff(Note note, String logged);

    /** The latest staff deeds, oldest first: at least all that are not stored yet. */
    List<StaffDeed> recentDeeds();

    void record(StaffDeed deed);

    /** Ends the server after that many ticks; an earlier order is replaced. */
    void shutDown(long inTicks, String reason);

    /** The questions and orders of staff for the store and the content. */
    Upkeep upkeep();

    /** Shows the view to the actor's player, if the player has a link. */
    void show(Actor reader, View view);

    /**
     * Ends the player's session after this command; the character stays as if the link were lost.
     */
    void kick(Actor actor);

    /** The members of staff who read along with players. */
    Snooping snooping();

    /** Runs a line that is a staff command, in these surroundings. */
    Reply give(StaffScene scene, String line);

    /** Runs the line for the character, as if its player had typed it. */
    void force(Actor actor, String line);

    /** All verbs. */
    Lexicon lexicon();

    /** Cancels the order to shut down; false when there was none. */
    boolean cancelShutDown();
}
