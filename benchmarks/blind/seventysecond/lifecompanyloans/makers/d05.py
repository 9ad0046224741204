# mobile-home park, fpdf2 portrait; PLANT: row dropped
from common import *
from fpdf import FPDF
r=random.Random(7205); p=P(r); fn='05_whispering_sage_mhc.pdf'
ST=[('Sage Lane',18,495),('Quail Run',16,510),('Mesquite Circle',22,525),('Palo Verde Ct',10,545)]
allr=[];num=1
for s,n,base in ST:
    for i in range(n):
        lot=str(num); num+=1; q=r.random()
        if q<.09: allr.append(dict(unit=lot,section=s,tenantName=None,statusText='VACANT LOT',_v=1)); continue
        ty=r.choice(['SW','SW','DW','DW','TW']) if r.random()<.93 else 'RV'
        if q<.13: allr.append(dict(unit=lot,section=s,unitType='SW',statusText='VACANT - PARK HOME',_v=1)); continue
        poh=r.random()<.14
        lr=float(base+r.choice([0,0,0,15,-20,-35])); hr=float(r.choice([325,350,410])) if poh else 0.0
        ws=round(r.uniform(31,74),2); tr=18.5; pet=float(r.choice([0,0,0,0,10,20]))
        bal=0.0 if r.random()<.75 else round(r.choice([lr+ws,12.4,-15,55,-lr]),2)
        allr.append(dict(unit=lot,section=s,unitType=ty,tenantName=p.fl(),moveInDate=iso(rdate(r,dt.date(1998,3,1),dt.date(2025,7,1))),contractRent=lr,charges=[dict(code=a,amount=b) for a,b in(('Site Rent',lr),('Home Rent',hr),('Water/Sewer',ws),('Trash',tr),('Pet',pet))],totalCharges=round(lr+hr+ws+tr+pet,2),balance=bal,_own='Park' if poh else 'Res'))
Z=lambda L,g:round(sum(g(x) for x in L if not x.get('_v')),2)
gs=[lambda x,i=i:x['charges'][i]['amount'] for i in range(5)]+[lambda x:x['totalCharges'],lambda x:x['balance']]
# drop one occupied row in Mesquite Circle
drop=[x for x in allr if x['section']=='Mesquite Circle' and not x.get('_v')][9]
class F(FPDF):
    def header(s):
        s.set_font('Times','B',14); s.cell(0,7,'WHISPERING SAGE ESTATES',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',10); s.cell(0,5,'A Manufactured Home Community',align='C',new_x='LMARGIN',new_y='NEXT'); s.cell(0,5,'Resident Billing Roll  -  August 1, 2025',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Times','B',8.5); s.set_fill_color(225)
        for h,w,a in HD: s.cell(w,5.5,h,border=1,align='C',fill=True)
        s.ln()
    def footer(s): s.set_y(-11); s.set_font('Times','I',8); s.cell(0,5,f'Whispering Sage Estates   /   page {s.page_no()}',align='C')
HD=[('Site',10,'C'),('Resident',40,'L'),('Home',11,'C'),('Own',10,'C'),('Since',17,'C'),('Site Rent',18,'R'),('Home Rent',18,'R'),('Wtr/Swr',15,'R'),('Trash',13,'R'),('Pet',12,'R'),('Total',19,'R'),('Past Due',17,'R')]
d=F(format='letter'); d.set_creation_date(dt.datetime(2025,8,1,9)); d.set_margins(8,10,8); d.set_auto_page_break(True,14); d.add_page()
def line(v,b=1,st='',fill=False):
    d.set_font('Times',st,8.5)
    for (h,w,a),t in zip(HD,v): d.cell(w,4.7,t,border=b,align=a,fill=fill)
    d.ln()
z=lambda v:'-' if v==0 else m2(v)
for s,n,base in ST:
    d.set_font('Times','B',9); d.cell(200,5.5,s,border=1,new_x='LMARGIN',new_y='NEXT')
    L=[x for x in allr if x['section']==s]
    for x in L:
        if x is drop: continue
        if x.get('_v'): line([x['unit'],x['statusText'],x.get('unitType',''),'Park' if 'HOME' in x['statusText'] else '']+['']*8); continue
        q=dt.date.fromisoformat(x['moveInDate'])
        line([x['unit'],x['tenantName'],x['unitType'],x['_own'],q.strftime('%m/%d/%y')]+[z(g(x)) for g in gs])
    occ=[x for x in L if not x.get('_v')]
    d.set_fill_color(240); d.set_font('Times','B',8.5); d.cell(88,4.7,f'{s}: {len(L)} sites, {len(occ)} occupied',border=1,fill=True)
    for (h,w,a),g in zip(HD[5:],gs): d.cell(w,4.7,m2(Z(L,g)),border=1,align='R',fill=True)
    d.ln()
d.ln(2); d.set_fill_color(225); d.set_font('Times','B',8); oc=[x for x in allr if not x.get('_v')]
d.cell(88,5.5,f'COMMUNITY TOTAL: {len(allr)} sites, {len(oc)} occupied, {len(allr)-len(oc)} vacant',border=1,fill=True)
for (h,w,a),g in zip(HD[5:],gs): d.cell(w,5.5,m2(Z(allr,g)),border=1,align='R',fill=True)
d.ln(8); d.set_font('Times','',8.5); d.multi_cell(0,4.2,'Home: SW single wide, DW double wide, TW triple wide, RV park model.  Own: Res = resident owned, Park = community owned home.\nWater and sewer are submetered and billed in arrears.')
d.output(D+fn)
rows=[]
for x in allr:
    if x is drop: continue
    y={k:v for k,v in x.items() if k[0]!='_'}
    if 'charges' in y: # dashes are neutral
        y['charges']=[c for c in y['charges'] if c['amount']]
        if y['balance']==0: y.pop('balance')
    rows.append(y)
print('dropped',drop['unit'])
save(fn,dict(propertyName='Whispering Sage Estates',asOnDate='2025-08-01',units=len(allr),occupied=len(oc),vacant=len(allr)-len(oc),rows=rows,planted=dict(what=f"Site {drop['unit']} (Mesquite Circle) is missing from the list; the street subtotal, the community total and both counts still include it ({drop['totalCharges']:.2f} total charges)",kind='row_dropped')),'MANUFACTURED_HOUSING','Park billing roll, gridded Times, by street, charge columns')
