# Yardi-like resident aged receivables by charge, two properties, XLSX
import random
from tru import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(404)
P=[("hbr","Harbor Creek Apartments (hbr)",["0102","0117","0204","0221","0308","0316","0330","0411","0425"]),("wlw","Willow Bend Flats (wlw)",["A-03","A-12","B-07","C-01","C-15","D-09"])]
NM=["Abernathy, Joelle","Castellanos, Mateo","Dube, Priya","Eklund, Tor","Fairweather, Lashonda","Gupta-Reyes, Anil","Hightower, Marcus","Ito, Kenji","Janssen, Willa","Kowalczyk, Bo","Lafontaine, Denise","Mbeki, Thandi","Novak, Petra","O'Rourke, Sean","Pettibone, Ruth Ann"]
ST=["Current","Current","Notice","Past","Current","Eviction","Current","Past","Current","Current","Notice","Current","Past","Current","Current"]
CH={"rent":1285,"water":44.18,"trash":15,"petrent":35,"latefee":75,"garage":90,"damages":612.4,"mtm":150,"renterins":14.5,"legal":385.5}
M=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
wb=Workbook(); ws=wb.active; ws.title="Report1"
b=Font(name='Calibri',size=10,bold=True); n=Font(name='Calibri',size=10)
ws["A1"]="Aging Detail"; ws["A1"].font=Font(size=12,bold=True)
ws["A2"]="DB Caption: Brightwater Live  Property: hbr, wlw  Status: Current, Past, Notice, Eviction  Age As Of: 10/31/2025  Post To: 10/2025"; ws["A2"].font=Font(size=8)
H1=["Property","Unit","Resident","Name","Status","Charge","Total","0-30","31-60","61-90","Over","Pre-","Total"]
H2=["","","","","","Code","Unpaid","days","days","days","90","payments","Owed"]
H3=["","","","","","","Charges","","","","days","",""]
for i,h in enumerate((H1,H2,H3),4):
    for j,x in enumerate(h,1):
        c=ws.cell(i,j,x or None); c.font=b; c.fill=PatternFill('solid',fgColor='D9E1F2'); c.alignment=Alignment(horizontal='right' if j>6 else 'left')
r=7; rows=[];tots=[]; k=0
def num(r,d,f):
    for j,m in enumerate(M,7):
        c=ws.cell(r,j,d[m]); c.number_format='#,##0.00;-#,##0.00'; c.font=f
def sm(rs): return {m:round(sum(x[m] for x in rs),2)+0.0 for m in M}
def tl(lab,rs,col,line):
    global r
    t=sm(rs); ws.cell(r,col,lab).font=b; num(r,t,b)
    for j in range(7,14): ws.cell(r,j).border=Border(top=Side(style=line))
    tots.append(dict(label=lab,**t)); r+=1
for code,pn,us in P:
    ws.cell(r,1,pn).font=b; r+=1; pr=[]
    for u in us:
        rid=f"t00{41207+k*613}"; tr=[]
        cs=["rent"]+random.sample([x for x in CH if x!="rent"],random.randint(1,3)) if k%5!=3 else ["prepay"]
        for ci,c in enumerate(cs):
            d=dict.fromkeys(M,0.0)
            if c=="prepay": d["prepaid"]=-round(random.uniform(60,1400),2)
            else:
                a=CH[c]
                d["b0_30"]=float(a) if random.random()<.8 or c!="rent" else 310.25
                if random.random()<.35: d["b31_60"]=round(a*random.choice([1,.5]),2)
                if ST[k] in("Past","Eviction"):
                    d["b61_90"]=float(a)
                    if random.random()<.6: d["b90"]=round(a*random.choice([1,2,1.25]),2)
                    if ST[k]=="Past": d["b0_30"]=0.0
                d["unpaid"]=round(sum(d[m] for m in M[1:5]),2)
            d["total"]=round(d["unpaid"]+d["prepaid"],2)
            t=dict(property=code,unit=u,resident=rid,name=NM[k],status=ST[k],charge=c)
            for j,x in enumerate((code,u,rid,NM[k],ST[k]),1):
                if ci==0: ws.cell(r,j,x).font=n
            ws.cell(r,6,c).font=n; num(r,d,n); r+=1
            tr.append({**t,**d})
        rows+=tr; pr+=tr; tl(NM[k],tr,4,'thin') if False else tl("Total "+rid,tr,4,'thin'); k+=1
    tl(f"Total {code}",pr,1,'medium'); r+=1
tl("Grand Total",rows,1,'double')
ws.cell(r+1,1,"UserId : cwhitlock@brightwaterpm.example  Date : 11/3/2025  Time : 9:07 AM").font=Font(size=8,italic=True)
for c,w in zip("ABCDEFGHIJKLM",(11,8,12,24,10,11,12,11,11,11,11,11,12)): ws.column_dimensions[c].width=w
ws.freeze_panes="A7"
N="Aging_Detail_hbr_wlw_1025.xlsx"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(N)); put(N,"AR",M,rows,tots)
