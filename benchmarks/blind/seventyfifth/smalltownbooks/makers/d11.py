from common import *
from openpyxl import Workbook; from openpyxl.styles import *
r=random.Random(7511); N=Names(r)
fn='d11_bundaberg_workshops.xlsx'
wb=Workbook(); cv=wb.active; cv.title="Cover"; ws=wb.create_sheet("Tenancy schedule"); ar_=wb.create_sheet("Bank & bonds")
for i,t in enumerate(["KENDALLS ROAD WORKSHOPS","12-20 Kendalls Road, Avoca, Bundaberg QLD","Owner's schedule at 1 July 2025","Prepared by Sugarcoast Bookkeeping (ABN withheld)"]): cv.cell(3+i,2,t).font=Font(name='Calibri',size=16 if i==0 else 11,bold=i==0)
for i,t in enumerate(["Bonds are banked in the owner's trust account.","Rents by direct debit on the 1st."]): ar_.cell(2+i,1,t)
ten=["Burnett Auto Electrics","Kolan Joinery P/L","CaneTrac Hydraulics","Bargara Surfboard Repairs",None,"T & M Fairweather Panel Beating","Hinkler Fitness Shed","Sugarcoast Signs","Wide Bay Pump Service",None,"Rum City Cabinets","Elliott Heads Marine","Gooburrum Smash & Tow","Dunphy Powder Coating","Splash Pool Supplies","Oakwood Stonemasons","Men's Shed Assoc. Inc.","Innes Park Mowers"]
B1=Font(name='Calibri',size=10,bold=True); n=Font(name='Calibri',size=10); fill=PatternFill('solid',fgColor='FCE4D6'); bx=Border(*[Side(style='thin',color='BBBBBB')]*4)
ws['A1']="Kendalls Road Workshops - tenancy schedule at 1 July 2025"; ws['A1'].font=Font(name='Calibri',size=13,bold=True)
g=[(1,3,"Premises"),(4,6,"Lessee and term"),(7,10,"Payable monthly $"),(11,12,"Next fixed increase"),(13,14,"Held / overdue $"),(15,15,"")]
for a,z,t in g:
    if z>a: ws.merge_cells(start_row=3,start_column=a,end_row=3,end_column=z)
    ws.cell(3,a,t)
H=["Shed","Frontage","Floor m²","Lessee","Start","Expiry","Rent","Outgoings","GST 10%","Total","Date","New rent p.m.","Bond","Overdue","Comment"]
for j,t in enumerate(H): ws.cell(4,1+j,t)
for i in(3,4):
    for j in range(1,16): c=ws.cell(i,j); c.font=B1; c.fill=fill; c.border=bx; c.alignment=Alignment(horizontal='center',wrap_text=True)
for col,w in zip("ABCDEFGHIJKLMNO",[8,13,9,31,11,11,11,11,10,11,11,12,11,10,28]): ws.column_dimensions[col].width=w
rows=[];R=5
for i,t in enumerate(ten):
    u=f"{i+1}" if i<12 else f"{12+(i-12)//2+1}{'AB'[(i-12)%2]}"; a=r.choice([96,108,120,144,180,216,240]); fr=r.choice(["Kendalls Rd","Rear lane"]); vals=[u,fr,a,t or "Vacant"]
    if t:
        s=D(r.choice([2020,2021,2022,2023,2024]),r.randint(1,12),1); y=r.choice([3,5]); e=D(s.year+y,s.month,1)-dt.timedelta(days=1); hold=e<D(2025,7,1)
        rent=round(a*r.choice([9.5,10,10.5,11])/5)*5; og=round(a*2.15,2); gst=round((rent+og)*.1,2); tot=round(rent+og+gst,2); nd=D(2025 if s.month>7 else 2026,s.month,1); st=[]
        if t.startswith("Men's"): rent=250; og=0; gst=25.0; tot=275.0
        bond=rent*r.choice([1,2,2]); od=r.choice([0,0,0,0,tot,450])
        if t.startswith("Men's"): bond=0; od=0
        nr=None
        if not hold and nd<e and not t.startswith("Men's"): nr=round(rent*1.03,2); st=[dict(date=iso(nd),amount=nr)]
        else: nd=None
        com="holding over" if hold else r.choice([None,None,"3 yr option","director's guarantee","CPI at option"])
        vals+=[s,e,rent,og,gst,tot,nd,nr,bond,od,com]
        rows.append(row(unit=u,area=a,tenantName=t,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code="Outgoings",amount=og),dict(code="GST 10%",amount=gst)],totalCharges=tot,rentSteps=st,deposit=bond,balance=od))
    else: rows.append(row(unit=u,area=a,statusText="Vacant")); vals+=[None]*10+[r.choice(["roller door on order","listed with agent"])]
    for j,v in enumerate(vals):
        c=ws.cell(R,1+j,v); c.font=n; c.border=bx
        if j in(3,14): c.alignment=Alignment(horizontal='left',indent=1)
        if j in(4,5,10): c.number_format='dd/mm/yy'
        if j in(6,7,8,9,11,12,13): c.number_format='#,##0.00'
    R+=1
T={k:S(rows,k) for k in('area','contractRent','totalCharges','deposit','balance')}; cs=lambda cc:round(sum(a['amount'] for x in rows for a in x.get('charges',[]) if a['code']==cc),2)
bad=T['totalCharges']+1000
for j,v in ((1,"Total"),(3,T['area']),(7,T['contractRent']),(8,cs("Outgoings")),(9,cs("GST 10%")),(10,bad),(13,T['deposit']),(14,T['balance'])):
    ws.cell(R,j,v)
for j in range(1,16): c=ws.cell(R,j); c.font=B1; c.border=Border(top=Side(style='thin'),bottom=Side(style='double')); c.number_format='#,##0.00'
ws.cell(R,3).number_format='#,##0'
v=sum(x['statusText']=="Vacant" for x in rows); occ=len(rows)-v
ws.cell(R+2,1,f"{len(rows)} sheds: {occ} leased, {v} vacant").font=n
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.freeze_panes='E5'
wb.save(B+'documents/'+fn)
save(fn,truth("Kendalls Road Workshops","2025-07-01",rows,occ,v,sheet="Tenancy schedule",planted=dict(what=f"printed total of the column Total (payable monthly) is {bad:,.2f}; the rows add to {T['totalCharges']:,.2f} (rent, outgoings and GST totals are right)",kind="total_wrong")),"INDUSTRIAL","three tabs, grouped header with charges and next fixed increase",False,{k:T[k] for k in T if k!='totalCharges'})
