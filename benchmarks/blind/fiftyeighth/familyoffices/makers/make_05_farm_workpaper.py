# farm-and-yard estate, accountant's working paper in Excel
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
# ref, holding, occupier, kind, sf, acres, from, to, pm, pa, ytd, deposit, nextreview, tick, note, section
N=None
L=[
('DWELLINGS',[
('D1','Main farmhouse','W. R. Tillotson (trustee)','Farmhouse',3400,N,'1998-01-01','Life estate',0.0,0.0,0.0,N,'a',"Related party; rent free under 1997 trust"),
('D2','Hired-man house','Jesse Calloway','Cottage',1120,N,'2022-04-01','MTM',650.0,7800.0,7800.0,650.0,'b',N),
('D3','Creek cottage','Renee & Paul Oduya','Cottage',980,N,'2024-08-15','2025-08-14',1150.0,13800.0,12075.0,1150.0,'b','Received short: Aug half month'),
('D4','Apt over tack room','no tenant since Mar-25','Apartment',540,N,N,N,N,N,N,N,N,'Prior tenant $525; being re-floored'),
]),
('BARNS AND SHOPS',[
('B1','Long barn, north half','Hollow Creek Antiques','Barn',4800,N,'2019-05-01','2029-04-30',1840.0,22080.0,22080.0,3680.0,'b','Steps to $1,900.00/mo 5/1/2026'),
('B2','Long barn, south half','Hollow Creek Antiques','Barn',4800,N,'2021-10-01','2029-04-30',1600.0,19200.0,19200.0,N,'b','Same lease as B1, no 2nd deposit'),
('B3','Machine shed','Tillotson Custom Baling LLC','Shed',6000,N,'2010-01-01','MTM',500.0,6000.0,4500.0,N,'a','Related party - 3 months unpaid at y/e'),
('B4','Stable, 14 stalls','Foxtail Equestrian','Stable',5200,N,'2023-03-01','2028-02-28',2250.0,27000.0,27000.0,4500.0,'b','1 x 5 yr option'),
('B5','Old creamery','Birch & Barley Brewing Co','Shop',2650,N,'2024-06-01','2034-05-31',2870.0,34440.0,34440.0,20000.0,'b','Deposit is letter of credit (seen). Steps to $2,956.00/mo 6/1/2026'),
]),
('YARD',[
('Y1','Yard bay 1','Kessler Excavating','Yard',N,1.5,'2020-02-01','2026-01-31',900.0,10800.0,10800.0,900.0,'b',N),
('Y2','Yard bay 2','Kessler Excavating','Yard',N,1.0,'2020-02-01','2026-01-31',600.0,7200.0,7200.0,600.0,'b',N),
('Y3','Yard bay 3','empty','Yard',N,1.0,N,N,N,N,N,N,N,'Listed with Mayhew at $575'),
('Y4','Pole barn + apron','Two Rivers Roofing','Shed',3600,0.5,'2022-09-01','2027-08-31',1725.0,20700.0,20700.0,3450.0,'b','Pays own electric'),
('Y5','Tower site','Skyline Mast Holdings','Ground lease',N,0.1,'2009-07-01','2034-06-30',1362.5,16350.0,16350.0,N,'c','3% bump each July - rent shown is from 7/1/2024'),
]),
('LAND',[
('F1','Bottom field','D. Mayhew & Sons','Row crop',N,118.0,'2023-03-01','2026-02-28',N,21240.0,21240.0,N,'b','Paid Mar/Nov halves'),
('F2','Upper pasture','Foxtail Equestrian','Pasture',N,42.0,'2023-03-01','2028-02-28',N,2940.0,2940.0,N,'b',N),
('F3','Wood lot','in hand','Timber',N,65.0,N,N,N,N,N,N,N,'No letting'),
]),
]
wb=Workbook(); ws0=wb.active; ws0.title='Index'
for i,r in enumerate([('L-1','Lead schedule - property income'),('L-2','Bank deposits tie-out'),('L-4','Rents in force'),('L-5','Deposits liability')],3): ws0.cell(i,2,r[0]); ws0.cell(i,3,r[1])
ws0['B1']='Tillotson Farm Estate - FYE 6/30/2025 - section L'
ws=wb.create_sheet('L-4'); thin=Side(style='thin'); dbl=Side(style='double')
ws['A1']='Client:'; ws['B1']='Tillotson Farm Estate'; ws['A2']='Schedule:'; ws['B2']='Rents in force at June 30, 2025'; ws['A3']='Basis:'; ws['B3']='Leases inspected; G/L 4100-4140'
ws['L1']='W/P ref'; ws['M1']='L-4'; ws['L2']='Prepared'; ws['M2']='KJD 8/19/25'; ws['L3']='Reviewed'; ws['M3']='MPA 8/27/25'
for a in ('A1','A2','A3','L1','L2','L3'): ws[a].font=Font(italic=True,color='666666')
ws['B1'].font=Font(bold=True,size=13)
H1=['','','','','','','Term','','Per lease','','Per G/L','','',"",'']
H2=['Ref','Holding','Occupier','Kind','Bldg sq ft','Acres','From','To','Per month','Per annum','Rec\'d FY25','Difference','Deposit held','t/m','Comment']
for i,(a,b) in enumerate(zip(H1,H2),1):
    ws.cell(5,i,a or None); c=ws.cell(6,i,b); c.font=Font(bold=True); c.border=Border(bottom=thin); c.alignment=Alignment(wrap_text=True,horizontal='center'); ws.cell(5,i).font=Font(bold=True)
ws.merge_cells('G5:H5'); ws.merge_cells('I5:J5')
r=7; rows=[]; G=[0]*6; money='#,##0.00;(#,##0.00);"-"'
tk={'a':'R','b':'\u2713','c':'\u2713\u0192'}
EMP=('no tenant since Mar-25','empty','in hand')
STEP={'B1':[dict(date='2026-05-01',amount=1900.0)],'B5':[dict(date='2026-06-01',amount=2956.0)]}
for sec,ll in L:
    ws.cell(r,1,sec).font=Font(bold=True,underline='single'); r+=1; S=[0]*6
    for (ref,hold,occ,kind,sf,ac,a,z,pm,pa,ytd,dep,tick,note) in ll:
        vals=[ref,hold,occ,kind,sf,ac,D(a) if a else N,D(z) if z and z[0]=='2' else z,pm,pa,ytd,(rnd(pa-ytd) if pa is not None else N),dep,tk.get(tick),note]
        for i,v in enumerate(vals,1):
            c=ws.cell(r,i,v)
            if i in(7,8) and isinstance(v,dt.date): c.number_format='d-mmm-yy'
            if i in(9,10,11,13): c.number_format='#,##0.00'
            if i==12: c.number_format=money
            if i==5: c.number_format='#,##0'
            if i==14: c.font=Font(color='CC0000'); c.alignment=Alignment(horizontal='center')
        for k,v in enumerate([sf,ac,pm,pa,ytd,dep]): S[k]+=v or 0; G[k]+=v or 0
        emp=occ in EMP
        rows.append(R(unit=ref,section=sec,tenantName=None if emp else occ,statusText=('in hand' if ref=='F3' else occ) if emp else 'Occupied',unitType=kind,area=sf,leaseStartDate=a,leaseEndDate=z,contractRent=pm,annualRent=pa,deposit=dep,rentSteps=STEP.get(ref)))
        r+=1
    for i,v in ((5,S[0]),(6,S[1]),(9,S[2]),(10,S[3]),(11,S[4]),(12,rnd(S[3]-S[4])),(13,S[5])):
        c=ws.cell(r,i,rnd(v) if v else None); c.border=Border(top=thin); c.font=Font(bold=True); c.number_format='#,##0.00' if i>6 else '#,##0.0' if i==6 else '#,##0'
    ws.cell(r,3,'Sub-total').font=Font(italic=True); r+=2
ws.cell(r,2,'TOTAL ESTATE').font=Font(bold=True)
for i,v in ((5,G[0]),(6,G[1]),(9,G[2]),(10,G[3]),(11,G[4]),(12,rnd(G[3]-G[4])),(13,G[5])):
    c=ws.cell(r,i,rnd(v)); c.border=Border(top=thin,bottom=dbl); c.font=Font(bold=True); c.number_format='#,##0.00' if i>6 else '#,##0.0' if i==6 else '#,##0'
ws.cell(r,14,'L-1').font=Font(color='CC0000')
r+=2
for s in ['\u2713  agreed to signed lease','R  related party - see memo A-9','\u0192  recomputed escalation','Land lettings are paid per annum and carry no monthly rent; monthly total is buildings, yard and tower only.','Difference of $1,500.00 on B3 proposed as AJE 7; D3 difference is timing.']: ws.cell(r,2,s).font=Font(size=9,italic=True); r+=1
for col,w in zip('ABCDEFGHIJKLMNO',[6,23,29,13,10,8,11,12,12,13,13,12,13,6,52]): ws.column_dimensions[col].width=w
ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws2=wb.create_sheet('L-5'); ws2['A1']='Deposits liability per G/L 2300'; ws2['B1']=rnd(G[5]); ws2['A2']='less L/C not booked'; ws2['B2']=-20000; ws2['A3']='Cash deposits'; ws2['B3']=rnd(G[5]-20000)
wb.active=1
name='tillotson_L-4_rents.xlsx'; wb.save(os.path.join(DOC,name))
save(name,T('Tillotson Farm Estate','2025-06-30',None,None,None,rows,sheet='L-4'),'OTHER','CPA working paper','tick marks, per-lease vs per-G/L columns, sections, land without monthly rent, index sheets',True)
