"""Regenerates every document, truth file and index.json (seeds are in the makers)."""
import subprocess, sys, os, glob
here = os.path.dirname(os.path.abspath(__file__)); mk = os.path.join(here, 'makers')
for f in ('index.json', 'makers/checks.json'):
    p = os.path.join(here, f)
    if os.path.exists(p): os.remove(p)
for s in ['kestrel_appfolio','mainstreet_word','church_rents','warehouse_mono','sfr_propertyware','senior_living','marina_mixed','execsuites','doorloop_big','univ_breeze','resman_plan','buildium_family','qb_strip','tenantcloud_mhp']:
    subprocess.run([sys.executable, s + '.py'], cwd=mk, check=True)
