# strip centre, small owner's workbook, everything typed as text ("$2,400.00/mo", "1,200 sf"), tenant first then unit, notes inline, hidden column, PLANTED: total_wrong
import openpyxl,datetime
from openpyxl.styles import *
from openpyxl.comments import Comment
from common import *
from datetime import date as D
N='rentroll elmhurst plaza (for bank) v3 FINAL.xlsx'
T=[('Happy Nails & Spa','A',1200,2400,310,'Jan 1, 2024','Dec 31, 2028','3% every Jan','yes, 1x5'),
('Gyro Shack','B',1100,2350,285,'May 15 2022','May 14 2027','none','yes, 1x5'),
('VACANT (was vape store)','C',1000,None,None,None,None,None,None),
('Dollar Depot','D-E-F',6400,7466.67,1387,'Aug 1, 2017','Jul 31, 2027','$8,000.00/mo from Aug 1, 2026','2x5'),
('Pastor Glenn - New Hope Fellowship','G',2000,1800,0,'month to month','month to month','-','-'),
('Mattress 4 U','H',3000,4500,775,'Mar 1, 2023','Feb 28, 2026','none','1x3'),
('Metro PCS dealer (Singh)','J',900,2025,232.5,'Oct 1, 2021','Sep 30, 2026','$2,100.00/mo from Oct 1, 2025','none'),
('Laundromat (mine)','K',1800,0,0,'owner','owner','-','-'),
('ATM kiosk - CashNow','lot',None,350,0,'month to month','month to month','-','-')]
# fix Metro step already in force
T[6]=('Metro PCS dealer (Singh)','J',900,2100,232.5,'Oct 1, 2021','Sep 30, 2026','last step taken Oct 2025','none')
wb=openpyxl.Workbook();ws=wb.active;ws.title='Sheet1'
g=Font(name='Comic Sans MS',size=10);gb=Font(name='Comic Sans MS',size=10,bold=True)
def put(r,c,v,f=g,**k):
    x=ws.cell(r,c,v);x.font=f;x.alignment=Alignment(wrap_text=True,vertical='top',**k);return x
ws['B2']='Elmhurst Plaza  -- rents as of 11/10/25';ws['B2'].font=Font(name='Comic Sans MS',size=14,bold=True)
ws['B3']='owner: Basil Theodorakis    cell number on file';ws['B3'].font=g
H=['Tenant','Unit','Size','Rent','NNN (CAM, tax, ins)','Rent + NNN','Start','End','Bumps','Options']
for j,h in enumerate(H):
    x=put(5,2+j,h,gb);x.fill=PatternFill('solid',fgColor='FFF2A8')
m=lambda v:f'${v:,.2f}/mo'
r=6;truth=[];S=[0,0,0,0]
def pd(s):
    for f in('%b %d, %Y','%b %d %Y'):
        try:return datetime.datetime.strptime(s,f).strftime('%Y-%m-%d')
        except ValueError:pass
    return s
for n,u,sf,re,nn,a,b,bu,op in T:
    put(r,2,n);put(r,3,u,horizontal='center')
    if sf:put(r,4,f'{sf:,} sf')
    t=dict(unit=u,area=sf)
    S[0]+=sf or 0
    if re is None:
        put(r,10,'asking $2,000.00/mo + NNN');t.update(statusText='VACANT',marketRent=2000)
    else:
        for c,v in((5,m(re)),(6,m(nn)),(7,m(re+nn)),(8,a),(9,b),(10,bu),(11,op)):put(r,c,v,horizontal='right' if c in(5,6,7) else None)
        t.update(tenantName=n,statusText='Occupied',contractRent=re,totalCharges=re+nn,charges=[dict(code='Rent',amount=re),dict(code='NNN (CAM, tax, ins)',amount=nn)])
        t['leaseStartDate'],t['leaseEndDate']=pd(a),pd(b)
        if 'owner' in a:t.pop('leaseStartDate');t.pop('leaseEndDate')
        if n=='Dollar Depot':t['rentSteps']=[dict(date='2026-08-01',amount=8000.0)]
        S[1]+=re;S[2]+=nn;S[3]+=re+nn
    truth.append(t);r+=1
r+=1;put(r,2,'TOTAL',gb);put(r,4,f'{S[0]:,} sf',gb)
bad=S[1]+350
for c,v in((5,bad),(6,S[2]),(7,S[3])):put(r,c,m(v),gb,horizontal='right')
r+=2
for s in('C is the only empty one. Two people looked, one wants to do tobacco again (no).','NNN is what they pay each month, trued up in April.','Pastor Glenn pays when he can, he is current now.'):
    x=ws.cell(r,2,s);x.font=g;r+=1
for c,w in zip('ABCDEFGHIJKL',[3,25,8,10,15,15,15,15,15,20,11,14]):ws.column_dimensions[c].width=w
ws['L5']='my notes';ws['L9']='call re sign';ws.column_dimensions['L'].hidden=True
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.create_sheet('Sheet2')
wb.properties.created=wb.properties.modified=datetime.datetime(2025,11,10);wb.save(doc(N))
save(N,dict(propertyName='Elmhurst Plaza',asOnDate='2025-11-10',units=None,occupied=None,vacant=1,sheet='Sheet1',rows=truth,planted=dict(what=f'total rent printed {m(bad)}, the rows add to {m(S[1])} (ATM counted twice); NNN and Rent + NNN totals are right',kind='total_wrong')),'RETAIL','owner','all text cells with /mo and sf, tenant before unit, hidden column, asking rent in bumps column, no unit counts',True)
