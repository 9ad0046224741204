from h import *; import xlwt; R=random.Random(1010)
b=[("St. Brendan MOB I",62400),("St. Brendan MOB II",48150),("Lakemont Surgery Ctr",21900),("Corvin Cancer Pavilion",35720)]; sf=[x for _,x in b]; s=St(5)
def L(no,lab,rate,j=.15,neg=False,z=()):
    v=[None if k in z else (-1 if neg else 1)*round(a*rate*R.uniform(1-j,1+j),2) for k,a in enumerate(sf)]; return s.l(lab,v+[round(sum(x or 0 for x in v),2)],no)
s.h("Revenues")
a=[L("410","Base Rent - Health System Leases",13.9),L("411","Base Rent - Physician Groups",9.4,z=(2,)),L("412","Percentage / Ancillary Rent",.35,z=(0,3)),L("420","CAM Recoveries",7.1),L("421","Real Estate Tax Recoveries",2.7),L("422","Insurance Recoveries",.42),L("430","Parking Income",.55,z=(2,3)),L("440","Tenant Service Requests",.28,.4),L("450","Antenna & Rooftop",.21,z=(1,2,3))]
ti=s.s_("Total Revenues",a,"TOTAL",kt="total_income")
s.h("Recoverable Expenses")
e=[L("510","Janitorial & Biohazard Disposal",1.95),L("511","Utilities - Electric",2.15),L("512","Utilities - Gas, Water, Sewer",.58),L("513","HVAC & Mechanical Contracts",.92),L("514","Elevator Contracts",.27,z=(2,)),L("515","Landscape & Snow",.31),L("516","Security",.6),L("517","General Repairs",.74,.3),L("518","Building Engineers",1.08),L("519","Management Fee",.98,.05),L("520","Real Estate Taxes",2.85),L("521","Property Insurance",.45)]
r1=s.s_("Total Recoverable Expenses",e)
s.h("Non-Recoverable Expenses")
e2=[L("610","Ground Rent to Hospital",.62,z=(2,3)),L("611","Legal & Professional",.19,.5),L("612","Bad Debt",.11,.6,z=(3,)),L("613","Vacant Suite Costs",.24,.4,z=(2,))]
r2=s.s_("Total Non-Recoverable Expenses",e2)
te=s.s_("Total Expenses",[r1,r2],"TOTAL",kt="total_operating_expenses")
s.s_("Net Operating Income",[ti,te],"TOTAL",signs=[1,-1],kt="noi")
fn='MOB_Portfolio_Consolidating_NOI_FY2024.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet("Consolidating")
z=lambda t:xlwt.easyxf(t); H=z('font: name Verdana, bold on, height 180; align: horiz center, wrap on; borders: bottom thin'); 
ws.write_merge(0,0,0,11,"Greyfield Healthcare Realty - Midwest MOB Portfolio",z('font: name Verdana, bold on, height 240; align: horiz center')); ws.write_merge(1,1,0,11,"Consolidating Property NOI, January 1 - December 31, 2024",z('font: name Verdana, height 180; align: horiz center')); ws.write_merge(2,2,0,11,"(Dollars; $/SF on rentable area)",z('font: name Verdana, italic on, height 160; align: horiz center'))
ws.write_merge(4,5,0,0,"GL",H); ws.write_merge(4,5,1,1,"",H)
for k,(n,a_) in enumerate(b+[("Portfolio Total",sum(sf))]):
    ws.write_merge(4,4,2+2*k,3+2*k,n+f"\n{a_:,} SF",H); ws.write(5,2+2*k,"$",H); ws.write(5,3+2*k,"$/SF",H); ws.col(2+2*k).width=3900; ws.col(3+2*k).width=1900
ws.row(4).height=520; ws.row(4).height_mismatch=True; ws.col(0).width=1600; ws.col(1).width=9300; r=6
P={}
for t,x in (("LINE",""),("SUBTOTAL","; borders: top thin"),("TOTAL","; borders: top thin, bottom double"),("HEADING","")):
    bo=', bold on' if t!="LINE" else ''; P[t]=(z(f'font: name Verdana, height 160{bo}'),xlwt.easyxf(f'font: name Verdana, height 160{bo}{x}',num_format_str='#,##0.00'),xlwt.easyxf(f'font: name Verdana, height 160, italic on{x}',num_format_str='0.00'))
SF=sf+[sum(sf)]
for i,row in enumerate(s.rows):
    t=row["rowType"]; f=P[t]
    if row["accountCode"]: ws.write(r,0,row["accountCode"],f[0])
    ws.write(r,1,row["label"],f[0])
    if t!="HEADING":
        for j,v in enumerate(row["values"]):
            if v is not None: ws.write(r,2+2*j,v,f[1]); ws.write(r,3+2*j,round(v/SF[j],2),f[2])
    r+=1
    if t=="TOTAL" or t=="SUBTOTAL": r+=1
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=1; ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.set_vert_split_pos(2); wb.save(D(fn))
save(fn,[s.truth("Consolidating Property NOI","Greyfield Healthcare Realty - Midwest MOB Portfolio","2024-01-01","2024-12-31",[n for n,_ in b]+["Portfolio Total"],sheet="Consolidating")],"OFFICE","OPERATING_STATEMENT","medical office by building, each dollar column followed by $/SF, old xls",False)
