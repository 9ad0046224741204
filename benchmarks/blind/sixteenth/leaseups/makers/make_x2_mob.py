"""X2: medical office building, hand-made workbook, three sheets, steps in column pairs, grouped header, hidden column."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
D=dt.date; R=random.Random(162); FN='Sagebrook Medical Pavilion - Leasing Tracker.xlsx'; AS=D(2025,10,1)
wb=Workbook(); s0=wb.active; s0.title='Dashboard'; ws=wb.create_sheet('RR Oct-25'); s2=wb.create_sheet('Prospects')
T=[('101','Sagebrook Imaging Center, LLP','Imaging',6240,D(2023,6,1),120,31.5,85,31200),('105','Pinnacle Physical Therapy','Rehab',3380,D(2024,2,1),84,29,55,8168),('110',None,'Shell',2915,None,0,0,0,None),('120','Mesa Verde Pharmacy Inc.','Pharmacy',1450,D(2023,6,1),120,36,40,4350),('200','Cardiology Consultants of Sagebrook, P.A.','Clinic',7810,D(2023,9,1),120,30.25,70,None),('210','Bright Steps Pediatrics PLLC','Clinic',4125,D(2025,4,1),90,31,75,10656),('220','Ear Nose & Throat Partners','Clinic',3640,D(2025,11,1),96,31.5,80,9555),('230',None,'Spec suite',2280,None,0,0,0,None),('300/310','Sonoran Orthopaedic Institute','ASC / Clinic',13900,D(2024,1,1),144,33,110,76450),('320','Sonoran Orthopaedic Institute (Expansion)','Clinic',3175,D(2026,2,1),119,32,90,0),('330','Lumen Dermatology PLLC','Clinic',2560,D(2024,8,1),60,30,60,6400),('340',None,'Shell',3890,None,0,0,0,None)]
hf=PatternFill('solid',fgColor='2F5D50'); wf=Font(name='Calibri',size=10,bold=True,color='FFFFFF'); thin=Side('thin',color='BBBBBB')
ws['B2']='Sagebrook Medical Pavilion'; ws['B2'].font=Font(size=16,bold=True); ws['B3']='Rent Roll as of'; ws['C3']=AS; ws['C3'].number_format='mmmm d, yyyy'; ws['C3'].alignment=Alignment(horizontal='left')
groups=[(2,5,'PREMISES'),(6,8,'LEASE TERM'),(9,12,'CURRENT MONTHLY'),(13,18,'SCHEDULED INCREASES (MONTHLY BASE)'),(19,21,'OTHER')]
for a,b,t in groups:
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=ws.cell(5,a,t); c.font=wf; c.fill=hf; c.alignment=Alignment(horizontal='center')
H=['Suite','Tenant','Use','RSF','Commence','Expire','Term (mo)','Base Rent','NNN Est.','Generator / Gas','Total','Eff. 1','Amt 1','Eff. 2','Amt 2','Eff. 3','Amt 3','TI $/SF','Security','Comments']
for j,h in enumerate(H,2): c=ws.cell(6,j,h); c.font=Font(size=10,bold=True); c.fill=PatternFill('solid',fgColor='DCE9E4'); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=thin)
r=7; rows=[]; A=dict(b=0,n=0,g=0,t=0,d=0,a=0)
fl={'1':'FIRST FLOOR','2':'SECOND FLOOR','3':'THIRD FLOOR'}; cur=None
cm={'210':'Base rent abated Apr-Jul 2025 (done)','220':'LEASE SIGNED - build-out; 3 months free from RCD','320':'Expansion signed 9/12/25; 5 months free','330':'1 x 5-yr option','110':'LOI out'}
for u,t,use,a,s,term,psf,ti,dep in T:
    if u[0]!=cur: cur=u[0]; ws.cell(r,2,fl[cur]).font=Font(bold=True,italic=True,color='2F5D50'); r+=1
    x=dict(unit=u,unitType=use,area=a,section=fl[cur]); put={2:u,3:t or 'Available',4:use,5:a,21:cm.get(u)}
    if t:
        yrs=(AS.year-s.year)-((AS.month,AS.day)<(s.month,s.day)); yrs=max(0,yrs)
        base=round(a*psf*1.03**yrs/12,2); fut=s>AS; nn=round(a*11.2/12,2); g=R.choice([0,0,275]) if use in('Clinic','ASC / Clinic','Imaging') else 0
        e=endlease(s,term); x.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,deposit=dep); steps=[]
        for k in range(1,4):
            dd=addm(s,12*(yrs+k if not fut else k)); 
            if dd<e: steps.append((dd,round(base*1.03**k,2)))
        put.update({6:s,7:e,8:term,19:ti,20:dep})
        if fut: put[9]=put[10]=put[11]=put[12]=0; x.update(contractRent=0,charges=[dict(code=h,amount=0) for h in('Base Rent','NNN Est.','Generator / Gas')],totalCharges=0); steps=[(s if False else addm(s,{'220':3,'320':5}[u]),round(a*psf/12,2))]+steps[:2]
        else: put.update({9:base,10:nn,11:g,12:round(base+nn+g,2)}); x.update(contractRent=base,charges=[dict(code='Base Rent',amount=base),dict(code='NNN Est.',amount=nn),dict(code='Generator / Gas',amount=g)],totalCharges=round(base+nn+g,2)); A['b']+=base;A['n']+=nn;A['g']+=g;A['t']+=round(base+nn+g,2)
        for k,(p,q) in enumerate(steps): put[13+2*k]=p; put[14+2*k]=q
        x['rentSteps']=[dict(date=p,amount=q) for p,q in steps]; A['d']+=dep or 0
    else: x['statusText']='Available'
    A['a']+=a; rows.append(x)
    for j,v in put.items():
        if v is None: continue
        c=ws.cell(r,j,v); c.border=Border(bottom=thin)
        if isinstance(v,D): c.number_format='m/d/yyyy'
        elif j in(9,10,11,12,14,16,18,20): c.number_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)' if j!=20 else '#,##0'
        elif j==5: c.number_format='#,##0'
        if not t: c.fill=PatternFill('solid',fgColor='FFF4CC')
    r+=1
r+=1
for j,v in {2:'TOTAL',5:A['a'],9:A['b'],10:A['n'],11:A['g'],12:A['t'],20:A['d']}.items(): c=ws.cell(r,j,round(v,2) if j>5 else v); c.font=Font(bold=True); c.border=Border(top=Side('medium'),bottom=Side('double')); c.number_format='#,##0' if j in(5,20) else '$#,##0.00'
vac=sum(1 for t in T if not t[1]); r+=2; la=sum(t[3] for t in T if t[1])
ws.cell(r,3,'Leased (incl. signed, not commenced)'); ws.cell(r,5,la).number_format='#,##0'; ws.cell(r,6,la/A['a']).number_format='0.0%'; ws.cell(r+1,3,'Available'); ws.cell(r+1,5,A['a']-la).number_format='#,##0'; ws.cell(r+1,6,1-la/A['a']).number_format='0.0%'
for j,w in enumerate((2,10,38,13,9,11,11,8,14,13,12,14,11,13,11,13,11,13,8,10,42),1): ws.column_dimensions[ws.cell(6,j).column_letter].width=w
ws.column_dimensions['H'].hidden=True; ws.column_dimensions['S'].hidden=True; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='D7'; ws.row_dimensions[6].height=28
s0['A1']='Sagebrook Medical Pavilion'; s0['A1'].font=Font(size=14,bold=True)
for i,(k,v) in enumerate((('Building RSF',A['a']),('Leased RSF',la),('Leased %',round(la/A['a'],4)),('Monthly base rent in place',round(A['b'],2)),('Suites available',vac)),3): s0.cell(i,1,k); s0.cell(i,2,v)
s0['B5'].number_format='0.0%'; s0.column_dimensions['A'].width=30; s0.column_dimensions['B'].width=14
for i,v in enumerate([('Prospect','Use','RSF wanted','Suite','Stage','Broker'),('Vista Hematology','Clinic',2900,'110','LOI','Hartwell CRE'),('Dr. office (confidential)','Clinic',2200,'230','Tour','Direct'),('Oak Sleep Lab','Diagnostics',3800,'340','Proposal','Kinnaird Co.')],1):
    for j,w in enumerate(v,1): s2.cell(i,j,w)
for x in rows:   # zeros print as a lone dash in the money columns: left out
    x['charges']=[h for h in x.get('charges',[]) if h['amount']]
    for k in('contractRent','totalCharges'):
        if x.get(k)==0: x.pop(k)
wb.save(doc(FN))
save(FN,'OFFICE','hand-made medical office leasing tracker, grouped header, three sheets, step column pairs, hidden columns',True,rows,'Sagebrook Medical Pavilion',AS,12,None,vac,sheet='RR Oct-25',checks=[['contractRent',A['b'],None],['totalCharges',A['t'],None],['area',A['a'],None],['deposit',A['d'],None]])
