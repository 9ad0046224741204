# Apartments export, charges pivoted into columns, 2-row grouped header, building column, several sheets (Summary first)
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
r=random.Random(4811); N='Mesa Verde Ranch RR 2026-05-31.xlsx'; AS=dt.date(2026,5,31)
wb=Workbook(); s1=wb.active; s1.title='Summary'; ws=wb.create_sheet('Rent Roll'); 
fp={'Aspen':(1,1,702,1120),'Birch':(2,1,910,1310),'Cedar':(2,2,1015,1395),'Dogwood':(3,2,1240,1690)}
nm=names(r,100);k=0;rows=[]
for b in range(1,7):
    for i in range(1,13):
        t=['Aspen','Birch','Cedar','Cedar','Dogwood','Aspen'][(i+b)%6]; bd,ba,sf,mk=fp[t]
        base=dict(unit=f'{b}{i:02d}',building=f'Bldg {b}',unitType=t,area=sf,marketRent=mk,_bb=f'{bd}/{ba}')
        x=r.random()
        if x<.07: rows.append(dict(base,statusText=r.choice(['Vacant - Ready','Vacant - Not Ready']))); continue
        f,l=nm[k];k+=1; mi=AS-dt.timedelta(days=r.randint(20,1300)); st=mi
        while lend(st,12)<AS: st=add_m(st,12)
        rent=mk-r.choice([0,15,30,55,80]); ch=[('Base Rent',rent)]
        if r.random()<.3: ch.append(('Garage',95))
        if r.random()<.33: ch.append(('Pet Rent',30))
        ch.append(('RUBS',[48,61,61,74][list(fp).index(t)])); 
        if r.random()<.5: ch.append(('Liability Ins',14.5))
        if r.random()<.1: ch.append(('Employee / Concession',-r.choice([50,125])))
        o=dict(base,statusText=r.choice(['Occupied']*9+['On Notice']),tenantName=f'{f} {l}',moveInDate=mi,leaseStartDate=st,leaseEndDate=lend(st,12),contractRent=rent,charges=ch,totalCharges=sum(a for _,a in ch),deposit=r.choice([0,150,300,300]),balance=r.choice([0,0,0,0,22.5,-64,rent]))
        if o['statusText']=='On Notice': o['moveOutDate']=AS+dt.timedelta(days=r.randint(5,58))
        rows.append(o)
        if k in (20,41):
            pass
va=[w for w in rows if not w.get('tenantName')]
cc=['Base Rent','Garage','Pet Rent','RUBS','Liability Ins','Employee / Concession']
B=Font(name='Calibri',bold=True,size=10); th=Side(style='thin',color='999999')
ws['A1']='Mesa Verde Ranch Apartments'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Rent Roll'; ws['A3']='As of May 31, 2026'; ws['A4']='Created by: jhartsell   6/2/2026 4:18 PM'
g1=[('Unit',1,6),('Resident',7,12),('Recurring Charges',13,19),('Ledger',20,21)]
for t,a,b in g1:
    ws.cell(6,a,t); ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b); ws.cell(6,a).font=Font(bold=True,color='FFFFFF'); ws.cell(6,a).fill=PatternFill('solid',fgColor='3B5B4C'); ws.cell(6,a).alignment=Alignment(horizontal='center')
H=['Building','Unit','Floor Plan','Bd/Ba','Sq Ft','Market Rent','Status','Resident','Move In','Lease Start','Lease End','Move Out']+cc+['Total','Deposit Held','Balance']
for j,h in enumerate(H,1):
    c=ws.cell(7,j,h); c.font=B; c.fill=PatternFill('solid',fgColor='DCE6E0'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(bottom=th)
R=8
for w in rows:
    d=dict(w.get('charges',[])); v=[w['building'],int(w['unit']),w['unitType'],w['_bb'],w['area'],w['marketRent'],w['statusText'],w.get('tenantName'),w.get('moveInDate'),w.get('leaseStartDate'),w.get('leaseEndDate'),w.get('moveOutDate')]+[d.get(q) for q in cc]+[w.get('totalCharges'),w.get('deposit'),w.get('balance')]
    for j,x in enumerate(v,1):
        c=ws.cell(R,j,x); 
        if isinstance(x,dt.date): c.number_format='m/d/yyyy'
        if j>=6 and j not in range(7,13): c.number_format='#,##0.00;(#,##0.00)'
        if j==5: c.number_format='#,##0'
    R+=1
S=lambda q: sum(w.get(q) or 0 for w in rows)
tv=['Total',None,f'{len(rows)} units',None,S('area'),S('marketRent')]+[None]*6+[sum(dict(w.get('charges',[])).get(q,0) for w in rows) for q in cc]+[S('totalCharges'),S('deposit'),S('balance')]
for j,x in enumerate(tv,1): c=ws.cell(R,j,x); c.font=B; c.border=Border(top=th); c.number_format='#,##0.00;(#,##0.00)' if j>5 else '#,##0'
for j,wd in enumerate([9,7,10,6,7,10,17,24,11,11,11,11,10,9,9,9,9,12,11,10,10],1): ws.column_dimensions[CL(j)].width=wd
ws.row_dimensions[7].height=32; ws.freeze_panes='C8'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='6:7'
s1['A1']='Mesa Verde Ranch Apartments - Occupancy Summary'; s1['A1'].font=B
for i,(t) in enumerate([('Floor Plan','Units','Occupied','Vacant','Avg Market','Total Market')]+[(p,len(g:=[w for w in rows if w['unitType']==p]),sum(1 for w in g if w.get('tenantName')),sum(1 for w in g if not w.get('tenantName')),fp[p][3],sum(w['marketRent'] for w in g)) for p in fp]+[('Total',len(rows),len(rows)-len(va),len(va),round(S('marketRent')/len(rows),2),S('marketRent'))],3):
    for j,x in enumerate(t,1): s1.cell(i,j,x)
s1.column_dimensions['A'].width=16
wb.save(f'{D}/{N}')
save(N,'MULTIFAMILY','PM system export, charges as columns under grouped header, summary sheet first',False,rows,'Mesa Verde Ranch Apartments','2026-05-31',len(rows),len(rows)-len(va),len(va),'Rent Roll')
