from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill
from openpyxl.worksheet.pagebreak import Break, ColBreak
from openpyxl.utils import get_column_letter as L
def make():
    stem="Juniper_Terrace_RR_for_buyers"; fn=stem+".pdf"; r=random.Random(SEED+7); nm=Names(r)
    wb=Workbook(); ws=wb.active; ws.title="RR"; F=lambda **k: Font(name="Carlito",size=10,**k)
    ws["A1"]="Juniper Terrace"; ws["A1"].font=F(bold=True); ws["A2"]="Rent Roll 5-31-25"; ws["A2"].font=F(bold=True)
    H1=["","","","","Occ /","Lease","Lease","Market","Current","Pet","Carport","RUBS","Total","Security","Amount","Renewal","Renewal"]
    H2=["Apt","Floor plan","Sq ft","Resident","Vac","from","to","rent","rent","rent","/ garage","util.","billed","deposit","past due","rent","starts"]
    for j,(a,b) in enumerate(zip(H1,H2),1):
        for y,t in ((4,a),(5,b)):
            c=ws.cell(y,j,t or None); c.font=F(bold=True); c.alignment=Alignment(horizontal="center"); c.fill=PatternFill("solid",fgColor="DDEBF7")
    plans=[("A1 Juniper",610,1075),("A2 Juniper+",688,1150),("B1 Sage",912,1395),("B2 Sage DEN",1004,1490)]; y=6; rows=[]; T=[0]*9; occ=0
    apts=[f"{f}{k:02d}" for f in (1,2,3) for k in range(1,17)]; vac=set(r.sample(apts,4))
    for i,u in enumerate(apts):
        pl,sf,mk=plans[[0,0,1,2,2,3,2,0][i%8]]; mk+=15*(int(u[0])-1); row=dict(unit=u,unitType=pl,area=sf,marketRent=float(mk))
        v=[int(u),pl,sf]
        if u in vac: v+=["VACANT","V",None,None,mk]+[None]*9; row["statusText"]="V"; T[0]+=mk
        else:
            occ+=1; n=nm.fl(); st=D(2024,r.randint(6,12),1) if r.random()<.6 else D(2025,r.randint(1,5),r.choice([1,1,10,16])); en=minus1(addm(D(st.year,st.month,1),12)); 
            cr=mk-r.choice([0,10,25,40,55,80]); pet=r.choice([0,0,0,25,35]); cp=r.choice([0,0,20,45,90]); ru=r.choice([38,45,52]) if sf<800 else r.choice([58,64,71]); tb=cr+pet+cp+ru; dep=r.choice([250,300,500]); pd=r.choice([0]*7+[tb,round(tb*.5,2),62.5])
            rn=rd=None
            if en<=D(2025,8,31) and r.random()<.7: rd=en+dt.timedelta(days=1); rn=cr+r.choice([25,30,40,50])
            v+=[n,"O",st,en,mk,cr,pet or None,cp or None,ru,tb,dep,pd,rn,rd]
            ch=[{"code":"Current rent","amount":float(cr)}]+([{"code":"Pet rent","amount":float(pet)}] if pet else [])+([{"code":"Carport / garage","amount":float(cp)}] if cp else [])+[{"code":"RUBS util.","amount":float(ru)}]
            row.update(tenantName=n,statusText="O",leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=float(cr),charges=ch,totalCharges=float(tb),deposit=float(dep),balance=float(pd),rentSteps=[{"date":iso(rd),"amount":float(rn)}] if rn else None)
            for k,x in enumerate((mk,cr,pet,cp,ru,tb,dep,pd)): T[k]+=x
        for j,x in enumerate(v,1):
            c=ws.cell(y,j,x); c.font=F()
            if isinstance(x,D): c.number_format="m/d/yy"; c.alignment=Alignment(horizontal="center")
            elif j>=8: c.number_format="#,##0.00" if j==15 else "#,##0"
            elif j in (1,5): c.alignment=Alignment(horizontal="center")
        rows.append(row); y+=1
    ws.cell(y,1,"Totals").font=F(bold=True)
    for j,x in zip(range(8,16),T): c=ws.cell(y,j,x); c.font=F(bold=True); c.number_format="#,##0.00" if j==15 else "#,##0"
    ws.cell(y+1,1,f"{len(apts)} apts, {occ} occupied, {len(vac)} vacant ({occ/len(apts)*100:.1f}% occ.)").font=F(italic=True)
    ws.cell(y+2,1,"All information deemed reliable but not guaranteed. Buyer to verify.").font=F(italic=True)
    for j,w in enumerate([6,12,6,23,5,9,9,9,9,7,9,8,9,9,10,9,10],1): ws.column_dimensions[L(j)].width=w
    ws.row_breaks.append(Break(id=37)); ws.col_breaks.append(Break(id=8))
    ws.print_options.gridLines=True; ws.print_options.headings=True; ws.page_setup.paperSize=1; ws.page_setup.orientation="portrait"; ws.page_setup.pageOrder="downThenOver"
    ws.page_margins.left=ws.page_margins.right=0.35; ws.oddFooter.center.text="Page &P of &N"; ws.oddHeader.right.text="&F"
    src=os.path.join(HERE,stem+".xlsx"); wb.save(src); to_pdf(src); os.remove(src)
    save(fn,"MULTIFAMILY","seller's spreadsheet printed two pages across, down then over",True,dict(propertyName="Juniper Terrace",asOnDate="2025-05-31",units=len(apts),occupied=occ,vacant=len(vac),sheet=None,planted=None,rows=rows))
