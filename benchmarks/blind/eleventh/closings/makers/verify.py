import json,glob,os,re,subprocess,openpyxl,collections
for e in json.load(open('index.json')):
    f='documents/'+e['file']; t=json.load(open('truth/'+e['file']+'.json'))
    vals=collections.Counter(); labs=set()
    if f.endswith('pdf'):
        x=subprocess.run(['pdftotext','-layout',f,'-'],capture_output=True,text=True).stdout
        toks=collections.Counter(re.findall(r'[\d,]*\d(?:\.\d+)?',x))
        has=collections.Counter()
        for k,n in toks.items():
            try: has[round(float(k.replace(',','')),2)]+=n
            except ValueError: pass
        text=re.sub(r'\s+',' ',x)
    else:
        has=collections.Counter(); text=''
        wb=openpyxl.load_workbook(f)
        for ws in wb:
            for row in ws.iter_rows():
                for c in row:
                    v=c.value
                    if isinstance(v,(int,float)): has[round(abs(v),2)]+=1
                    elif v is not None:
                        text+=' '+str(v)
                        if re.fullmatch(r'[\d,.]+-?',str(v).strip()): has[float(str(v).strip().rstrip('-').replace(',',''))]+=1
    need=collections.Counter(round(abs(v),2) for s in t['statements'] for r in s['rows'] for v in r['values'] if v is not None)
    miss={k:n-has[k] for k,n in need.items() if has[k]<n}
    ml=[r['label'] for s in t['statements'] for r in s['rows'] if r['label'].replace('Total ','') not in text]
    print(e['file'],[ (s['sheet'],s['page'],len(s['rows']),s['columns'][:2],len(s['columns']),list(s['keyTotals'])) for s in t['statements']],'missing',dict(list(miss.items())[:5]),ml)
    for s in t['statements']:
        for r in s['rows']: assert len(r['values'])==len(s['columns'])
        for r in s['keyTotals'].values(): assert None not in r['values']
