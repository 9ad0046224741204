from common import *
from openpyxl import Workbook
from openpyxl.styles import *
FN='canal_street_garage_parking_leases.xlsx'; D=dt.date
wb=Workbook(); s0=wb.active; s0.title='Rate Card'
for i,x in enumerate([('Canal Street Garage, posted monthly rates',None),(None,None),('Reserved, covered',245),('Unreserved, covered',195),('Roof',140),('Motorcycle',70),('Van pool (height 8\'2")',310)],1):
    s0.cell(i,1,x[0]); s0.cell(i,2,x[1])
s0.column_dimensions['A'].width=42; s0['A1'].font=Font(bold=True)
w=wb.create_sheet('Lease Register'); wb.create_sheet('Notes')['A1']='Stall counts per 2024 restripe. City parking tax is remitted on the 20th. Transient income is not in the register.'
w.merge_cells('A1:L1'); w['A1']='CANAL STREET GARAGE'; w['A1'].font=Font(size=14,bold=True,color='FFFFFF'); w['A1'].fill=PatternFill('solid',fgColor='37474F'); w['A1'].alignment=Alignment(horizontal='center')
w.merge_cells('A2:L2'); w['A2']='Monthly parking lease register, in force 15-Jan-2026'; w['A2'].alignment=Alignment(horizontal='center')
H=['Block','Stalls','Licensee','Class','Rate/Stall','Monthly Fee','City Tax 12%','Billed','From','To','Deposit','Status']
R={'LEVEL 1':[('1-A',24,'Hollin & Verity LLP','Reserved',245,D(2023,1,1),D(2027,12,31),5880),('1-B',6,'City Marshal\'s Office','Reserved',245,D(2019,7,1),'MTM',0),('1-C',10,'Wheelshare Cooperative','Van pool',310,D(2025,3,1),D(2028,2,29),3100),('1-D',12,None,'Reserved',None,None,None,None),('1-M',16,'Two-Up Courier Inc.','Motorcycle',70,D(2024,9,1),'MTM',500)],
'LEVEL 2':[('2-A',60,'Marchbank Insurance Group','Unreserved',182,D(2022,6,1),D(2026,5,31),10920),('2-B',35,'Harlan Hotel Valet','Unreserved',188,D(2024,1,1),D(2028,12,31),13160),('2-C',18,'Sixth Ward Dental','Unreserved',195,D(2025,5,1),'MTM',0)],
'LEVEL 3':[('3-A',75,'Tolliver State Credit Union','Unreserved',178,D(2021,10,1),D(2026,9,30),26700),('3-B',22,'Canal Lofts HOA','Reserved',230,D(2020,1,1),D(2034,12,31),0),('3-C',14,'Bluepoint Staffing','Unreserved',195,D(2025,8,1),D(2026,7,31),2730),('3-D',9,None,'Unreserved',None,None,None,None)],
'LEVEL 4':[('4-A',80,'Regent Teaching Hospital','Unreserved',170,D(2023,7,1),D(2028,6,30),0),('4-B',30,'Regent Teaching Hospital','Unreserved',170,D(2024,7,1),D(2028,6,30),0)],
'ROOF':[('R-A',40,'Mission Food Bank (night use)','Roof',60,D(2025,1,1),'MTM',0),('R-B',25,'Corbel Film Services','Roof',140,D(2025,11,1),D(2026,4,30),7000),('R-C',45,None,'Roof',None,None,None,None),('R-T','n/a','Skyreach Towers LLC','Antenna license',None,D(2018,4,1),D(2033,3,31),4800)]}
for i,h in enumerate(H,1):
    c=w.cell(4,i,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='CFD8DC'); c.border=Border(top=Side('thin'),bottom=Side('thin')); c.alignment=Alignment(horizontal='center',wrap_text=True)
r=5; rows=[]; G=[0,0,0,0,0]
for lv,us in R.items():
    w.cell(r,1,lv).font=Font(bold=True,italic=True); r+=1; S=[0,0,0,0,0]
    for u,n,t,cl,rate,a,b,dep in us:
        fee=2400 if u=='R-T' else (n*rate if t else None); exempt=u in('1-B','R-T') ; tax=None if not t else (0 if exempt else round(fee*.12,2))
        row=dict(unit=u,section=lv,unitType=cl)
        w.cell(r,1,u); w.cell(r,2,n).alignment=Alignment(horizontal='right'); w.cell(r,3,t or 'Available').alignment=Alignment(horizontal='left',indent=1); w.cell(r,4,cl)
        if t:
            for k,v in ((5,rate),(6,fee),(7,tax),(8,round(fee+tax,2)),(11,dep)): w.cell(r,k,v).number_format='#,##0.00'
            w.cell(r,9,a).number_format='mm/dd/yyyy'; w.cell(r,10,b).number_format='mm/dd/yyyy'; w.cell(r,10).alignment=Alignment(horizontal='right'); 
            st='Month to month' if b=='MTM' else 'Term'; w.cell(r,12,st).alignment=Alignment(horizontal='left',indent=1)
            row.update(tenantName=t,statusText=st,contractRent=fee,charges=[dict(code='City Tax 12%',amount=tax)],totalCharges=round(fee+tax,2),leaseStartDate=iso(a),leaseEndDate=b if b=='MTM' else iso(b),deposit=dep)
            for k,v in enumerate((0,fee,tax,fee+tax,dep)): S[k]+=v
        else: w.cell(r,12,'Open').alignment=Alignment(horizontal='left',indent=1); row['statusText']='Open'; [setattr(w.cell(r,k),'fill',PatternFill('solid',fgColor='FFF8E1')) for k in range(1,13)]
        if isinstance(n,int): S[0]+=n
        rows.append(row); r+=1
    w.cell(r,1,'Sub'); w.cell(r,2,S[0])
    for k,v in ((6,S[1]),(7,S[2]),(8,S[3]),(11,S[4])): w.cell(r,k,round(v,2)).number_format='#,##0.00'
    for k in range(1,13): w.cell(r,k).font=Font(bold=True); w.cell(r,k).border=Border(top=Side('hair'))
    G=[x+y for x,y in zip(G,S)]; r+=2
w.cell(r,1,'GARAGE'); w.cell(r,2,G[0])
for k,v in ((6,G[1]),(7,G[2]),(8,G[3]),(11,G[4])): w.cell(r,k,round(v,2)).number_format='#,##0.00'
for k in range(1,13): w.cell(r,k).font=Font(bold=True); w.cell(r,k).border=Border(top=Side('double'))
w.cell(r+2,1,'Blocks 1-B and R-T are exempt from the city parking tax.').font=Font(size=9,italic=True)
for c,x in zip('ABCDEFGHIJKL',[9,8,31,16,11,13,13,13,12,12,12,16]): w.column_dimensions[c].width=x
w.freeze_panes='A5'; wb.active=1; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
save(FN,'PARKING','Parking lease register by level, stalls, tax, three sheets',False,rows,propertyName='CANAL STREET GARAGE',asOnDate='2026-01-15',units=len(rows),occupied=sum('tenantName' in x for x in rows),vacant=3,sheet='Lease Register'); wb.save(os.path.join(DOC,FN))
