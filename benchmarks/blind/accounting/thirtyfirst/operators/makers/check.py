# reads back only to check that each printed number of the truth is on the page, and that subtotals tie
import json,subprocess,re,openpyxl,glob,os
for i in json.load(open('index.json')):
    b=i['file'].rsplit('.',1)[0]; t=json.load(open(f'truth/{b}.json')); p='documents/'+i['file']
    from collections import Counter
    def norm(x): return round(abs(float(x)),2)
    if p.endswith('pdf'):
        tx=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout; have=Counter(norm(x.replace(',','')) for x in re.findall(r'\d[\d,]*\.?\d*',tx) if x.strip(','))
    else:
        have=Counter()
        for row in openpyxl.load_workbook(p,data_only=True).worksheets[0].iter_rows(values_only=True):
            for v in row:
                if isinstance(v,(int,float)):
                    have[norm(v)]+=1; have[norm(v*100)]+=1
                elif isinstance(v,str):
                    for x in re.findall(r'\d[\d,]*\.?\d*',v): have[norm(x.replace(',',''))]+=1
    need=Counter(norm(r[k]) for r in t['rows']+t['totals'] for k in t['money'] if k in r)
    miss={k:(n,have[k]) for k,n in need.items() if have[k]<n and not(k==0)}
    bad=[]
    for r in t['rows']+t['totals']:
        if t['kind']=='TB' and 'ending' in r:
            e=r['beginning']+r.get('debit',0)-r.get('credit',0)+r.get('other:Adjustments Debits',0)-r.get('other:Adjustments Credits',0)
            if abs(e-r['ending'])>.006: bad.append(r)
        if t['kind']=='AR':
            ag=[k for k in t['money'] if k not in('total','prepaid','deposit','other:Net Balance','other:Days Late')]
            if abs(sum(r.get(k,0) for k in ag)-r['total'])>.006: bad.append(r)
    print(b,len(t['rows']),'missing',miss,'bad',bad)
