# medical office building, manager's template with free notes, monthly + annual, formulas cached by LibreOffice not used: plain values; two floors, notes rows
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.comments import Comment
fn='StAnselm MOB rent roll - lender copy (Mar 2025).xlsx'
wb=Workbook();ws=wb.active;ws.title='Rent Roll'
ft=lambda **k: Font(name='Aptos',size=10,**k)
th=Side(style='thin',color='999999');bx=Border(left=th,right=th,top=th,bottom=th)
yl=PatternFill('solid',fgColor='FFF2CC');gy=PatternFill('solid',fgColor='EDEDED');rd=PatternFill('solid',fgColor='FBE5D6')
X=[('First Floor',[
('101','Riverbend Imaging Center','Imaging',6850,'03/01/2017','02/28/2027',17695.83,4281.25,18000,'2.5% annual; next 03/01/2026 = $18,138.23/mo',[(D(2026,3,1),18138.23)]),
('105','Anselm Health Lab Services','Laboratory',2140,'07/01/2022','06/30/2029',5082.50,1337.50,None,'Hospital affiliate - no deposit',[]),
('110','Gulf Breeze Urgent Care','Urgent care',4475,'11/15/2019','11/30/2029',11187.50,2796.88,10500,'Option 2 x 5',[(D(2025,12,1),11467.19)]),
('115','VACANT','',1320,None,None,None,None,None,'LOI out to podiatry group at $27.00 NNN',[]),
('120','Corner Script Pharmacy','Pharmacy',1185,'09/01/2014','08/31/2025',3061.25,740.63,3000,'Renewal signed? per mgr not yet',[]),
('130','Bay Physical Therapy','Therapy',3960,'04/01/2023','03/31/2030',9240.00,2475.00,9240,'',[(D(2026,4,1),9471.00)])]),
('Second Floor',[
('200','Coastal Cardiology Associates','Physician',7720,'01/01/2016','12/31/2028',19300.00,4825.00,15000,'Personal guaranty burned off 2021',[(D(2026,1,1),19782.50),(D(2027,1,1),20277.06)]),
('210',"Women's Care of St. Anselm",'Physician',5105,'08/01/2020','07/31/2027',12549.79,3190.63,12000,'',[(D(2025,8,1),12863.53)]),
('220','Dr. W. Thackeray, DPM','Physician',1410,'06/01/2012','MTM',3172.50,881.25,2500,'MTM at 2024 rate; retiring',[]),
('225','Shoreline Allergy & Asthma','Physician',2265,'02/01/2024','01/31/2031',5662.50,1415.63,5662.50,'3 mo. free rent burned off',[(D(2026,2,1),5804.06)]),
('230','VACANT','',2890,None,None,None,None,None,'Second-gen ortho suite, shown 2x',[]),
('240','Pelican ENT','Physician',3340,'10/01/2018','09/30/2025',8350.00,2087.50,8000,'Notice to renew recd 2/18/25, rate TBD',[])]),
('Third Floor',[
('300','St. Anselm Regional Hospital - Surgery Center','ASC',12400,'05/01/2015','04/30/2035',34100.00,7750.00,None,'CPI, 2-4% collar',[]),
('320','Regional Hospital - Sleep Lab','Hospital',3105,'05/01/2021','04/30/2026',7503.75,1940.63,None,'',[]),
('330','Infusion Partners, LLC','Infusion',2670,'12/01/2022','11/30/2032',6675.00,1668.75,6675,'Term. right after yr 7',[(D(2025,12,1),6808.50),(D(2026,12,1),6944.67)]),
('340','Gastro Specialists of the Gulf','Physician',4420,'03/01/2018','02/29/2028',11050.00,2762.50,10000,'',[(D(2026,3,1),11326.25),(D(2027,3,1),11609.41)])])]
def pd(s): return None if not s or s=='MTM' else dt.datetime.strptime(s,'%m/%d/%Y')
ws['A1']='BUILDING:';ws['B1']='St. Anselm Medical Arts Building';ws['A2']='AS OF:';ws['B2']=dt.datetime(2025,3,1);ws['B2'].number_format='mmmm d, yyyy';ws['B2'].alignment=Alignment(horizontal='left')
ws['A3']='MANAGER:';ws['B3']='Tidepoint Healthcare Realty';ws['F1']='LENDER USE: loan 52-007731';ws['F1'].font=ft(italic=True,color='7F7F7F')
for r in (1,2,3): ws.cell(r,1).font=ft(bold=True);ws.cell(r,2).font=ft(bold=r==1)
H=['Suite','Tenant','Use','Lease From','Lease To','RSF','Base Rent / Mo.','NNN / Mo.','Total / Mo.','Base Rent / Yr.','Deposit','Step 1 Date','Step 1 Rent/Mo.','Step 2 Date','Step 2 Rent/Mo.','Manager Notes']
for j,h in enumerate(H,1):
    x=ws.cell(5,j,h);x.font=ft(bold=True);x.fill=yl;x.border=bx;x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[5].height=30
r=6;T=[];G=[0]*6;n=0;nv=0
for fl,rows in X:
    A=[0]*6
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=16);x=ws.cell(r,1,fl);x.font=ft(bold=True);x.fill=gy;r+=1
    for u,t,use,sf,a,b,m,nn,dep,note,st in rows:
        n+=1
        tot=round(m+nn,2) if m else None;yr=round(m*12,2) if m else None
        vals=[u,t,use or None,pd(a),pd(b) if b!='MTM' else 'MTM',sf,m,nn,tot,yr,dep]+[q for d,v in st for q in (dt.datetime(d.year,d.month,d.day),v)]
        vals+= [None]*(15-len(vals))+[note or None]
        for j,v in enumerate(vals,1):
            x=ws.cell(r,j,v);x.font=ft();x.border=bx;x.alignment=Alignment(vertical='center')
            if t=='VACANT': x.fill=rd
            if isinstance(v,dt.datetime): x.number_format='mm/dd/yyyy';x.alignment=Alignment(horizontal='center',vertical='center')
            elif j==6: x.number_format='#,##0'
            elif 7<=j<=15 and v is not None and not isinstance(v,str): x.number_format='#,##0.00'
            elif v=='MTM':x.alignment=Alignment(horizontal='center',vertical='center')
            elif j in (2,16): x.alignment=Alignment(wrap_text=True,vertical='center')
        ws.row_dimensions[r].height=28 if len(t)>30 or len(note)>34 else 15
        if u=='220': ws.cell(r,2).comment=Comment('Lease expired 5/31/22, no renewal signed.','Manager')
        tr=dict(unit=u,section=fl,area=sf)
        A[0]+=sf
        if t=='VACANT': tr['statusText']='VACANT';nv+=1
        else:
            for i,v in enumerate((m,nn,tot,yr,dep or 0),1): A[i]=round(A[i]+v,2)
            tr.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(pd(a).date()),leaseEndDate='MTM' if b=='MTM' else iso(pd(b).date()),contractRent=m,annualRent=yr,charges=[dict(code='NNN',amount=nn)],totalCharges=tot,deposit=dep,rentSteps=[dict(date=iso(d),amount=v) for d,v in st] or None)
        T.append(tr);r+=1
    ws.cell(r,2,f'{fl} subtotal')
    for j,v in ((6,A[0]),(7,A[1]),(8,A[2]),(9,A[3]),(10,A[4]),(11,A[5])): ws.cell(r,j,round(v,2)).number_format='#,##0' if j==6 else '#,##0.00'
    for j in range(1,17): ws.cell(r,j).font=ft(bold=True);ws.cell(r,j).border=Border(top=Side(style='medium'))
    r+=2;G=[round(p+q,2) for p,q in zip(G,A)]
ws.cell(r,2,'BUILDING TOTAL')
for j,v in zip((6,7,8,9,10,11),G): ws.cell(r,j,v).number_format='#,##0' if j==6 else '#,##0.00'
for j in range(1,17): ws.cell(r,j).font=ft(bold=True);ws.cell(r,j).fill=yl;ws.cell(r,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
r+=2;vs=sum(x[3] for _,rs in X for x in rs if x[1]=='VACANT')
ws.cell(r,2,f'Occupied {G[0]-vs:,} RSF / {(G[0]-vs)/G[0]:.1%}; vacant {vs:,} RSF in {nv} suites. All leases NNN; NNN billed at $7.50/RSF.').font=ft(italic=True);r+=1
ws.cell(r,2,'Surgery Center rent shown after 5/1/24 CPI adjustment. Deposits for hospital affiliates waived.').font=ft(italic=True)
for c,w in zip('ABCDEFGHIJKLMNOP',[10.5,33,12,12,12,9,12,11,12,13,11,11.5,11.5,11.5,11.5,36]): ws.column_dimensions[c].width=w
ws.column_dimensions['J'].hidden=False
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;ws.freeze_panes='C6'
for rows in X:
    for x in rows[1]:
        if x[6]: assert abs(x[7]-x[3]*7.5/12)<.01,(x[0],x[7],x[3]*7.5/12)
wb.save(B+'documents/'+fn)
save(fn,dict(propertyName='St. Anselm Medical Arts Building',asOnDate='2025-03-01',units=n,occupied=n-nv,vacant=nv,rows=T),'OFFICE','manager template by floor with step columns and free notes',False,'healthcare property manager')
