"""Self storage rent roll, paged report exported to Excel: page titles and headers repeated every 58 units, text dates, status words, unit recap on 2nd sheet."""
import random; from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
r=random.Random(1717); F='Lockwell_Storage_Bluebonnet_RentRoll_093025.xlsx'
sz={'5x5':(25,49,'Climate'),'5x10':(50,79,'Climate'),'10x10':(100,129,'Climate'),'10x15':(150,159,'Drive-Up'),'10x20':(200,189,'Drive-Up'),'10x30':(300,255,'Drive-Up'),'12x35':(420,145,'Parking')}
plan=[('A',44,['5x5','5x10','5x10','10x10']),('B',60,['5x10','10x10','10x10','5x5']),('C',52,['10x10','10x15']),('D',48,['10x15','10x20','10x20']),('E',40,['10x20','10x30']),('P',26,['12x35'])]
wb=Workbook(); ws=wb.active; ws.title='RentRoll'
Fn=lambda **k: Font(name='Arial',size=k.pop('size',8),**k); th=Side(style='thin')
HD=['Unit','Unit Type','','Sq. Ft.','','Tenant','Status','Moved In','Paid Thru','Standard Rate','Rent','Insurance','Other Rec.','Total','Sec. Dep.','Balance']
R=0; pgno=0
def page():
    global R,pgno; pgno+=1
    R+=1; ws.cell(R,1,'Lockwell Self Storage - Bluebonnet').font=Fn(bold=True,size=11); ws.cell(R,15,f'Page {pgno} of 5').font=Fn()
    R+=1; ws.cell(R,1,'Rent Roll as of September 30, 2025').font=Fn(bold=True,size=9)
    R+=1; ws.cell(R,1,'Sorted by unit.  All units.  Tenants on auction included.').font=Fn(italic=True)
    R+=2
    for j,h in enumerate(HD,1):
        if h: c=ws.cell(R,j,h); c.font=Fn(bold=True); c.border=Border(bottom=th); c.alignment=Alignment(horizontal='right' if j>=10 or j==4 else 'left')
rows=[]; n=0
biz=['Hilltop Landscape Svc','Tejas Party Rentals','Cedar & Main Staging','R&J Flooring','Bluebonnet Youth Soccer','Kolache Cart Co.']
for b,k,mix in plan:
    for i in range(1,k+1):
        if n%58==0:
            if n: R+=1
            page()
        n+=1; s=r.choice(mix); sf,std,ty=sz[s]; u=f'{b}{i:03d}'; w=dict(unit=u,unitType=f'{s} {ty}',_s=s,_t=ty,area=sf,marketRent=float(std))
        x=r.random()
        if x<.1: w['statusText']='Vacant'
        elif x<.115: w['statusText']='Unrentable'
        elif u=='A001': w['statusText']='Company'
        else:
            w['statusText']='Auction' if x<.125 else ('Overlock' if x<.16 else 'Rented'); a,l=person(r)
            y=r.choice([2025,2025,2025,2024,2024,2023,2022,2021,2019,2016]); mi=D(y,r.randint(1,9),r.randint(1,28))
            rent=round(std*r.choice([.6,.75,.85,1,1.08,1.15,1.22,1.3]),0); ins=r.choice([0,12,12,15,21]) if ty!='Parking' else 0; oth=r.choice([0]*12+[5,10])
            late=w['statusText']!='Rented'
            pt=D(2025,r.choice([9,10,10]),min(mi.day,28)) if not late else D(2025,r.choice([6,7,8]),mi.day)
            w.update(tenantName=r.choice(biz) if r.random()<.05 else f'{l}, {a}',moveInDate=mi,_pt=pt,contractRent=float(rent),charges=[dict(code=c,amount=float(v)) for c,v in(('Rent',rent),('Insurance',ins),('Other Rec.',oth))],totalCharges=float(rent+ins+oth),deposit=float(r.choice([0,0,0,25])),balance=float(round((rent+ins)*r.choice([1.2,2.3,3.1]),2)) if late else float(r.choice([0,0,0,0,0,0,-rent,-8.5])))
        rows.append(w); R+=1; q={c['code']:c['amount'] for c in w.get('charges',[])}
        f=lambda d: d.strftime('%m/%d/%Y') if d else None
        for j,v in enumerate([u,w['unitType'],None,sf,None,w.get('tenantName'),w['statusText'],f(w.get('moveInDate')),f(w.get('_pt')),w['marketRent'],w.get('contractRent'),q.get('Insurance'),q.get('Other Rec.'),w.get('totalCharges'),w.get('deposit'),w.get('balance')],1):
            if v is None: continue
            c=ws.cell(R,j,v); c.font=Fn()
            if j>=10: c.number_format='#,##0.00_);(#,##0.00)'
S=lambda k,g=rows: round(sum(w.get(k) or 0 for w in g),2)
cs=lambda code: sum(q['amount'] for w in rows for q in w.get('charges',[]) if q['code']==code)
R+=2; ws.cell(R,1,'Grand Total'); ws.cell(R,2,f'{len(rows)} units')
for j,v in((4,S('area')),(10,S('marketRent')),(11,S('contractRent')),(12,cs('Insurance')),(13,cs('Other Rec.')),(14,S('totalCharges')),(15,S('deposit')),(16,S('balance'))): c=ws.cell(R,j,v); c.number_format='#,##0.00_);(#,##0.00)' if j>4 else '#,##0'
for j in range(1,17): ws.cell(R,j).font=Fn(bold=True); ws.cell(R,j).border=Border(top=th,bottom=Side(style='double'))
for j,w in enumerate([8,15,2,8,2,24,11,11,11,12,10,10,10,10,10,11],1): ws.column_dimensions[L(j)].width=w
u2=wb.create_sheet('Occupancy'); occs=('Rented','Overlock','Auction')
for j,h in enumerate(['Size','Type','Total','Rented','Vacant','Unrentable','Company','Occ %','Total Sq Ft','Std Rate','Rent Roll'],1): u2.cell(1,j,h).font=Fn(bold=True)
for i,(s,(sf,std,ty)) in enumerate(list(sz.items())+[('All',(0,0,''))],2):
    g=[w for w in rows if s in('All',w['_s'])]; cc=lambda *x: sum(1 for w in g if w['statusText'] in x)
    for j,v in enumerate([s,ty,len(g),cc(*occs),cc('Vacant'),cc('Unrentable'),cc('Company'),cc(*occs)/len(g),S('area',g),std or None,S('contractRent',g)],1):
        c=u2.cell(i,j,v); c.font=Fn(bold=s=='All'); 
        if j==8: c.number_format='0.0%'
        if j>9: c.number_format='#,##0.00'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,F)); print(pgno)
occ=sum(w['statusText'] in occs for w in rows); vac=sum(w['statusText']=='Vacant' for w in rows)
from collections import Counter; print(Counter(w['statusText'] for w in rows))
for w in rows: w['unitType']=f"{w['_s']} {w['_t']}"
save(F,dict(assetType='SELF_STORAGE',style='storage management system paged export to Excel, repeated page titles and headers, text dates, overlock/auction status, occupancy sheet',hard=True),
 dict(propertyName='Lockwell Self Storage - Bluebonnet',asOnDate='2025-09-30',units=len(rows),occupied=occ,vacant=vac,sheet='RentRoll',rows=[{k:v for k,v in w.items() if k[0]!='_'} for w in rows]))
