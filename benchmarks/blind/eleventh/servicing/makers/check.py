import json,itertools,os
n=0; kinds={}
for e in json.load(open('index.json')):
    assert os.path.exists('documents/'+e['file'])
    d=json.load(open(f"truth/{e['file']}.json"))
    if e['file'].endswith('xlsx'):
        import openpyxl; wb=openpyxl.load_workbook('documents/'+e['file'])
    for s in d['statements']:
        n+=1; kinds[s['documentType']]=kinds.get(s['documentType'],0)+1; bad=[]
        if s['sheet']: assert s['sheet'] in wb.sheetnames
        for i,r in enumerate(s['rows']):
            assert len(r['values'])==len(s['columns']) and r['label']
            if 'footsFrom' not in r: continue
            it=r['footsFrom']['items']; assert all(j<i for j in it),(r['label'])
            for c,v in enumerate(r['values']):
                xs=[s['rows'][j]['values'][c] or 0 for j in it]; v=v or 0
                ok=abs(sum(xs)-v)<.011 or abs(xs[0]-sum(xs[1:])-v)<.011
                if not ok: bad.append((r['label'],s['columns'][c],v,round(sum(xs),2)))
        # rows across for the totals columns
        for i,r in enumerate(s['rows']):
            v=r['values']
            if s['columns'][-1]in('12 Mo. Total','Total Center') and v[-1] is not None and abs(sum(x or 0 for x in v[:-1])-v[-1])>.011: bad.append(('across',r['label']))
            if s['columns'][-1]=='YEAR' and v[-1] is not None:
                if abs(sum(v[3::4])-v[-1])>.011 or any(abs(sum(v[q*4:q*4+3])-v[q*4+3])>.011 for q in range(4)): bad.append(('across',r['label']))
        print(e['file'],'|',s['title'],len(s['rows']),'rows',len(s['columns']),'cols',list(s['keyTotals']),'PLANTED '+s['planted']['what'] if s['planted'] else '',bad)
print(n,kinds)
