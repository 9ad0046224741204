# Senior housing, operator's controller keeps this in Excel: paired opening/activity/closing columns, two communities
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
def make():
    R=random.Random(39002)
    A=[("10100","Cash – Operating",84000,'b'),("10150","Cash – Payroll Imprest",5000,'x'),("10200","Resident Trust Funds",12450.75,'b'),("11000","Resident Receivable – Private",96420,'b'),("11010","Resident Receivable – Medicaid Waiver",41288.4,'b'),("11900","Allow. for Uncollectible Accts",-18500,'x'),("12000","Prepaid Insurance",22810.08,'b'),("15000","Leasehold Improvements",388210,'x'),("15100","Furniture & Equipment",214770.62,'x'),("15200","Transport Vehicle",61500,'x'),("15900","Accum. Depreciation",-171204.5,'d'),
       ("20100","Accounts Payable",-52133.18,'b'),("20300","Accrued Wages & PTO",-61240.9,'b'),("20500","Resident Trust Liability",-12450.75,'b'),("21000","Community Fees – Deferred",-38400,'b'),("21500","Due to / from Affiliate",0,'p'),("29000","Members' Equity",0,'p'),
       ("40100","Base Rent – Private Pay",-1688000,'i'),("40200","Level of Care Fees",-412300,'i'),("40300","Medicaid Waiver Revenue",-221500,'i'),("40500","Community Fee Income",-31000,'i'),("40700","Second Person & Respite",-18775,'i'),("40900","Move-in Concessions",27400,'e'),
       ("51000","Wages – Nursing / Care Staff",702110,'e'),("51100","Agency Staffing",84330,'e'),("51900","Medical Supplies",16920,'e'),("52000","Wages – Dietary",161440,'e'),("52100","Raw Food",148900,'e'),("53000","Wages – Activities",52800,'e'),("53100","Activities Supplies & Outings",7340,'e'),("54000","Wages – Housekeeping & Laundry",71208,'e'),("55000","Wages – Maintenance",44110,'e'),("55200","Repairs & Contracts",38260,'e'),("56000","Utilities",92117,'e'),("57000","Marketing & Referral Fees",46320,'e'),("58000","Wages – Administration",138600,'e'),("58300","Payroll Taxes & Benefits",196412,'e'),("58600","Licenses, Dues & Survey Costs",5210,'e'),("58900","Management Fee",117300,'e'),("59500","Liability Insurance",33480,'e'),("60000","Facility Lease Expense",336000,'e'),("61000","Depreciation",39200,'d2')]
    comm=[("Larkfield Assisted Living","412",1.0,set()),("Larkfield Memory Care","413",.46,{"10150","15200","40700","21000"})]
    M=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    wb=Workbook(); ws=wb.active; ws.title="TB 0926"
    tn="Calibri"
    ws["B1"]="Brightwater Senior Operations, LLC"; ws["B1"].font=Font(name=tn,size=14,bold=True,color="1F3864")
    ws["B2"]="Trial Balance – fund reporting package"; ws["B3"]="Month of September 2026 (FY ends 12/31)"
    ws["B2"].font=Font(name=tn,italic=True)
    ws["J1"]="prep: D. Iriarte"; ws["J2"]="rev: ____"
    for a in ("B","D","E","G","I"): pass
    ws.merge_cells("E5:F5"); ws.merge_cells("G5:H5"); ws.merge_cells("I5:J5"); ws.merge_cells("B5:B6"); ws.merge_cells("D5:D6"); ws.merge_cells("C5:C6")
    ws["B5"]="Acct"; ws["C5"]="Legacy ID"; ws["D5"]="Account Title"; ws["E5"]="Balance 8/31/2026"; ws["G5"]="September Activity"; ws["I5"]="Balance 9/30/2026"
    for c,h in zip("EFGHIJ",["Dr","Cr"]*3): ws[c+"6"]=h
    fill=PatternFill("solid",fgColor="D9E2F3"); th=Side(style="thin",color="8EA9DB"); db=Side(style="double")
    for r in (5,6):
        for c in "BCDEFGHIJ":
            x=ws[f"{c}{r}"]; x.fill=fill; x.font=Font(name=tn,bold=True); x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(bottom=th,top=th,left=th,right=th)
    ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=11; ws.column_dimensions["C"].hidden=True; ws.column_dimensions["D"].width=36
    for c in "EFGHIJ": ws.column_dimensions[c].width=15.5
    nf='#,##0.00'
    r=7; rows=[];tots=[]; G=dict.fromkeys(M,0)
    for prop,ent,k,skip in comm:
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=10)
        ws.cell(r,2,f"Community: {prop}").font=Font(name=tn,bold=True,color="FFFFFF"); ws.cell(r,2).fill=PatternFill("solid",fgColor="1F3864"); r+=1
        L=[]
        for c,n,b,t in A:
            if c in skip: continue
            b=b*(1 if c in("10150",) else k)*R.uniform(.93,1.07)
            if t in("i","e","d2"): b=b*8/9
            b=r2(b)
            if t=="x": d=q=0
            elif t=="b":
                m=abs(b)*R.uniform(.2,.8); d,q=r2(m),r2(m*R.uniform(.6,1.5))
                if c.startswith("2"): d,q=q,d
            elif t=="d": d,q=0,r2(4355.55*k)
            elif t=="d2": d,q=r2(4355.55*k),0
            elif t=="i": d,q=(r2(-b/8*.01*R.random()) if R.random()<.4 else 0),r2(-b/8*R.uniform(.9,1.12))
            elif t=="e": d,q=r2(b/8*R.uniform(.8,1.2)),(r2(b/8*.03) if R.random()<.25 else 0)
            else: b=d=q=0
            L.append([c,n,b,d,q])
        get=lambda c:[x for x in L if x[0]==c][0]
        aff=get("21500"); eq=get("29000"); cash=get("10100")
        aff[2]=r2(-14220.5 if ent=="412" else 14220.5)
        if ent=="412": aff[3],aff[4]=0,2650.0
        else: aff[3],aff[4]=2650.0,0
        eq[2]=r2(-sum(x[2] for x in L if x is not eq))
        cash[3]=r2(231440.19*k); cash[4]=0
        cash[4]=r2(sum(x[3] for x in L)-sum(x[4] for x in L))
        assert cash[4]>0
        T=dict.fromkeys(M,0)
        for c,n,b,d,q in L:
            e=r2(b+d-q); v=dict(open_dr=b if b>0 else None,open_cr=-b if b<0 else None,debit=d or None,credit=q or None,close_dr=e if e>0 else None,close_cr=-e if e<0 else None)
            ws.cell(r,2,f"{ent}-{c}"); ws.cell(r,3,int(c)*7+int(ent)); ws.cell(r,4,n)
            for j,m in enumerate(M):
                if v[m] is not None: ws.cell(r,5+j,v[m]); T[m]=r2(T[m]+v[m])
                ws.cell(r,5+j).number_format=nf
            rows.append(dict(property=prop,account=f"{ent}-{c}",name=n,**v)); r+=1
        assert abs(T["open_dr"]-T["open_cr"])<.005 and abs(T["debit"]-T["credit"])<.005 and abs(T["close_dr"]-T["close_cr"])<.005
        lab=f"Total {prop}"; ws.cell(r,4,lab)
        for j,m in enumerate(M):
            ws.cell(r,5+j,T[m]).number_format=nf; G[m]=r2(G[m]+T[m])
        for j in range(2,11): ws.cell(r,j).font=Font(name=tn,bold=True); ws.cell(r,j).border=Border(top=Side(style="thin"))
        tots.append(dict(label=lab,**T)); r+=2
    ws.cell(r,4,"Both communities")
    for j,m in enumerate(M): ws.cell(r,5+j,G[m]).number_format=nf
    for j in range(2,11): ws.cell(r,j).font=Font(name=tn,bold=True); ws.cell(r,j).border=Border(top=Side(style="thin"),bottom=db)
    tots.append(dict(label="Both communities",**G)); r+=2
    ws.cell(r,2,"Affiliate accounts (-21500) eliminate on combination; no eliminations are booked in this schedule.").font=Font(name=tn,italic=True,size=9); r+=1
    ws.cell(r,2,"Memory Care census averaged 27 of 32; Assisted Living 71 of 84.").font=Font(name=tn,italic=True,size=9)
    ws.freeze_panes="E7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:6"
    w2=wb.create_sheet("Open items"); w2["A1"]="To do before close"; w2["A2"]="1. Waiver remittance for 9/24 not yet posted"; w2["A3"]="2. True up PTO accrual at quarter end"
    f="Larkfield TB Sept 26.xlsx".replace(" ","_")
    wb.save(os.path.join(DOC,f))
    save(f,"TB","SENIOR_HOUSING",M,rows,tots,"operator's controller","Excel, merged two-line grouped headers, two communities stacked, hidden column","hidden column, paired columns, property headings")
