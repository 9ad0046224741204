# Renewal tracker that doubles as the rent roll; grouped by expiry month
import random, datetime as D
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
N='Fox Hollow renewal tracker.xlsx'; g=random.Random(4822); ppl=iter(people(g,60)); rows=[]; wb=Workbook(); lg=wb.active; lg.title='Key'
for t in (['Fox Hollow Apartments - renewal tracker'],['Signed','renewal signed, new rent starts on the date shown'],['Offered','letter out, waiting'],['NTV','notice to vacate received'],['-','not yet offered'],['Please do not sort the Tracker tab - Marcy']): lg.append(t)
ws=wb.create_sheet('Tracker'); wb.active=1
ws['B1']='Fox Hollow Apartments'; ws['B1'].font=Font(size=14,bold=True); ws['B2']='Renewals / roll - rents as of 7/1/2025'
for c,t in ((2,'Apartment'),(6,'Lease in place'),(10,'Renewal')): ws.cell(4,c,t)
ws.merge_cells('B4:E4'); ws.merge_cells('F4:I4'); ws.merge_cells('J4:N4')
for c,f in ((2,'DDEBF7'),(6,'E2EFDA'),(10,'FFF2CC')): ws.cell(4,c).fill=PatternFill('solid',fgColor=f); ws.cell(4,c).alignment=Alignment(horizontal='center'); ws.cell(4,c).font=Font(bold=True)
for c,t in enumerate(['Apt','Plan','SF','Mkt','Resident','Since','Ends','Rent','Stage','Offer 12 mo','New rent','Starts','Comments'],2): ws.cell(5,c,t).font=Font(bold=True); ws.cell(5,c).border=Border(bottom=Side('thin'))
U=[str(n) for n in list(range(1,45))]; g.shuffle(U); by={m:[] for m in (7,8,9,10,11,12,'V')}
for u in U:
    by[g.choice([7,7,8,8,9,10,10,11,12,12])].append(u)
for m in (7,9,12): 
    by['V'].append(by[m].pop())
R=6; D_='m/d/yy'
P={0:('Redbud',590,1085),1:('Dogwood',745,1240),2:('Sycamore',980,1465)}
for m in (7,8,9,10,11,12,'V'):
    h='Vacant' if m=='V' else D.date(2025,m,1).strftime('%B 2025')+' expirations'
    ws.cell(R,2,h).font=Font(bold=True,italic=True); 
    for c in range(2,15): ws.cell(R,c).fill=PatternFill('solid',fgColor='EDEDED')
    R+=1; s0=R
    for u in sorted(by[m],key=int):
        p=P[int(u)%3]; r=dict(unit=f'FH-{int(u):02d}',unitType=p[0],area=p[1],marketRent=p[2],section=h); v=[r['unit'],*p]
        if m=='V': r['statusText']='Vacant'; v+=[None,None,None,None,None,None,None,None,g.choice(['make ready','ready, 2 showings','carpet ordered'])]
        else:
            a,b=next(ppl); mi=D.date(g.randint(2019,2024),m,g.choice([1,1,5,18])); e=D.date(2025,m,g.choice([14,28,30])); rent=p[2]-g.choice([15,40,55,80,110]); off=round((rent*1.035)/5)*5
            q=g.random(); st='NTV' if q<.15 else 'Signed' if q<(.6 if m<10 else .15) else 'Offered' if q<(1 if m<10 else .4) else '-'
            r.update(tenantName=f'{a} {b}',statusText='Occupied',moveInDate=mi.isoformat(),leaseEndDate=e.isoformat(),contractRent=rent)
            v+=[r['tenantName'],mi,e,rent,st,None if st in('-','NTV') else off,None,None,None]
            if st=='Signed':
                n=off-g.choice([0,0,10]); d=e+D.timedelta(days=1); v[10]=n; v[11]=d; r['rentSteps']=[dict(date=d.isoformat(),amount=n)]
            if st=='NTV': v[12]=g.choice(['buying a house','job transfer','out end of lease'])
            elif g.random()<.12: v[12]=g.choice(['wants 6 mo','asked for new fridge','paying late, no early offer','called 6/24 LM'])
        for c,x in enumerate(v,2):
            k=ws.cell(R,c,x)
            if isinstance(x,D.date): k.number_format=D_
            elif isinstance(x,int) and c in(5,9,11,12): k.number_format='#,##0'
            if c==10 and x=='NTV': k.fill=PatternFill('solid',fgColor='F8CBAD')
            if c==10 and x=='Signed': k.fill=PatternFill('solid',fgColor='C6E0B4')
        R+=1; rows.append(r)
    ws.cell(R,2,f'{len(by[m])} apts'); ws.cell(R,5,sum(r['marketRent'] for r in rows if r['section']==h)).number_format='#,##0'
    if m!='V': ws.cell(R,9,sum(r['contractRent'] for r in rows if r['section']==h)).number_format='#,##0'
    for c in(2,5,9): ws.cell(R,c).font=Font(italic=True)
    R+=2
for c,x in ((2,'All'),(3,f'{len(rows)} apts'),(5,sum(r['marketRent'] for r in rows)),(6,f'{len(rows)-3} occupied, 3 vacant'),(9,sum(r.get('contractRent',0) for r in rows))):
    ws.cell(R,c,x).font=Font(bold=True); ws.cell(R,c).number_format='#,##0'
for k,w in zip('ABCDEFGHIJKLMN',(2,9,11,6,8,22,10,10,8,10,11,9,10,28)): ws.column_dimensions[k].width=w
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,dict(propertyName='Fox Hollow Apartments',asOnDate='2025-07-01',units=len(rows),occupied=len(rows)-3,vacant=3,sheet='Tracker',rows=rows),'MULTIFAMILY','renewal tracker doubling as roll, grouped header, month sections, signed renewals as steps',True)
