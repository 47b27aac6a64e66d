#!/bin/sh
# Before nginx starts: assets of this release stay in the volume for tabs that outlive it, 90 days from here.
set -eu
cp -R /srv/yakamoz/current/build/client/assets /srv/yakamoz/kept/
find /srv/yakamoz/kept -type f -mtime +90 -delete
