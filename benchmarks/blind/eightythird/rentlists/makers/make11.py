from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(8311); N=Names(r); name='RR_Prairie_Rose_Towers_2025-08.xlsx'
# 78-unit block, system export; charges in columns; Summary sheet first; planted digit_changed
wb=openpyxl.Workbook(); s0=wb.active; s0.title='Cover'; ws=wb.create_sheet('RentRoll Detail')
types={'BACH':(410,945),'1BR':(590,1180),'1BRD':(655,1265),'2BR':(815,1455),'2BRP':(1180-300,1560)}
order=['2BR','1BR','1BRD','BACH','1BR','2BRP']
units=[f'{f}{n:02}' for f in range(1,14) for n in range(1,7)]
H1=['Suite','Suite','Sq.','Resident','Resident','Market','Lease','Lease','Move','Rent','Parking','Pet','Laundry','Total','Security','Balance']
H2=['','Type','Ft.','ID','Name','Rent','From','To','In','','','Fee','/ Cable','Billed','Deposit','']
bd=Font(name='Arial',size=9,bold=True); nf=Font(name='Arial',size=9); th=Side(style='thin')
ws['A1']='Prairie Rose Towers (prt01)'; ws['A1'].font=Font(name='Arial',size=12,bold=True); ws['A2']='Rent Roll with Recurring Charges'; ws['A3']='As Of Date: 08/31/2025   Month: 08/2025'
for j,(a,b) in enumerate(zip(H1,H2),1):
    for i,v in ((5,a),(6,b)):
        c=ws.cell(i,j,v or None); c.font=bd; c.fill=PatternFill('solid',fgColor='DDDDDD'); c.alignment=Alignment(horizontal='center')
R=7; rows=[]; occ=0; T=dict(sf=0,mk=0,rt=0,pk=0,pt=0,la=0,tt=0,dp=0,bl=0); pl=None; byt={}
asof=dt.date(2025,8,31); planted_i=41
for i,u in enumerate(units):
    t=order[i%6]; sf,mk=types[t]; mk+=5*(i//12); b=byt.setdefault(t,[0,0,0]); b[0]+=1
    T['sf']+=sf;T['mk']+=mk; base=dict(unit=u,unitType=t,area=sf,marketRent=mk)
    if i!=planted_i and r.random()<.07:
        v=[u,t,sf,'VACANT','VACANT',mk]; rows.append({**base,'statusText':'VACANT'}); b[1]+=0
        for j,x in enumerate(v,1): ws.cell(R,j,x)
    else:
        occ+=1; b[1]+=1
        mv=dt.date(r.randint(2012,2025),r.randint(1,8),1); k=(asof-mv).days//365; lf=dt.date(mv.year+k,mv.month,1); lt=addm(lf,12)-dt.timedelta(1)
        rt=mk-r.choice([0,0,18,35,62,90]); pk=r.choice([0,55,55,90]); pt=r.choice([0,0,0,30]); la=r.choice([0,0,25,64.95]); dp=round(rt/2,2); bl=r.choice([0,0,0,0,0,round(r.uniform(10,900),2),rt,-round(rt/10,2)])
        tt=rt+pk+pt+la; prt=rt
        if i==planted_i: prt=rt+30*1 if False else int(str(rt)[:-2]+str((int(str(rt)[-2])+4)%10)+str(rt)[-1]); pl=(u,rt,prt)
        nm=N('{l}, {f}'); v=[u,t,sf,f't00{r.randint(10000,99999)}',nm,mk,dt.datetime(lf.year,lf.month,1),dt.datetime(lt.year,lt.month,lt.day),dt.datetime(mv.year,mv.month,1),prt,pk,pt,la,tt,dp,bl]
        for j,x in enumerate(v,1): ws.cell(R,j,x)
        for kk,x in zip(('rt','pk','pt','la','tt','dp','bl'),(rt,pk,pt,la,tt,dp,bl)): T[kk]+=x
        b[2]+=rt
        rows.append({**base,'tenantName':nm,'statusText':'Occupied','leaseStartDate':iso(lf),'leaseEndDate':iso(lt),'moveInDate':iso(mv),'contractRent':prt,'deposit':dp,'balance':round(bl,2),
           'charges':[dict(code='Rent',amount=prt),dict(code='Parking',amount=pk),dict(code='Pet Fee',amount=pt),dict(code='Laundry / Cable',amount=la)],'totalCharges':round(tt,2)})
    R+=1
for j,v in {1:'Total',3:T['sf'],6:T['mk'],10:T['rt'],11:T['pk'],12:T['pt'],13:round(T['la'],2),14:round(T['tt'],2),15:T['dp'],16:round(T['bl'],2)}.items():
    c=ws.cell(R,j,v); c.border=Border(top=th)
for row in ws.iter_rows(min_row=7,max_row=R):
    for c in row:
        c.font=bd if c.row==R else nf
        if c.column in(7,8,9): c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='center')
        elif c.column in(6,10,11,12,13,14,15,16): c.number_format='#,##0.00'
for j,w in enumerate([7,7,6,10,24,10,11,11,11,10,9,7,9,11,10,10]): ws.column_dimensions[chr(65+j)].width=w
ws.freeze_panes='A7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
s0['A1']='Prairie Rose Towers'; s0['A1'].font=Font(bold=True,size=14); s0['A2']='Occupancy and rent by suite type, August 2025'
for j,h in enumerate(['Type','Suites','Occupied','Vacant','Rent'],1): s0.cell(4,j,h).font=Font(bold=True)
q=5
for t,b in byt.items():
    for j,v in enumerate([t,b[0],b[1],b[0]-b[1],b[2]],1): s0.cell(q,j,v)
    q+=1
for j,v in enumerate(['Total',78,occ,78-occ,T['rt']],1): s0.cell(q,j,v).font=Font(bold=True)
for i in range(5,q+1): s0.cell(i,5).number_format='#,##0'
wb.save(D+name)
assert sum(x.get('contractRent',0) for x in rows)-T['rt']==pl[2]-pl[1]!=0
save(name,dict(propertyName='Prairie Rose Towers',asOnDate='2025-08-31',units=78,occupied=occ,vacant=78-occ,sheet='RentRoll Detail',planted=dict(what=f'Suite {pl[0]}: Rent printed as {pl[2]} where the true rent is {pl[1]}; its Total Billed and the Rent total were drawn from {pl[1]}',kind='digit_changed'),rows=rows),'MULTIFAMILY','system export with charge columns, cover sheet first')
print(pl,occ,T)
