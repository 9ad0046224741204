"""X5: refurbished office, Leeds, UK tenancy schedule, floors merged down over part-floor lettings, rents p.a., dates as text."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
FN='Albion_Mill_tenancy_schedule_Dec25.xlsx'
D=dt.date; wb=Workbook(); ws=wb.active; ws.title='TS'; t=Side('thin',color='000000'); bx=Border(t,t,t,t)
ws['A1']='ALBION MILL, WHITEHALL QUAY, LEEDS LS1'; ws['A2']='TENANCY SCHEDULE AS AT 24 DECEMBER 2025'; ws['A1'].font=ws['A2'].font=Font(name='Arial',bold=True,size=12)
ws.merge_cells('A1:K1'); ws.merge_cells('A2:K2')
H=['Floor','Demise','Tenant','NIA\nsq ft','Start','Expiry','Break\n(T = tenant)','Rent\n£ per annum','£ psf','Car\nspaces','Rent free / incentives']
for j,h in enumerate(H,1): c=ws.cell(4,j,h); c.font=Font(name='Arial',bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=bx; c.fill=PatternFill('solid',fgColor='D9D9D9')
F=[('Lower Ground',[('LG.1','Press Room Gym Ltd',4210,D(2025,3,25),10,'25.03.2030 (T)',63150,0,0,'Expired'),('LG.2','Landlord - cycle hub & showers',1150,None,0,'',None,0,None,'')]),
('Ground',[('G.1','Aire & Calder Coffee Ltd',1385,D(2025,6,24),10,'24.06.2030 (T)',41550,0,0,'6 months from start'),('G.2','VACANT - fitted',2740,None,0,'',None,2,None,'Quoting £34.00 psf')]),
('First',[('1.1','Thornfield Actuaries LLP',5180,D(2025,9,29),10,'29.09.2030 (T)',165760,4,10000,'12 months to 28.09.2026'),('1.2','Wexcombe Data Ltd',3925,D(2025,1,1),5,'01.01.2028 (T)',121675,2,5000,'Expired')]),
('Second',[('2.1','Wexcombe Data Ltd (expansion)',4660,D(2026,3,25),4,'',149120,3,7500,'9 months; agreement for lease dated 02.12.2025'),('2.2','VACANT - fitted',4445,None,0,'',None,3,None,'Quoting £33.50 psf')]),
('Third',[('3','Holdgate Marr Solicitors LLP',9240,D(2024,12,25),15,'25.12.2034 (T)',291060,8,20000,'18 months to 24.06.2026, topped up')]),
('Fourth',[('4','Northern Ledger Bank plc',8815,D(2025,5,1),10,'01.05.2032 (T)',286487.5,10,25000,'10 months to 28.02.2026')]),
('Roof',[('R.1','Skyhaul Telecoms Ltd',None,D(2023,7,1),10,'',14500,0,0,'')])]
m=lambda d:d.strftime('%d.%m.%Y'); r=5; rows=[]; S=[0,0,0,0]
for fl,U in F:
    r0=r
    for u,tn,a,s,y,br,rent,cs,cr,inc in U:
        e=endlease(s,12*y) if s else None; vac=tn.startswith('VACANT'); land=tn.startswith('Landlord')
        if u=='2.1': e=D(2029,12,31)
        vals=[fl if r==r0 else None,u,tn,a,m(s) if s else '',m(e) if e else '',br,rent,round(rent/a,2) if rent and a else None,cs or None,inc]
        for j,v in enumerate(vals,1):
            c=ws.cell(r,j,v if v!='' else None); c.border=bx; c.font=Font(name='Arial',size=9,bold=vac); c.alignment=Alignment(vertical='center',wrap_text=j in(3,11),horizontal='right' if j in(4,8,9,10) else 'left')
            if j in(4,8): c.number_format='#,##0' if rent!=286487.5 or j!=8 else '#,##0.00'
            if j==9: c.number_format='0.00'
        x=dict(unit=u,area=a,section=fl)
        if vac: x['statusText']='VACANT'
        elif land: x['tenantName']=tn
        else: x.update(tenantName=tn,leaseStartDate=s,leaseEndDate=e,annualRent=rent); 
        rows.append(x); r+=1; S[0]+=a or 0; S[1]+=rent or 0; S[2]+=cs; S[3]+=cr or 0
    if r-r0>1: ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1)
for j,v in((1,'TOTAL'),(4,S[0]),(8,S[1]),(10,S[2])): c=ws.cell(r,j,v); c.font=Font(name='Arial',size=10,bold=True); c.number_format='#,##0.00' if j==8 else '#,##0'
for j in range(1,12): ws.cell(r,j).border=bx
for i,s in enumerate(('Rents are inclusive of car spaces and are contracted headline rents, including the Wexcombe Data expansion on Second which starts on 25 March 2026.','All leases are drawn on effective full repairing terms by way of service charge. Net internal areas per the refurbishment measured survey.'),r+2): ws.cell(i,1,s).font=Font(name='Arial',size=8)
for c,w in zip('ABCDEFGHIJK',(13,9,32,9,11,11,15,13,8,8,36)): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=28; ws.page_setup.paperSize=9; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(FN))
save(FN,'OFFICE','UK refurbished office tenancy schedule, merged floors, text dates with dots, rents per annum',True,rows,'Albion Mill, Whitehall Quay, Leeds LS1',D(2025,12,24),None,None,2,checks=[['annualRent',S[1],None],['area',S[0],None]])
