"""Truth loads; counts; totals of the truth are found printed in the document's own text."""
import json, glob, os, re, pdfplumber, openpyxl
def text(p):
    if p.endswith('.pdf'):
        with pdfplumber.open(p) as f: return '\n'.join(x.extract_text() or '' for x in f.pages)
    wb = openpyxl.load_workbook(p, data_only=True)
    return '\n'.join(str(c.value) for ws in wb for row in ws for c in row if c.value is not None)
idx = json.load(open('index.json')); assert len(idx) == 14
for e in idx:
    t = json.load(open(f'truth/{e["file"]}.json')); tx = text('documents/' + e['file']).replace(',', '').replace('$', ''); 
    nums = {float(x) for x in re.findall(r'-?\d+\.?\d*', tx)}
    fut = lambda r: 'uture' in (r.get('statusText') or '')
    miss = []
    for k in ('area', 'marketRent', 'contractRent', 'annualRent', 'deposit', 'balance', 'totalCharges'):
        s = round(sum(r.get(k) or 0 for r in t['rows'] if not fut(r)), 2)
        if any(k in r for r in t['rows']) and s not in nums: miss.append((k, s))
    nm = [r for r in t['rows'] if r.get('unit') and str(r['unit']) not in text('documents/' + e['file'])] 
    oc = sum('tenantName' in r for r in t['rows'] if not fut(r))
    print(e['file'], len(t['rows']), t['asOnDate'], t['units'], t['occupied'], t['vacant'], 'tenanted', oc, 'sum not printed:', miss, 'units not found:', len(nm), (t['planted'] or {}).get('kind', ''))
