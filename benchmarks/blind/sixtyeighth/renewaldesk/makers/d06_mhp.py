from common import *
from fpdf import FPDF
r=random.Random(606); N=Names(r)
NAME='WILLOWBEND_MHP_LOTLIST.PDF'.replace('.PDF','.pdf')
secs=[('WILLOW LANE',range(1,39)),('CATTAIL COURT',range(39,71)),('HERON DRIVE',range(71,117)),('MALLARD LOOP',range(117,149))]
DROP=93
rows=[]; data=[]
for s,rg in secs:
    L=[]
    for n in rg:
        ty=r.choices(['SW','DW','POH-SW','RV'],[52,24,18,6])[0]
        k=r.random()
        if n not in(DROP,1) and k<.08: L.append(dict(lot=f'{n:03d}',ty='LOT' if ty!='POH-SW' else 'POH-SW',vac='*VACANT LOT*' if ty!='POH-SW' else '*VACANT HOME*')); continue
        rent={'SW':415,'DW':440,'POH-SW':r.choice([795,825,850,895]),'RV':365}[ty]+r.choice([0,0,0,10,-15])
        if n==1: 
            L.append(dict(lot='001',ty='DW',name='PARK MANAGER - '+N.pair()[1].upper(),rent=0.,water=0.,trash=0.,pet=None,mv=D(2019,8,1),dep=None,bal=0.)); continue
        mv=rdate(r,D(2003,1,1),D(2025,9,20))
        a,b=N.pair()
        L.append(dict(lot=f'{n:03d}',ty=ty,name=f'{b.upper()}, {a.upper()}',rent=float(rent),water=r.choice([28.,31.5,34.25,38.]),trash=18.,pet=10. if r.random()<.2 else None,mv=mv,dep=float(r.choice([200,300,rent])) if mv.year>2010 else None,bal=0. if r.random()<.8 else round(r.choice([1,-1,1,1])*r.uniform(12,900),2)))
    data.append((s,L))
class P(FPDF):
    def header(s):
        s.set_font('Courier','B',10); s.cell(0,4.2,'WILLOWBEND MOBILE HOME PARK',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Courier','',8); s.cell(0,3.6,'LOT LISTING & BILLING REGISTER   BILLED 10/01/2025',align='C',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,3.6,f'PAGE {s.page_no():>3}',align='R',new_x='LMARGIN',new_y='NEXT')
        s.ln(1); s.line_(HD1); s.line_(HD2); s.line_('-'*W)
    def line_(s,x,b=False): s.set_font('Courier','B' if b else '',7.3); s.cell(0,3.75,x,new_x='LMARGIN',new_y='NEXT')
W=118
fm='{:<5}{:<8}{:<27}{:>11}{:>11}{:>10}{:>9}{:>12}{:>11}{:>13}'
HD1=fm.format('LOT','HOME','RESIDENT','LOT/HOME','WATER','TRASH','PET','TOTAL','MOVED','ACCOUNT')
HD2=fm.format('NO.','TYPE','','RENT','SEWER','','','BILLED','IN','BALANCE')
p=P(format='letter'); p.set_margins(14,12,10); p.set_auto_page_break(True,14); p.add_page()
G=[0]*6; cnt=[0]*3
z=lambda v:'' if v is None else f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-'
for s,L in data:
    if p.get_y()>245: p.add_page()
    p.ln(1.5); p.line_(f'** {s} **',True); S=[0]*6; o=vc=0
    for d in L:
        tot=None
        if 'vac' in d: vc+=1; txt=fm.format(d['lot'],d['ty'],d['vac'],'','','','','','','')
        else:
            o+=1; tot=round(d['rent']+d['water']+d['trash']+(d['pet'] or 0),2)
            for i,v in enumerate([d['rent'],d['water'],d['trash'],d['pet'] or 0,tot,d['bal']]): S[i]+=v
            txt=fm.format(d['lot'],d['ty'],d['name'][:26],z(d['rent']),z(d['water']),z(d['trash']),z(d['pet']),z(tot),d['mv'].strftime('%m/%d/%y'),z(d['bal']))
        if int(d['lot'])==DROP: drop=d; continue
        p.line_(txt)
        row=dict(unit=d['lot'],unitType=d['ty'],section=s)
        if 'vac' in d: row['statusText']=d['vac']
        else:
            row.update(tenantName=d['name'][:26],statusText='Occupied',contractRent=d['rent'],moveInDate=d['mv'],balance=d['bal'],totalCharges=tot,charges=[dict(code=k,amount=v) for k,v in(('WATER SEWER',d['water']),('TRASH',d['trash']),('PET',d['pet'])) if v is not None])
        rows.append(row)
    S=[round(x,2) for x in S]
    p.line_(' '*40+'-'*(W-40)); p.line_(fm.format('','',f'{s}  {len(L)} LOTS',z(S[0]),z(S[1]),z(S[2]),z(S[3]),z(S[4]),'',z(S[5])),True)
    G=[a+b for a,b in zip(G,S)]; cnt=[cnt[0]+len(L),cnt[1]+o,cnt[2]+vc]
if p.get_y()>230: p.add_page()
p.ln(2); p.line_('='*W); p.line_(fm.format('','','PARK TOTAL',z(G[0]),z(G[1]),z(G[2]),z(G[3]),z(G[4]),'',z(G[5])),True); p.line_('='*W); p.ln(3)
for a,b in(('LOTS IN PARK',cnt[0]),('OCCUPIED',cnt[1]),('VACANT LOTS AND HOMES',cnt[2])): p.line_(f'     {a:<30}{b:>6}')
p.ln(2); p.line_('     POH = PARK OWNED HOME, RENT INCLUDES HOME.   AMOUNTS WITH TRAILING MINUS ARE CREDITS (PREPAID).')
p.output(DOC+'/'+NAME); print(drop,cnt,G,p.page_no())
save(NAME,dict(propertyName='WILLOWBEND MOBILE HOME PARK',asOnDate='2025-10-01',units=cnt[0],occupied=cnt[1],vacant=cnt[2],rows=rows,
  planted=dict(what=f'Lot {DROP:03d} ({drop["name"]}, rent {drop["rent"]:.2f}) is missing from the listing; the Heron Drive and park totals and counts include it',kind='row_dropped')),'MANUFACTURED_HOUSING','Typewriter-font register from an old DOS program, sections by street, trailing-minus credits, upper case',False)
