from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='de_data_centre_licence_schedule.xlsx'
R=[ # hall, space, product, customer, sqm, kW, start, end, renew, fee, power, xc, uplift date, uplift fee
('Hall 1','H1-C01','Private Cage','Rheinbank Digital AG',184,320,'2021-04-01','2028-03-31','24 m',38400,41250.40,1440,'2027-04-01',39552),
('Hall 1','H1-C02','Private Cage','Streamloft GmbH',96,150,'2023-07-01','2026-06-30','12 m',18750,18902.15,960,None,None),
('Hall 1','H1-C03','Private Cage',None,88,140,None,None,None,None,None,None,None,None),
('Hall 1','H1-R01/04','Rack Row','Kontor Cloud Services GmbH',12,24,'2024-02-15','2027-02-14','12 m',3960,3015.60,480,None,None),
('Hall 1','H1-R05/08','Rack Row','Maintal Radiologie Verbund',12,16,'2022-10-01','2027-09-30','12 m',3520,2210,240,'2026-10-01',3625.60),
('Hall 1','H1-R09/12','Rack Row',None,12,24,None,None,None,None,None,None,None,None),
('Hall 1','H1-R13','Single Rack','Pixelfabrik Hochstadt GmbH',3,4,'2025-05-01','rolling','1 m',980,512.75,120,None,None),
('Hall 2','H2-S01','Suite','Omnivia Cloud Ireland Ltd',640,1800,'2020-01-01','2029-12-31','2 x 60 m',198000,236118.90,3600,'2027-01-01',202950),
('Hall 2','H2-S02','Suite','Omnivia Cloud Ireland Ltd',640,1800,'2022-01-01','2031-12-31','2 x 60 m',201600,229440.25,2880,'2027-01-01',206640),
('Hall 3','H3-C01','Private Cage','Taunus Versicherung a.G.',140,210,'2019-09-01','2026-08-31','24 m',24150,27310.80,1680,None,None),
('Hall 3','H3-C02','Private Cage','Lumenet Carrier Services B.V.',72,110,'2023-03-01','2028-02-29','24 m',13200,12980.05,7440,'2027-03-01',13596),
('Hall 3','H3-C03','Private Cage','Hessische Forschungsdaten gGmbH',110,260,'2025-01-01','2029-12-31','none',28600,33760,720,'2027-01-01',29458),
('Hall 3','H3-C04','Private Cage','Tradeparc Exchange SE',54,90,'2024-11-01','2027-10-31','12 m',12600,10455.70,5280,None,None),
('Hall 3','H3-C05','Private Cage','(held for expansion - Tradeparc ROFO)',54,90,None,None,None,None,None,None,None,None),
('Meet-Me Room','MMR-A1','Carrier Rack','Lumenet Carrier Services B.V.',3,5,'2019-01-01','rolling','1 m',750,0,0,None,None),
('Meet-Me Room','MMR-A2','Carrier Rack','Nordsee Fibre GmbH',3,5,'2020-06-01','rolling','1 m',750,0,0,None,None),
('Roof','RF-01','Antenna Pad','Hochfrequenz Funk GmbH',None,None,'2021-09-15','2031-09-14','60 m',1150,0,0,None,None),
]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Licences 2026-05'
g=wb.create_sheet('Definitions'); g['A1']='kW = contracted IT load. Metered power is charged in arrears at pass-through cost.'; g['A2']='MRC = monthly recurring charge, excluding VAT at 19%.'
f=lambda **k:Font(name='Segoe UI',size=k.pop('size',9),**k)
ws['B2']='FRA-West 2 Data Centre, Industriering 11, Hochstadt am Main'; ws['B2'].font=f(bold=True,size=12); ws['B3']='Customer licence schedule'; ws.row_dimensions[7].height=27; ws['F3']='Position:'; ws['F3'].alignment=Alignment(horizontal='right'); ws['H3']=dt.datetime(2026,5,31); ws['H3'].number_format='dd mmm yyyy'; ws['B4']='EUR per month unless stated'
# columns with spacer columns G-less: B..F | H..K | M..Q | S..T
C=dict(space=2,prod=3,cust=4,sqm=5,kw=6,start=8,end=9,ren=10,fee=12,pw=13,xc=14,tot=15,kwr=16,ud=18,uf=19)
fl=PatternFill('solid',fgColor='3A3A3A')
for a,b,t in ((2,6,'SPACE'),(8,10,'TERM'),(12,16,'MONTHLY RECURRING CHARGES'),(18,19,'NEXT UPLIFT')):
    ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b); c=ws.cell(6,a,t); c.fill=fl; c.font=f(bold=True,color='FFFFFF'); c.alignment=Alignment(horizontal='center')
for k,t in dict(space='Space ID',prod='Product',cust='Customer',sqm='Sqm',kw='kW',start='Start',end='End',ren='Auto-renewal',fee='Licence Fee',pw='Metered Power (last month)',xc='Cross Connects',tot='Total MRC',kwr='Fee €/kW',ud='Date',uf='New Licence Fee').items():
    c=ws.cell(7,C[k],t); c.font=f(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side(style='medium'))
r=8; rows=[]; T=dict(sqm=0,kw=0,fee=0,pw=0,xc=0,tot=0); cur=None; S=None
def sub():
    global r
    ws.cell(r,C['cust'],'Subtotal '+cur)
    for k in S:
        c=ws.cell(r,C[k],round(S[k],2)); c.number_format='#,##0' if k in('sqm','kw') else '#,##0.00'
    for j in range(2,20): ws.cell(r,j).font=f(bold=True); 
    for k in S: ws.cell(r,C[k]).border=Border(top=Side(style='thin'))
    r+=2
for hall,sp,pr,cu,sq,kw,s,e,rn,fee,pw,xc,ud,uf in R:
    if hall!=cur:
        if cur: sub()
        cur=hall; S=dict.fromkeys(T,0); ws.cell(r,2,hall).font=f(bold=True,color='00707A',size=10); r+=1
    occ=fee is not None; tot=round(fee+pw+xc,2) if occ else None
    held=cu and not occ
    vals=dict(space=sp,prod=pr,cust=cu or 'Available',sqm=sq,kw=kw,start=s and dt.datetime.fromisoformat(s),end=dt.datetime.fromisoformat(e) if e and e[0]=='2' else e,ren=rn,fee=fee,pw=pw,xc=xc,tot=tot,kwr=round(fee/kw,2) if occ and kw else None,ud=ud and dt.datetime.fromisoformat(ud),uf=uf)
    if held: vals['cust']='Available (ROFO Tradeparc Exchange SE)'
    for k,v in vals.items():
        if v is None: continue
        c=ws.cell(r,C[k],v); c.font=f(italic=not occ,color='00707A' if not occ else '000000')
        if k in('start','end','ud'): c.number_format='dd mmm yyyy'; c.alignment=Alignment(horizontal='right')
        elif k in('fee','pw','xc','tot','kwr','uf'): c.number_format='#,##0.00'
    for k,v in (('sqm',sq),('kw',kw),('fee',fee),('pw',pw),('xc',xc),('tot',tot)): S[k]+=v or 0; T[k]+=v or 0
    rows.append(dict(unit=sp,section=hall,unitType=pr,area=sq,tenantName=cu if occ else None,leaseStartDate=s,leaseEndDate=e,contractRent=fee,charges=[dict(code=n,amount=x) for n,x in (('Metered Power (last month)',pw),('Cross Connects',xc)) if x is not None],totalCharges=tot,rentSteps=[dict(date=ud,amount=uf)] if ud else [],statusText='Occupied' if occ else 'Available'))
    r+=1
sub(); ws.cell(r,C['cust'],'TOTAL FRA-WEST 2')
for k in T: c=ws.cell(r,C[k],round(T[k],2)); c.number_format='#,##0' if k in('sqm','kw') else '#,##0.00'
for j in range(2,20): ws.cell(r,j).font=f(bold=True); ws.cell(r,j).fill=PatternFill('solid',fgColor='D9ECEC')
sold=sum(x[5] or 0 for x in R if x[9] is not None)
ws.cell(r+2,2,'Contracted kW'); ws.cell(r+2,4,sold); ws.cell(r+3,2,'Available kW'); ws.cell(r+3,4,T['kw']-sold); ws.cell(r+4,2,'Utilisation'); ws.cell(r+4,4,round(sold/T['kw'],4)).number_format='0.0%'
for j in (4,): 
    for k in (2,3,4): ws.cell(r+k,j).alignment=Alignment(horizontal='left')
for j,w in enumerate([2,13,14,40,8,8,2,13,13,12,2,14,15,12,14,10,2,13,14],1): ws.column_dimensions[L(j)].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(f'{B}/documents/{F}')
q=lambda k:[round(T[k],2),str(round(T[k],2))]
save(F,'FRA-West 2 Data Centre','2026-05-31',rows,None,None,3,'OTHER','German data centre licence schedule in English, spacer columns, grouped headers, halls with subtotals, uplift columns',True,{'area':q('sqm'),'contractRent':q('fee'),'charge:Metered Power (last month)':q('pw'),'charge:Cross Connects':q('xc'),'totalCharges':q('tot')},sheet='Licences 2026-05')
