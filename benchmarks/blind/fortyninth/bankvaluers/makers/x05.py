# Bank form filled in by the borrower, mixed use
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
D=dt.date;NAME='CRE-117_Rent_Schedule_Bellows_Block.xlsx'
A=[("Store 1","Pharos Pizza & Grill","Restaurant",1650,D(2021,6,1),D(2031,5,31),3850,"NNN"),("Store 2","Dot & Line Framing","Retail",980,D(2024,2,1),D(2027,1,31),1900,"Gross"),("Store 3","Vacant","Retail",1120,None,None,None,""),("Store 4","Bellows Barber Co.","Retail",740,D(2025,9,1),"Month to month",1450,"Gross"),("2nd Fl Office","Harkness Bookkeeping","Office",1400,D(2022,1,1),D(2026,12,31),1750,"Mod. gross")]
R=[("201","Studio/1","R. Espiga",D(2025,8,1),D(2026,7,31),1095,1095,0),("202","1/1","Leona Crandon",D(2023,5,1),"Month to month",1225,600,0),("203","2/1","Vacant",None,None,None,None,None),("204","2/1","J. & M. Tillinghast",D(2025,10,1),D(2026,9,30),1575,1575,0),("301","Studio/1","Kofi Wexcombe",D(2025,4,15),D(2026,4,14),1075,1075,1075),("302","1/1","Gideon Froman",D(2024,12,1),D(2026,11,30),1250,1250,0),("303","2/1","Section 8 - Ashgrove",D(2022,3,1),"Month to month",1490,500,0),("304","2/1","Ines Larrabee",D(2025,7,1),D(2026,6,30),1560,1560,0),("Attic","1/1","Dahlia Mossgrove",D(2019,1,1),"Month to month",800,0,0)]
wb=Workbook();w0=wb.active;w0.title='Instructions';w0['A1']='Form CRE-117 Instructions';w0['A3']='1. Complete the yellow cells only.';w0['A4']='2. List every unit, whether or not occupied. Enter MONTHLY rent.';w0['A5']='3. Return signed with tax returns and insurance evidence.'
ws=wb.create_sheet('Rent Schedule');wl=wb.create_sheet('Lists');[wl.append([x]) for x in('Gross','NNN','Mod. gross','Month to month')];wl.sheet_state='hidden'
ye=PatternFill('solid',fgColor='FFFFCC');gr=PatternFill('solid',fgColor='BFBFBF');t=Side(style='thin');bx=Border(t,t,t,t)
ws.merge_cells('A1:I1');ws['A1']='TABLELAND COMMUNITY BANK  -  RENT SCHEDULE (Form CRE-117, rev. 8/19)';ws['A1'].font=Font(bold=True,size=12)
for q,(l,v) in enumerate((('Borrower','Bellows Block Holdings LLC'),('Property','Bellows Block, 5-11 Depot Square'),('Loan no.','xxxx-0417'),('Rents as of','12/31/2025')),2):
    ws.cell(q,1,l).font=Font(bold=True);ws.merge_cells(start_row=q,start_column=2,end_row=q,end_column=5);ws.cell(q,2,v).fill=ye
ws['G3']='Bank use only';ws['G4']='Rec\'d 2/17/26';ws['G5']='Reviewed: ____'
def hdr(r,title,H):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=9);ws.cell(r,1,title).font=Font(bold=True);ws.cell(r,1).fill=gr
    for i,h in enumerate(H,1):c=ws.cell(r+1,i,h);c.font=Font(bold=True,size=9);c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center');c.border=bx
    ws.row_dimensions[r+1].height=30
rows=[];P1='PART A - COMMERCIAL SPACE';P2='PART B - RESIDENTIAL UNITS'
hdr(7,P1,['Unit','Tenant','Space Type','Sq. Ft.','Lease Start','Lease End','Monthly Rent','Annual Rent','Lease Type']);r=9
def put(r,vals):
    for i in range(9):
        c=ws.cell(r,i+1,vals[i] if i<len(vals) else None);c.border=bx;c.fill=ye
        if isinstance(c.value,D):c.number_format='mm/dd/yyyy'
        elif isinstance(c.value,(int,float)):c.number_format='#,##0'
for u,n,us_,sf,s,e,m,ty in A:
    put(r,[u,n,us_ or None,sf,s,e,m,m and m*12,ty or None]);v=n=='Vacant'
    rows.append(dict(unit=u,section=P1,unitType=us_ or None,tenantName=None if v else n,statusText='Vacant' if v else 'Occupied',area=sf,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=float(m) if m else None,annualRent=float(m*12) if m else None));r+=1
for _ in range(3):put(r,[]);r+=1
a=sum(x[6] or 0 for x in A);put(r,['Total Part A',None,None,sum(x[3] for x in A),None,None,a,a*12]);r+=2
hdr(r,P2,['Unit','Bed/Bath','Tenant','Lease Start','Lease End','Monthly Rent','Annual Rent','Security Deposit','Past Due']);r+=2
for u,bb,n,s,e,m,dp,pd in R:
    put(r,[u,bb,n,s,e,m,m and m*12,dp,pd]);v=n=='Vacant';ws.cell(r,2).number_format='@'
    rows.append(dict(unit=u,section=P2,unitType=bb,tenantName=None if v else n,statusText='Vacant' if v else 'Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=float(m) if m else None,annualRent=float(m*12) if m else None,deposit=float(dp) if dp is not None else None,balance=float(pd) if pd is not None else None));r+=1
for _ in range(6):put(r,[]);r+=1
b=sum(x[5] or 0 for x in R);put(r,['Total Part B',None,None,None,None,b,b*12,sum(x[6] or 0 for x in R),sum(x[7] or 0 for x in R)]);r+=2
ws.cell(r,1,'TOTAL A + B').font=Font(bold=True);ws.cell(r,6,a+b).number_format='#,##0';ws.cell(r,7,(a+b)*12).number_format='#,##0';r+=1
for l,v in (('Total number of units',14),('Occupied',12),('Vacant',2)):ws.cell(r,1,l);ws.cell(r,6,v);r+=1
r+=1;ws.cell(r,1,'I certify that the above is true, correct and complete.   Signed: ______________________  Date: 2/14/2026')
for k,w in zip('ABCDEFGHI',(14,24,21,11,15,15,12,13,12)):ws.column_dimensions[k].width=w
ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.active=1
wb.save(docpath(NAME))
finish(NAME,'MIXED_USE','Bank form in two parts (commercial, residential) filled in by the borrower, blank form lines, bank-use box, hidden list sheet',False,'Bellows Block, 5-11 Depot Square','2025-12-31',14,12,2,rows,sheet='Rent Schedule')
