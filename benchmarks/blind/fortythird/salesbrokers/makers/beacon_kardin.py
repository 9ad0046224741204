"""Kardin budget-lease export: medical office, steps on lines below each tenant, numbers as text in places, lease sheet is 2nd of three."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
F='Beacon Hill Medical Plaza_Kardin Lease Rpt.xlsx'
wb=Workbook(); a=wb.active; a.title='Assumptions'
A=lambda **k: Font(name='Tahoma',size=k.pop('size',8),**k)
for i,(x,y) in enumerate([('Beacon Hill Medical Plaza',None),('2026 Budget - Lease Assumptions',None),(None,None),('Renewal probability',.7),('Market rent, 1st floor ($/RSF/Yr NNN)',29),('Market rent, upper floors ($/RSF/Yr NNN)',26.5),('Annual escalation',.03),('Downtime (months)',8),('CAM pool 2025 ($/RSF)',11.4)],1):
    a.cell(i,1,x).font=A(bold=i<3); c=a.cell(i,2,y); c.font=A()
    if y in(.7,.03): c.number_format='0.0%'
a.column_dimensions['A'].width=42
ws=wb.create_sheet('Lease Report'); b=wb.create_sheet('CAM Pools')
for i,x in enumerate([('Pool','Admin %','Gross-up','2025 Expense'),('Operating',.05,.95,402118),('Taxes',0,None,188430),('Insurance',0,None,41277)],1):
    for j,v in enumerate(x,1): b.cell(i,j,v).font=A(bold=i==1)
ws['B1']='KARDIN SYSTEMS'; ws['B1'].font=A(color='808080'); ws['B2']='Beacon Hill Medical Plaza'; ws['B2'].font=A(bold=True,size=13); ws['B3']='Tenant Lease Report - October 2025'; ws['B3'].font=A(bold=True,size=10); ws['B4']='Scenario: BUD26v3      Vacant suites: Shown      Speculative leases: Hidden'; ws['B4'].font=A(italic=True)
G=[('B','D','Premises'),('E','G','Lease'),('H','J','Base Rent'),('K','M','Recoveries (Monthly)'),('N','N','Total'),('O','O','Security')]
hf=PatternFill('solid',fgColor='FFF2CC'); bd=Side(style='thin')
for x,y,t in G:
    if x!=y: ws.merge_cells(f'{x}6:{y}6')
    ws[f'{x}6']=t
for j,t in enumerate(['Suite','Tenant','RSF','Commence','Expire','Term (Mos)','Monthly','Annual','$/RSF/Yr','Opex','RE Tax','Insur','Monthly','Deposit'],2): ws.cell(7,j,t)
for rr in(6,7):
    for j in range(2,16): c=ws.cell(rr,j); c.font=A(bold=True); c.fill=hf; c.alignment=Alignment(horizontal='center'); c.border=Border(bottom=bd,top=bd)
# suite, tenant, rsf, start, end, monthly, steps[(date, amt)], deposit, notes
T=[('100','Riverbend Imaging Associates',8420,D(2019,2,1),D(2029,1,31),20346.33,[(D(2026,2,1),20956.72),(D(2027,2,1),21585.42),(D(2028,2,1),22232.98)],20000),
('120','Plaza Apothecary',1310,D(2023,7,1),D(2028,6,30),3220.42,[(D(2026,7,1),3317.03),(D(2027,7,1),3416.54)],6000),
('130','VACANT',2760),
('150','Kindred Smiles Orthodontics',3155,D(2021,12,15),D(2031,12,31),7505.27,[(D(2026,1,1),7730.43),(D(2027,1,1),7962.34),(D(2028,1,1),8201.21),(D(2029,1,1),8447.25),(D(2030,1,1),8700.67),(D(2031,1,1),8961.69)],7505.27),
('200','Anselm Cardiology Group, P.A.',9930,D(2016,5,1),D(2026,4,30),22177.00,[],0),
('215','Dr. Lenore Quackenby, Podiatry',1485,D(2020,9,1),'M-T-M',3403.13,[],3000),
('220','VACANT',4075),
('230','Summerlin Sleep & Pulmonary',5115,D(2025,4,1),D(2032,6,30),11508.75,[(D(2026,4,1),11854.01),(D(2027,4,1),12209.63)],23017.5),
('300','Mercy Crest Health System',14680,D(2018,10,1),D(2028,9,30),31806.67,[(D(2025,11,1),32442.80),(D(2026,10,1),33091.66)],0),
('340','Vantage Hand & Wrist Therapy',2240,D(2022,3,1),D(2027,2,28),5226.67,[(D(2026,3,1),5383.47)],5226.67),
('350','VACANT (Model Suite)',1190)]
R=7; rows=[]
for t in T:
    R+=1; u,n,sf=t[:3]; w=dict(unit=u,area=sf)
    ws.cell(R,2,u); ws.cell(R,3,n); ws.cell(R,4,sf)
    if len(t)>3:
        s,e,mo,st,dep=t[3:]; ox,tx,ins=round(sf*6.45/12,2),round(sf*3.03/12,2),round(sf*.664/12,2); ch=[('Base Rent',mo),('Opex',ox),('RE Tax',tx),('Insur',ins)]
        w.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,contractRent=mo,annualRent=round(mo*12,2),charges=[dict(code=x,amount=y) for x,y in ch],totalCharges=round(sum(y for _,y in ch),2),deposit=float(dep),rentSteps=[dict(date=x,amount=y) for x,y in st],statusText='Occupied')
        term='-' if isinstance(e,str) else (e.year-s.year)*12+e.month-s.month+1
        for j,v in zip(range(5,16),[s.strftime('%m/%d/%Y'),e if isinstance(e,str) else e.strftime('%m/%d/%Y'),term,mo,round(mo*12,2),round(mo*12/sf,2),ox,tx,ins,w['totalCharges'],dep]):
            c=ws.cell(R,j,v); c.alignment=Alignment(horizontal='center' if j<8 else 'right')
            if j>=8: c.number_format='#,##0.00'
    else: w['statusText']=n
    for j in range(2,16): ws.cell(R,j).font=A(color='C00000' if len(t)==3 else '000000'); ws.cell(R,j).border=Border(top=Side(style='hair'))
    ws.cell(R,4).number_format='#,##0'
    for x,y in (t[6] if len(t)>3 else []):
        R+=1; ws.cell(R,3,'      Step eff.').font=A(italic=True,color='606060'); c=ws.cell(R,5,x.strftime('%m/%d/%Y')); c.font=A(italic=True,color='606060'); c.alignment=Alignment(horizontal='center')
        for j,v in((8,y),(9,round(y*12,2)),(10,round(y*12/sf,2))): c=ws.cell(R,j,v); c.font=A(italic=True,color='606060'); c.number_format='#,##0.00'
    rows.append(w)
S=lambda k: round(sum(w.get(k) or 0 for w in rows),2)
def ch(code): return round(sum(q['amount'] for w in rows for q in w.get('charges',[]) if q['code']==code),2)
R+=2; oc=[w for w in rows if w.get('tenantName')]; osf=sum(w['area'] for w in oc)
for j,v in((3,'Building Total'),(4,S('area')),(8,S('contractRent')),(9,S('annualRent')),(11,ch('Opex')),(12,ch('RE Tax')),(13,ch('Insur')),(14,S('totalCharges')),(15,S('deposit'))):
    c=ws.cell(R,j,v); c.font=A(bold=True); c.number_format='#,##0' if j==4 else '#,##0.00'
for j in range(2,16): ws.cell(R,j).border=Border(top=bd,bottom=Side(style='double'))
for lb,v in(('Leased RSF',osf),('Vacant RSF',S('area')-osf),('Percent Leased',osf/S('area'))):
    R+=1; ws.cell(R,3,lb).font=A(); c=ws.cell(R,4,v); c.font=A(); c.number_format='0.0%' if v<1 else '#,##0'
R+=2; ws.cell(R,2,'Note: Suite 200 in renewal discussions; Suite 215 holding over at 100% of last rent. Step amounts are monthly / annual / per RSF.').font=A(italic=True)
for j,w in enumerate([2,7,32,9,12,12,9,12,13,9,11,11,10,12,12],1): ws.column_dimensions[L(j)].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.save(os.path.join(DOC,F))
save(F,dict(assetType='OFFICE',style='Kardin lease report, medical office, grouped two-row header, step lines beneath tenants, dates as text, roll on second of three sheets',hard=True),
 dict(propertyName='Beacon Hill Medical Plaza',asOnDate='2025-10',units=11,occupied=len(oc),vacant=11-len(oc),sheet='Lease Report',rows=rows))
