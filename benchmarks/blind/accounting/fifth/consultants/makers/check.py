import json, glob, os
from common import HERE
import openpyxl, subprocess, re
for p in sorted(glob.glob(HERE + '/truth/*.json')):
    t = json.load(open(p)); M = t['money']; assert len(set(M)) == len(M); d = HERE + '/documents/' + t['name']; assert os.path.exists(d)
    g = t['totals'][-1] if t['totals'][-1]['label'] != 'Average per unit' else t['totals'][-2]
    bad = [(m, round(sum(r.get(m, 0) for r in t['rows']), 2), g[m]) for m in M if m in g and abs(sum(r.get(m, 0) for r in t['rows']) - g[m]) > .006]
    n = [sum(isinstance(v, (int, float)) for v in r.values()) for r in t['rows']]
    for r in t['rows'] + t['totals']: assert all(k in M for k, v in r.items() if isinstance(v, (int, float)) and k not in ('beds', 'baths')), r
    if d.endswith('pdf'):
        txt = subprocess.run(['pdftotext', '-layout', d, '-'], capture_output=True, text=True).stdout
        nums = {abs(float(x.replace(',', ''))) for x in re.findall(r'[\d,]*\d(?:\.\d+)?', txt)}
    else:
        nums = set(); ws = openpyxl.load_workbook(d, data_only=True).active
        for row in ws.iter_rows():
            for c in row:
                if isinstance(c.value, (int, float)): nums |= {abs(round(c.value, 2)), abs(round(c.value * 100, 2))}
                elif isinstance(c.value, str):
                    try: nums.add(abs(float(c.value.replace(',', ''))))
                    except ValueError: pass
    miss = [(k, v) for r in t['rows'] + t['totals'] for k, v in r.items() if isinstance(v, (int, float)) and k not in ('beds', 'baths') and round(abs(v), 2) not in nums]
    print(t['name'], t['kind'], len(t['rows']), 'rows', len(t['totals']), 'tot; nums', min(n), max(n), '| planted', t['planted'], '\n   untied', bad, '\n   missing', miss[:5], len(miss))
