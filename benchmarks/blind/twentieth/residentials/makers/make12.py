# CCRC / senior, Yardi Senior-like, levels of care as sections, second resident row; PLANTED row_dropped
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2612); fn="Brackenridge_Village_Senior_RR.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Nov-25"; rows=[]
ws["A1"]="BRACKENRIDGE VILLAGE"; ws["A2"]="Senior Rent Roll by Level of Care"; ws["A3"]="November 30, 2025"
for a in ("A1","A2","A3"): ws[a].font=Font(name="Cambria",bold=True,size=13 if a=="A1" else 10)
H=["Apt","Style","Sq Ft","Resident","Rel.","Move-in","Privacy / Contract Type","Street Rate","Base Rent","Rate Discount","Care Fee","2nd Person","Meals & Other","Total Monthly Fees","Comm. Fee / Deposit"]
k=5
for j,t in enumerate(H,1): x=ws.cell(k,j,t); x.font=Font(name="Cambria",bold=True,size=9); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center"); x.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
ws.row_dimensions[5].height=36
def put(v,bold=False,fill=None):
    global k
    k+=1
    for j,q in enumerate(v,1):
        if q is None: continue
        x=ws.cell(k,j,q); x.font=Font(name="Cambria",size=9,bold=bold)
        if j>=8: x.number_format='#,##0.00;(#,##0.00);0.00'
        if j==6: x.number_format="mm/yyyy" if 0 else "m/d/yyyy"
        if fill: x.fill=PatternFill("solid",fgColor=fill)
G=[0.0]*8; un=oc=0; drop=None; gap=("AL","2209")
secs=[("INDEPENDENT LIVING","IL",1100,20,{"One Bedroom":(720,3695),"Two Bedroom":(1015,4780),"Two Bed Den":(1190,5420)}),("ASSISTED LIVING","AL",2200,16,{"Studio":(410,4550),"Deluxe Studio":(475,4990),"One Bedroom":(610,5650)}),("MEMORY SUPPORT","MS",3300,10,{"Private Suite":(345,6895),"Shared Suite":(400,5650)})]
for tt,cd,b0,cnt,st in secs:
    put([tt],True,"E2EFDA"); S=[0.0]*8; a=b=0
    for i in range(1,cnt+1):
        u=f"{b0+i}"; s=r.choice(list(st)); sf,mk=st[s]; a+=1; mk=float(mk)
        if r.random()<.12 and u!="2209": put([u,s,sf,"VACANT",None,None,None,mk]); rows.append(dict(unit=u,unitType=s,area=sf,section=tt,statusText="VACANT",marketRent=mk)); S[0]+=mk; continue
        b+=1; nm=r.name("lf"); mi=r.day(date(2019,1,10),date(2025,11,15)); ct=r.choice(["Private Pay","Private Pay","Private Pay","VA Aid","LTC Ins."]); br=mk-float(r.choice([0,0,100,150])); dc=-float(r.choice([0,0,0,200,250])); care=0.0 if cd=="IL" else float(r.choice([650,1150,1700])); two=cd!="MS" and r.random()<.25; p2=850.0 if two else 0.0; ml=float(r.choice([0,0,45,120])); tot=br+dc+care+p2+ml; cf=float(r.choice([2500,3500,5000]))
        v=[mk,br,dc,care,p2,ml,tot,cf]; S=[x+y for x,y in zip(S,v)]
        row=dict(unit=u,unitType=s,area=sf,section=tt,tenantName=nm,moveInDate=iso(mi),statusText="Occupied",marketRent=mk,contractRent=br,charges=[{"code":c,"amount":q} for c,q in zip(["Base Rent","Rate Discount","Care Fee","2nd Person","Meals & Other"],v[1:6]) if q],totalCharges=tot,deposit=cf)
        if u=="2209": drop=(u,nm,tot); continue
        put([u,s,sf,nm,"Res 1",mi,ct]+[q if q or j!=2 else 0 for j,q in enumerate(v)])
        rows.append(row)
        if two: k+=1; ws.cell(k,4,nm.split(",")[0]+", "+r.choice([z for z in FN if z not in nm])).font=Font(name="Cambria",size=9,italic=True); ws.cell(k,5,"Res 2").font=Font(name="Cambria",size=9,italic=True)
    put([f"{tt.title()} Total",None,None,f"{a} apts / {b} occupied / {a-b} vacant",None,None,None]+S,True); k+=1; un+=a; oc+=b; G=[x+y for x,y in zip(G,S)]
put(["COMMUNITY TOTAL",None,None,f"{un} apts / {oc} occupied / {un-oc} vacant",None,None,None]+G,True,"C6E0B4")
k+=2; ws.cell(k,1,"Res 2 lines show the second occupant of the apartment above; the 2nd Person fee is billed on the Res 1 line.").font=Font(name="Cambria",size=8,italic=True)
for c_,w in zip("ABCDEFGHIJKLMNO",(9,14,7,30,6,10,13,11,11,10,10,10,10,12,12)): ws.column_dimensions[c_].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:5"
wb.save(f"{B}/documents/{fn}")
save(fn,"SENIOR_HOUSING","senior rent roll by level of care, second-resident lines","Brackenridge Village","2025-11-30",un,oc,un-oc,rows,hard=True,planted={"what":f"The row of apt {drop[0]} ({drop[1]}, total monthly fees {drop[2]:,.2f}) is missing; section and community totals and counts still include it","kind":"row_dropped"},totals=dict(zip("marketRent contractRent discount care second meals totalCharges deposit".split(),G)))
