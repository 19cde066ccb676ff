package emberdelve.server.view;

import emberdelve.config.content.Coordinates;

/**
 * The place of a room, for those who draw maps.
 *
 * @param number the room's number: above 0, no other room's, and the same after every restart
 * @param area name of its zone
 * @param at its place on the grid of that zone
 */
public record Spot(int number, String area, Coordinates at) {}
