from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(2215); N='harbour_street_car_park_licences.xlsx'
wb=Workbook(); w0=wb.active; w0.title='Bank in'; ws=wb.create_sheet('Licence schedule')
w0.append(['Date','Ref','£ in']); 
for i in range(9): w0.append([D.date(2025,4,1+i),f"STO {1000+i*3}",r.choice([95,110,120])])
for q in w0['A'][1:]: q.number_format='dd/mm/yyyy'
co=["Orrin Chambers LLP","Castlegate Dental Practice","Wherry Hotel","Tolbooth Recruitment Ltd","Merchant Quay Residents Co"]
nm=iter(names(r,60)); ws['B1']='Harbour Street Car Park, Leith'; ws['B1'].font=Font(name='Calibri',bold=True,size=14)
# summary at head filled later rows 2-6
H=['Bay','Level','Bay type','Licensee','Licence no.','Let / Void','Commenced','Runs to','Fee pcm £','EV pcm £','Fob pcm £','Total pcm £','Deposit £','Arrears £']
for i,h in enumerate(H):
    c=ws.cell(9,i+2,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='404040'); c.alignment=Alignment(horizontal='center',wrap_text=True)
R=10;rows=[]
for i in range(48):
    lv=['Basement','Ground','Roof'][i//16]; u=f"{lv[0]}{i%16+1}"; ty='EV bay' if i%8==3 else ('Disabled' if i%16==0 else 'Standard'); fee={'Basement':120,'Ground':110,'Roof':85}[lv]
    x=dict(unit=u,building=None,section=None,unitType=ty)
    if r.random()<.17: x['statusText']='Void'; v=[u,lv,ty,None,None,'Void']+[None]*8
    else:
        t=r.choice(co) if r.random()<.5 else ' '.join(next(nm)); ev=35 if ty=='EV bay' else 0; fb=r.choice([0,0,5]); dep=r.choice([0,50,fee]); ar=r.choice([0,0,0,0,0,fee,2*fee+5]); s=D.date(r.randint(2019,2025),r.randint(1,4),1); roll=r.random()<.6; e='Rolling' if roll else D.date(2025,r.choice([6,9,12]),30)
        x.update(statusText='Let',tenantName=t,contractRent=fee,charges=[dict(code='EV pcm £',amount=ev),dict(code='Fob pcm £',amount=fb)],totalCharges=fee+ev+fb,deposit=dep,balance=ar,leaseStartDate=s,leaseEndDate=e); v=[u,lv,ty,t,f"HS/{2200+i}",'Let',s,e,fee,ev,fb,fee+ev+fb,dep,ar]
    for k,z in enumerate(v):
        c=ws.cell(R,k+2,z); c.border=Border(bottom=Side(style='hair'))
        if k in(6,7) and isinstance(z,D.date): c.number_format='dd/mm/yyyy'
        if k>7: c.number_format='#,##0.00'
    rows.append(x); R+=1
ws.auto_filter.ref=f"B9:O{R-1}"
T=dict(contractRent=S(rows,'contractRent'),EV=CH(rows,'EV pcm £'),Fob=CH(rows,'Fob pcm £'),totalCharges=S(rows,'totalCharges'),deposit=S(rows,'deposit'),balance=S(rows,'balance'))
oc=sum('tenantName' in x for x in rows)
for i,(a,b) in enumerate([('Position at','1 May 2025'),('Bays',48),('Let',oc),('Void',48-oc),('Licence income pcm',T['totalCharges']),('Arrears',T['balance'])]): ws.cell(2+i,2,a); c=ws.cell(2+i,4,b); c.font=Font(bold=True); c.number_format='#,##0.00' if i>3 else 'General'; c.alignment=Alignment(horizontal='left')
R+=1; ws.cell(R,5,'Totals')
for k,z in zip(range(10,16),T.values()): ws.cell(R,k,z).number_format='£#,##0.00'
for k in range(2,16): ws.cell(R,k).font=Font(bold=True)
ws.cell(R+2,2,'Fees exclude VAT at 20%. All licences on one month’s notice either side unless a "Runs to" date is shown.')
for k,w in zip('ABCDEFGHIJKLMNO',[2,7,11,11,28,12,11,13,12,12,11,12,13,11,11]): ws.column_dimensions[k].width=w
ws.row_dimensions[9].height=30
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
wb.active=1; wb.save(fp(N))
put(N,dict(propertyName='Harbour Street Car Park',asOnDate='2025-05-01',units=48,occupied=oc,vacant=48-oc,sheet='Licence schedule',rows=rows,printedTotals=T),'PARKING','UK car park licence schedule, summary at head, offset table, bank sheet first',True)
