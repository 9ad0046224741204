# LIHTC rent schedule workbook; subtotals by bedroom count; PLANTED digit changed in one Monthly figure
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
# ami, units, sf, gross, ua   (None ami = manager's)
G=[('1 BEDROOM',1,1,[(30,4,642,582,71),(50,11,642,970,71),(60,13,642,1164,71)]),
('2 BEDROOM',2,1,[(30,3,861,699,94),(50,14,861,1165,94),(60,12,861,1398,94),(60,4,884,1398,94)]),
('3 BEDROOM',3,2,[(30,2,1098,807,118),(50,8,1098,1346,118),(60,8,1098,1615,118)]),
('4 BEDROOM',4,2,[(50,2,1260,1501,143),(60,3,1260,1801,143)])]
wb=Workbook(); ws=wb.active; ws.title='Exh F - Rent Schedule'
def put(r,c,v,b=False,nf=None,al='center',fill=None,**k):
    q=ws.cell(r,c,v); q.font=Font(name='Times New Roman',size=11,bold=b,**k); q.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    if nf:q.number_format=nf
    if fill:q.fill=PatternFill('solid',fgColor=fill)
    return q
put(1,1,'EXHIBIT F',True,al='left'); put(2,1,'Sable Creek Family Apartments - LIHTC Rent Schedule (4% / Tax-Exempt Bonds)',True,al='left'); put(3,1,'2025 HUD income limits; county 4-person median $92,400. Utility allowances per housing authority schedule effective 4/1/2025.',al='left',italic=True)
for r in(1,2,3): ws.cell(r,1).alignment=Alignment(wrap_text=False)
H=['# of\nUnits','Beds','Baths','Set-Aside\n(% AMI)','Net\nSq. Ft.','Max. Gross\nRent','Less Utility\nAllowance','Net Tenant\nRent','Total Monthly\nRent','Total Annual\nRent']
for c,h in enumerate(H,1):
    q=put(5,c,h,True,fill='C6E0B4'); q.border=Border(*[Side(style='thin')]*4)
ws.row_dimensions[5].height=34
rows=[];tot=[];r=6;planted=None
GT=dict(units=0,total_sf=0,monthly=0,annual=0)
for t,bd,ba,ls in G:
    S=dict(units=0,monthly=0,annual=0)
    for ami,n,sf,g,ua in ls:
        net=g-ua; mo=net*n; an=mo*12; pm=mo
        if (bd,ami,n)==(2,60,12):
            s=str(mo); pm=int(s[:2]+str((int(s[2])+3)%10)+s[3:]); planted=f"digit changed: Total Monthly Rent of the 12 two-bedroom units at 60% prints {pm:,} where 12 x {net:,} = {mo:,} (annual, subtotal and total as if {mo:,}); truth row holds the printed value"
        row=dict(units=n,beds=bd,baths=ba,ami=ami,sf=sf,gross=g,ua=ua,net=net,monthly=pm,annual=an)
        for c,(k,v) in enumerate(row.items(),1):
            q=put(r,c,v/100 if k=='ami' else v,nf='0%' if k=='ami' else '$#,##0' if c>5 else '#,##0',al='center' if c<5 else 'right'); q.border=Border(*[Side(style='hair')]*4)
        rows.append(row); r+=1
        S['units']+=n;S['monthly']+=mo;S['annual']+=an
    lab=f'Subtotal {t}'; put(r,1,S['units'],True); put(r,2,lab,True,al='left'); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=8)
    put(r,9,S['monthly'],True,'$#,##0','right'); put(r,10,S['annual'],True,'$#,##0','right')
    for c in range(1,11): ws.cell(r,c).fill=PatternFill('solid',fgColor='F2F2F2')
    tot.append(dict(label=lab,**S)); r+=2
    for k in S: GT[k]+=S[k]
# manager's unit, no rent
put(r,1,1); put(r,2,2); put(r,3,1); put(r,4,"Mgr."); put(r,5,861,nf='#,##0',al='right'); put(r,8,0,nf='$#,##0',al='right'); put(r,9,0,nf='$#,##0',al='right'); put(r,10,0,nf='$#,##0',al='right')
rows.append(dict(units=1,beds=2,baths=1,sf=861,net=0,monthly=0,annual=0)); GT['units']+=1; r+=2
put(r,1,GT['units'],True); put(r,2,'TOTAL ALL UNITS',True,al='left'); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=5); put(r,9,GT['monthly'],True,'$#,##0','right'); put(r,10,GT['annual'],True,'$#,##0','right')
for c in range(1,11): ws.cell(r,c).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
tot.append(dict(label='TOTAL ALL UNITS',units=GT['units'],monthly=GT['monthly'],annual=GT['annual'])); r+=2
for a,v in(('Laundry & vending ($9.50/unit/mo)',round(GT['units']*9.5*12)),('Vacancy at 5.0% of rents',-round(GT['annual']*.05))):
    put(r,2,a,al='left'); ws.cell(r,2).alignment=Alignment(wrap_text=False); put(r,10,v,nf='$#,##0;($#,##0)',al='right'); r+=1
put(r,2,'Effective Gross Income',True,al='left'); ws.cell(r,2).alignment=Alignment(wrap_text=False); put(r,10,GT['annual']+round(GT['units']*9.5*12)-round(GT['annual']*.05),True,'$#,##0','right')
for c in range(10): ws.column_dimensions['ABCDEFGHIJ'[c]].width=[8,8,8,11,10,13,13,13,15,15][c]
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
print(planted); wb.save(doc('um2_sablecreek.xlsx')); save('um2_sablecreek.xlsx','UM',rows,tot,planted)
