import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
F="Alma Bertil Corwin Dolores Ephraim Fay Gus Hattie Ivo Jolene Kip Lourdes Merle Nadine Orrin Pilar Quint Rosalba Shea Tito Una Verl Wanda Xiomara Yancy Zelda Ambrose Bonita Cletus Darla Ezra Faustino Glenda Hoyt".split()
L="Abernaught Brackwell Castrellon Dunmoor Eastervane Fillingame Gutrich Hollowick Ibarrola Jessamy Kettlebur Lunsdorf Marrowby Nethercut Olvidaz Pembrick Quarlston Rusthaven Sandejas Tremblow Umbridge-Coe Villaroyal Wexcomb Yarborne Zulueta Ashgrave Birdsnell Coatsmith Drummel Escarcega".split()
class G(random.Random):
    def name(s):
        if not hasattr(s,'used'): s.used=set()
        while 1:
            n=(s.choice(F),s.choice(L))
            if n not in s.used: s.used.add(n); return n
def m(x,c='',z='0.00',d=2): return c+f"{x:,.{d}f}" if x else z
def row(**k): return {a:b for a,b in k.items() if b is not None and b!=''}
def doc(n): return os.path.join(HERE,'documents',n)
def put(file,asset,style,hard,truth):
    t={"propertyName":None,"asOnDate":None,"units":None,"occupied":None,"vacant":None,"sheet":None,"planted":None}; t.update(truth)
    rows=t.pop('rows'); t['rows']=rows
    for r in rows: assert r.get('unit') or r.get('tenantName'),r
    for k,v in t.get('printedTotals',{}).items():
        if k=='charges':
            for c,a in v.items():
                s=round(sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code']==c),2)
                if abs(s-a)>.005: print('  DIFF',file,c,s,a,'planted' if t['planted'] else '!!!!')
        else:
            s=round(sum(r.get(k) or 0 for r in rows),2)
            if abs(s-v)>.005: print('  DIFF',file,k,s,v,'planted' if t['planted'] else '!!!!')
    json.dump(t,open(os.path.join(HERE,'truth',file+'.json'),'w'),indent=1)
    p=os.path.join(HERE,'index.json'); ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"r25","style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda e:e['file']),open(p,'w'),indent=1)
    print(file,len(rows),'rows',t['units'],t['occupied'],t['vacant'])
