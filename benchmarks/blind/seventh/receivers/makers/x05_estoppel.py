# Exhibit to a landlord's estoppel: mixed-use row, two-line records, numbers as text, dates in words
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
F='X05_Exhibit_C_Landlord_Estoppel_Tannery_Row.xlsx'; d=dt.date
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Exhibit C'
Z=[('1 Tannery Row - Gnd','Copper Still Taproom, LLC','Restaurant',3120,d(2019,4,1),d(2029,3,31),7800,[(d(2026,4,1),8034),(d(2027,4,1),8275.02)],15600,'Guaranty of two members. Percentage rent 5% > $1,900,000.',0),
('1 Tannery Row - 2nd','Bellwether Podcast Studio','Office',1410,d(2023,7,1),d(2026,6,30),2115,[],2115,'',0),
('1 Tannery Row - 3rd','(vacant)','Office',1410,None,None,None,[],None,'Last tenant vacated 2/28/2025.',None),
('3 Tannery Row - Gnd L','Needle & Grain Tailors','Retail',890,d(2020,11,1),d(2025,10,31),1780,[],3560,'Option of 5 years exercised; amendment not signed.',1780),
('3 Tannery Row - Gnd R','Mossback Records','Retail',1025,d(2018,2,1),'month to month',1650,[],1500,'',825),
('3 Tannery Row - Apt A','T. Yarborogh','Apartment',780,d(2025,2,1),d(2026,1,31),1495,[],1495,'',0),
('3 Tannery Row - Apt B','E. Osterhagen & M. Dunmorrow','Apartment',815,d(2024,9,1),d(2025,8,31),1540,[],1540,'Renewal offered.',0),
('5-7 Tannery Row (all)','Juniper House Montessori','School',6850,d(2016,8,15),d(2031,8,14),13129.17,[(d(2026,8,15),13654.34)],0,'Deposit is a letter of credit of $40,000, Bank of Underhay.',0),
('9 Tannery Row - Gnd','Parable Coffee Roasters','Retail',1300,d(2022,1,1),d(2026,12,31),2816.67,[(d(2026,1,1),2901.17)],5633.34,'',2816.67),
('9 Tannery Row - 2nd F','R. Blackwater','Apartment',690,d(2025,5,1),d(2026,4,30),1385,[],1385,'',0),
('9 Tannery Row - 2nd R','(vacant)','Apartment',655,None,None,None,[],None,'Under renovation.',None),
('Rear lot','Zielonka Landscaping','Parking',None,d(2021,3,1),'month to month',450,[],None,'6 truck stalls.',0),
('Roof, 5-7','Signalpath Wireless Corp.','Antenna',None,d(2014,12,1),d(2034,11,30),1925.5,[(d(2025,12,1),1983.27)],None,'Rent is assigned to the ground lessor until 2027.',0)]
tn=Font(name='Times New Roman',size=11); tb=Font(name='Times New Roman',size=11,bold=True); ti=Font(name='Times New Roman',size=10,italic=True)
for r,t,f in ((1,'EXHIBIT C',tb),(2,"to Landlord's Estoppel Certificate dated July 9, 2025",tn),(3,'RENT ROLL OF TANNERY ROW (1 through 9 Tannery Row)',tb),(4,'as of July 1, 2025',tn)):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7); c=ws.cell(r,1,t); c.font=f; c.alignment=Alignment(horizontal='center')
for j,(a,b) in enumerate([('Premises','Use'),('Tenant','Remarks'),('Area (s.f.)',''),('Term from','Term to'),('Monthly rent','Security held'),('Rent increases',''),('Rent unpaid','')]):
    c=ws.cell(6,1+j,a); c.font=tb; c2=ws.cell(7,1+j,b or None); c2.font=ti; c2.border=Border(bottom=Side(style='medium')); c.border=Border(top=Side(style='medium'))
L=lambda x:f'{x:%b}. {x.day}, {x.year}' if x.month!=5 else f'May {x.day}, {x.year}'
y=8; rows=[]
for u,n,k,a,s,e,mo,st,dep,rem,un in Z:
    v=n=='(vacant)'
    A=[u,n,f'{a:,}' if a else None,L(s) if s else None,f'${mo:,.2f}' if mo is not None else None,f'{L(st[0][0])} to ${st[0][1]:,.2f}' if st else ('none' if not v else None),None if un is None else '-0-' if un==0 else f'${un:,.2f}']
    Bv=[k,rem or None,None,e if isinstance(e,str) else L(e) if e else None,f'${dep:,.2f}' if dep is not None else ('none' if not v else None),f'{L(st[1][0])} to ${st[1][1]:,.2f}' if len(st)>1 else None,None]
    for j in range(7):
        c=ws.cell(y,1+j,A[j]); c.font=tb if j==1 else tn; c2=ws.cell(y+1,1+j,Bv[j]); c2.font=ti if j<2 else tn; c2.border=Border(bottom=Side(style='hair'))
        for q in(c,c2): q.alignment=Alignment(horizontal='right' if j in(2,4,6) else 'left',vertical='top',wrap_text=(j==1))
    if len(rem)>34: ws.row_dimensions[y+1].height=28
    y+=2
    rows.append(dict(unit=u,tenantName=None if v else n,statusText='vacant' if v else 'Occupied',unitType=k,area=a,leaseStartDate=iso(s) if s else None,leaseEndDate=e if isinstance(e,str) else iso(e) if e else None,contractRent=mo,rentSteps=[dict(date=iso(p),amount=q) for p,q in st],deposit=dep,balance=un))
y+=1
for j,t in((1,'TOTALS'),(3,f"{sum(z[3] or 0 for z in Z):,}"),(5,f"${sum(z[6] or 0 for z in Z):,.2f}"),(7,f"${sum(z[10] or 0 for z in Z):,.2f}")):
    c=ws.cell(y,j,t); c.font=tb; c.alignment=Alignment(horizontal='right' if j>1 else 'left')
c=ws.cell(y+1,5,f"${sum(z[8] or 0 for z in Z):,.2f}"); c.font=tb; c.alignment=Alignment(horizontal='right'); ws.cell(y+1,1,'Security held').font=tb
ws.cell(y+3,1,'Eleven of thirteen premises are let; two are vacant. Landlord makes no representation as to the Roof lease.').font=tn
for c,w in zip('ABCDEFG',[23,33,11,16,15,27,13]): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D+'/'+F)
save(F,'MIXED_USE','exhibit to a landlord\u2019s estoppel certificate, typed in Excel','two-line records, all money as text with $, "-0-" for nothing owed, "none" for no deposit, steps in words, roof and parking premises without area','Tannery Row','2025-07-01',13,11,2,rows)
