# Large Mitchell-Lama type co-op, 308 apartments, building subtotals
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
r=random.Random(2317); n="r23_x7_coop_large.xlsx"
wb=Workbook(); w=wb.active; w.title="CC Roll"; s2=wb.create_sheet("Recap")
w["A1"]="AMALIA TOWERS COOPERATIVE, INC."; w["A1"].font=Font(name="Verdana",bold=True,size=11); w["A2"]="CARRYING CHARGE ROLL"; w["L1"]="Run 11/03/2025"; w["A3"]="As of 11/01/2025"
HD=["BLDG","APT","LINE","RMS","COOPERATOR","MOVE-IN","STATUS","BASIC CC","ELEC","A/C","PARKING","STORAGE","SURCH","TOTAL CHGS","SUBSIDY (DSS)","NET BILLED","SEC DEPOSIT","OPEN BALANCE"]
f=Font(name="Verdana",size=8); b=Font(name="Verdana",size=8,bold=True); gr=PatternFill("solid",fgColor="DDDDDD"); NF='#,##0.00;-#,##0.00;"-"'
for j,h in enumerate(HD,1): q=w.cell(5,j,h); q.font=b; q.fill=gr; q.alignment=Alignment(wrap_text=True,horizontal="center")
R=6; rows=[]; G=[0]*11; rec=[]
used=set()
def nm_():
    while 1:
        x=f"{r.choice(LN)} {r.choice(FN)[0]} {r.choice('ABCDEFGHJKLMNPRSTW')}".upper()
        if x not in used: used.add(x); return x
for bl,fl in(("1",14),("2",14),("3",16)):
    S=[0]*11; nu=vc=0
    for k in range(1,fl+1):
        for li in "ABCDEFG":
            nu+=1; rm=dict(A=3.5,B=4.5,C=5.5,D=3.5,E=4.5,F=4.5,G=6.5)[li]; a=f"{k}{li}"; cc=round(rm*218.35+(k*1.5),2); el=round(rm*17.1,2); x=r.random()
            st="SHR" if x<.9 else "SUBLET" if x<.925 else "STAFF" if x<.94 else "VAC-TRF" if x<.965 else "VAC-REHAB" if x<.98 else "SHR"
            V=[bl,a,li,rm]; o=dict(unit=a,building=bl,statusText=st)
            if st.startswith("VAC"):
                vc+=1; vals=[None,None,st]
                for j,v in enumerate(V+vals,1):
                    if v is not None: w.cell(R,j,v).font=f
            else:
                n_=nm_(); mi=rd(r,(1974,3,1),(2025,10,15)); ac=r.choice([0,18.5,37.0]); pk=r.choice([0,0,0,112.0]); sg=r.choice([0,0,0,26.0]); su=r.choice([0]*6+[round(cc*.15,2),round(cc*.3,2)])
                if st=="STAFF": ac=pk=sg=su=0
                t=round(cc+el+ac+pk+sg+su,2); sub=round(r.uniform(150,620),2) if st=="SHR" and r.random()<.1 else 0; nb=round(t-sub,2); sd=r.choice([0,0,250.0,500.0]); ob=r.choice([0]*7+[nb,-20.0,round(nb*2.5,2),15.75])
                M=[cc,el,ac,pk,sg,su,t,sub,nb,sd,ob]
                for j,v in enumerate(V+[n_,mi,st]+M,1):
                    q=w.cell(R,j,v); q.font=f
                    if j==6: q.number_format="mm/dd/yy"
                    if j>7: q.number_format=NF
                for z,v in enumerate(M): S[z]+=v
                nz=lambda v:v if v else None
                o.update(tenantName=n_,moveInDate=mi,contractRent=cc,charges=chs([("BASIC CC",cc),("ELEC",el),("A/C",nz(ac)),("PARKING",nz(pk)),("STORAGE",nz(sg)),("SURCH",nz(su))]),totalCharges=t,deposit=nz(sd),balance=nz(ob))
            rows.append(row(**o)); R+=1
    w.cell(R,1,f"BLDG {bl} TOTAL").font=b; w.cell(R,5,f"{nu} apts, {vc} vacant").font=b
    for z,v in enumerate(S): q=w.cell(R,8+z,round(v,2)); q.font=b; q.number_format=NF; G[z]+=v
    for j in range(1,19): w.cell(R,j).fill=gr
    rec.append((bl,nu,vc)); R+=2
w.cell(R,1,"GRAND TOTAL").font=b; tu=sum(x[1] for x in rec); tv=sum(x[2] for x in rec); w.cell(R,5,f"{tu} apts, {tv} vacant").font=b
for z,v in enumerate(G): q=w.cell(R,8+z,round(v,2)); q.font=b; q.number_format=NF; q.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
for j,h in enumerate(["Building","Apartments","Occupied","Vacant"],1): s2.cell(1,j,h).font=Font(bold=True)
for i,(x,y,z) in enumerate(rec,2):
    for j,v in enumerate((x,y,y-z,z),1): s2.cell(i,j,v)
for j,v in enumerate(("Total",tu,tu-tv,tv),1): s2.cell(5,j,v).font=Font(bold=True)
s2["A7"]="Waiting list (internal transfer)"; s2["B7"]=61; s2["A8"]="Waiting list (external, lottery 2021)"; s2["B8"]=1904
s2["A10"]="SHR shareholder; SUBLET approved sublet; STAFF employee apartment (occupied); VAC-TRF vacant awaiting transfer; VAC-REHAB vacant, under repair"
for c,x in zip("ABCDEFGHIJKLMNOPQR",[6,6,5,5,24,10,11,11,9,9,10,9,9,12,11,12,11,12]): w.column_dimensions[c].width=x
s2.column_dimensions["A"].width=34
w.freeze_panes="F6"; w.print_title_rows="5:5"; w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(n)); print(tu,tv)
put(n,"COOPERATIVE","Large limited-dividend co-op, building subtotals, recap sheet",True,"Amalia Towers Cooperative, Inc.","2025-11-01",rows,tu,tu-tv,tv,sheet="CC Roll",totals=dict(contractRent=round(G[0],2),totalCharges=round(G[6],2),deposit=G[9],balance=round(G[10],2)))
